import * as f from '../kinds/index.ts'
import { api } from '../paths.ts'
import { publishedOnly, publishingFields, publishingNames } from '../publishing.ts'
import { defineResource } from '../resource.ts'

const written = ['frase', 'link', 'posicion', 'imagen', ...publishingNames] as const

export const slide = defineResource({
  name: 'slide',
  fields: {
    frase: f.text('Frase', 255, { keyed: true }),
    link: f.url('Link'),
    posicion: f.order('Posición'),
    imagen: f.image('Imagen', { upload: 'urlfoto', required: true }),
    ...publishingFields,
  },
  title: 'frase',
  order: 'posicion',
  columns: [
    ['posicion', 'Orden'],
    ['imagen', 'Imagen'],
    ['frase', 'Frase'],
    ['link', 'Link'],
    ['publicado', 'Estado'],
  ],
  visitors: { ...publishedOnly, list: { at: api.slides, title: 'Carrusel' } },
  talliedBy: { state: 'publicado' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: written,
    update: written,
    updateBy: 'post',
  },
  texts: {
    one: 'Slide',
    many: 'Slides',
    loading: 'Cargando Slides...',
    empty: 'No hay slides para mostrar.',
    add: 'Agregar Slide',
    createTitle: 'Crear Slide',
    editTitle: 'Editar Slide',
    createButton: 'Crear Slide',
    updateButton: 'Actualizar Slide',
    confirmDelete: '¿Borrar Slide?',
    created: 'Slide creado exitosamente.',
    createFailed: 'Error al crear slide, revise datos o conexión.',
    updated: 'Slide actualizado correctamente',
    deleteFailed: 'No se pudo eliminar el slide.',
  },
})
