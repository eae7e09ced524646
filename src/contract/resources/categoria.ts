import { z } from 'zod'
import * as f from '../kinds/index.ts'
import { api, site } from '../paths.ts'
import { defineResource } from '../resource.ts'
import { validation } from '../texts/server.ts'
import { businessTypes } from '../values/businessTypes.ts'
import { textSchema } from '../values/schemas.ts'

const MAX_TYPE = 100

export const categoria = defineResource({
  name: 'categoria',
  fields: {
    nombre: f.text('Nombre', 255, { keyed: true }),
    slug: f.slug('nombre'),
    orden: f.order('Orden', 1, 1),
    descripcion: f.longText('Descripción', 1000),
    menu: f.bool('Portada?', false),
    urlfoto: f.image('Imagen', { fallbackImage: true }),
    tipo_schema: f.optionalChoice(
      'Tipo de negocio',
      businessTypes,
      textSchema(
        MAX_TYPE,
        z
          .enum(
            businessTypes.map(([type]) => type),
            validation.notRef,
          )
          .nullable(),
      ),
      {
        group: 'Buscadores',
        placeholder: '-- Sin tipo --',
        help: 'Lo que Google y otros buscadores leen en las páginas de sus sucursales.',
      },
    ),
  },
  title: 'nombre',
  order: 'orden',
  options: `${api.categorias}?per_page=500`,
  columns: [
    ['orden', 'Orden'],
    ['urlfoto', 'Imagen'],
    ['slug', 'slug'],
    ['nombre', 'Nombre'],
  ],
  visitors: { list: { at: api.categorias, title: 'Categorías' }, page: site.categoria },
  talliedBy: { state: 'menu' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: ['nombre', 'slug', 'orden', 'descripcion', 'menu', 'urlfoto', 'tipo_schema'],
    update: ['nombre', 'orden', 'descripcion', 'menu', 'urlfoto', 'tipo_schema'],
  },
  texts: {
    one: 'Categoría',
    many: 'Categorías',
    loading: 'Cargando categorías...',
    empty: 'No hay categorías para mostrar.',
    add: 'Agregar categoría',
    createTitle: 'Crear Categoría',
    editTitle: 'Editar Categoría',
    createButton: 'Crear Categoría',
    updateButton: 'Actualizar Categoría',
    confirmDelete: '¿Borrar categoría?',
    created: 'Categoria creado exitosamente.',
    createFailed: 'Error al crear Catergoria, revise datos o conexión.',
  },
})
