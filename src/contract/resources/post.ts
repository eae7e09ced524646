import * as f from '../kinds/index.ts'
import { api, site } from '../paths.ts'
import { publishedOnly, publishingFields, publishingNames } from '../publishing.ts'
import { defineResource } from '../resource.ts'

const written = ['name', 'title', 'description', 'descripcion', 'order', 'image', ...publishingNames] as const

export const post = defineResource({
  name: 'post',
  fields: {
    name: f.text('Nombre', 255, { keyed: true, unique: true }),
    title: f.text('Título', 255, { keyed: true }),
    slug: f.slug('name', ['post', 'pagina']),
    description: f.requiredLongText('Descripción', 1000),
    descripcion: f.richText('Contenido'),
    order: f.order('Orden'),
    visits: f.counter('Visitas'),
    image: f.image('Imagen', { upload: 'urlfoto' }),
    ...publishingFields,
  },
  title: 'title',
  order: 'order',
  columns: [
    ['order', 'Orden'],
    ['image', 'Imagen'],
    ['title', 'Título'],
    ['publicado', 'Estado'],
  ],
  visitors: { ...publishedOnly, list: { at: api.posts, title: 'Artículos del blog' }, page: site.post },
  talliedBy: { state: 'publicado' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: written,
    update: written,
    updateBy: 'form',
    sentAlong: ['visits'],
  },
  texts: {
    one: 'Post',
    many: 'Posts',
    loading: 'Cargando posts...',
    empty: 'No hay posts para mostrar.',
    loadingItem: 'Cargando datos del post...',
    add: 'Crear Post',
    createTitle: 'Crear Post',
    editTitle: 'Editar Post',
    createButton: 'Guardar',
    updateButton: 'Actualizar',
    confirmDelete: '¿Deseas eliminar este post?',
  },
})
