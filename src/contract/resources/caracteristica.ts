import * as f from '../kinds/index.ts'
import { api } from '../paths.ts'
import { defineResource } from '../resource.ts'
import { attributeTypes, withOptions } from '../values/attributes.ts'

const written = [
  'nombre',
  'tipo',
  'opciones',
  'unidad',
  'categorias',
  'se_muestra',
  'se_filtra',
  'orden',
] as const

/** What an administrator defines that branches can say of themselves, such as 'acepta tarjeta'. */
export const caracteristica = defineResource({
  name: 'caracteristica',
  fields: {
    nombre: f.text('Nombre', 255, { keyed: true, unique: true }),
    slug: f.slug('nombre'),
    tipo: f.choice('Tipo', attributeTypes, {
      help: 'No se puede cambiar cuando ya hay sucursales con un valor.',
    }),
    opciones: f.options('Opciones', {
      most: 100,
      when: { field: 'tipo', is: [...withOptions] },
      help: 'Las de una lista. Lo que se quita de aquí se quita de las sucursales que lo tenían.',
    }),
    unidad: f.optionalText('Unidad', 255, {
      when: { field: 'tipo', is: ['numero'] },
      help: 'De un número, como m² o personas.',
    }),
    categorias: f.refs('Categorías', 'categoria', {
      most: 100,
      help: 'Solo las sucursales de estas categorías la tienen; sin ninguna, todas.',
      none: 'Todas',
    }),
    se_muestra: f.bool('Se muestra', true, ['Se muestra', 'No se muestra']),
    se_filtra: f.bool('Se filtra', true, ['Se filtra', 'No se filtra']),
    orden: f.order('Orden'),
  },
  title: 'nombre',
  order: 'orden',
  columns: [
    ['orden', 'Orden'],
    ['nombre', 'Nombre'],
    ['tipo', 'Tipo'],
    ['se_muestra', 'En el sitio'],
    ['se_filtra', 'En los filtros'],
  ],
  visitors: {
    visibleBy: 'se_muestra',
    list: { at: api.caracteristicas, title: 'Características de las sucursales' },
  },
  talliedBy: { state: 'se_muestra' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: written,
    update: written,
  },
  texts: {
    one: 'Característica',
    many: 'Características',
    loading: 'Cargando características...',
    empty: 'No hay características para mostrar.',
    add: 'Agregar característica',
    createTitle: 'Crear Característica',
    editTitle: 'Editar Característica',
    createButton: 'Crear Característica',
    updateButton: 'Actualizar Característica',
    confirmDelete: '¿Borrar característica?',
  },
})
