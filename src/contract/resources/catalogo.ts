import * as f from '../kinds/index.ts'
import { api } from '../paths.ts'
import { publishedOnly, publishingFields, publishingNames } from '../publishing.ts'
import { defineResource } from '../resource.ts'

const written = ['titulo', 'orden', 'archivo', ...publishingNames] as const

export const catalogo = defineResource({
  name: 'catalogo',
  fields: {
    titulo: f.text('Título', 255, { keyed: true }),
    orden: f.order('Orden'),
    archivo: f.pdf('PDF', { cover: 'portada' }),
    portada: f.image('Portada'),
    texto: f.state(
      'Texto',
      [
        ['pendiente', 'Leyendo…'],
        ['si', 'Con texto'],
        ['no', 'Sin texto'],
      ],
      'si',
    ),
    ...publishingFields,
  },
  title: 'titulo',
  order: 'orden',
  columns: [
    ['id', 'ID'],
    ['titulo', 'Título'],
    ['archivo', 'Archivo'],
    ['portada', 'Portada'],
    ['texto', 'Texto'],
    ['publicado', 'Estado'],
  ],
  visitors: {
    ...publishedOnly,
    hidden: ['texto', ...publishingNames],
    schema: 'CatalogoPublico',
    list: { at: api.catalogos, title: 'Catálogos PDF' },
  },
  talliedBy: { state: 'publicado' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: written,
    update: written,
    updateBy: 'form',
    actions: 'Acción',
  },
  texts: {
    one: 'Catálogo',
    many: 'Catálogos',
    loading: 'Cargando catálogos...',
    empty: 'No hay catálogos para mostrar.',
    add: 'Agregar Catálogo',
    createTitle: 'Crear Catálogo',
    editTitle: 'Editar Catálogo',
    createButton: 'Crear Catálogo',
    updateButton: 'Actualizar Catálogo',
    confirmDelete: '¿Borrar Catálogo?',
    created: 'Catálogo creado exitosamente.',
    createFailed: 'Error al crear catálogo, revisa la consola.',
    createRefused: 'Revisa los datos marcados.',
    missing: 'Título y PDF son requeridos.',
  },
})
