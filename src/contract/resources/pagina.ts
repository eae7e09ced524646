import * as f from '../kinds/index.ts'
import { api, site } from '../paths.ts'
import { publishedOnly, publishingFields, publishingNames } from '../publishing.ts'
import { defineResource } from '../resource.ts'

const written = [
  'name',
  'title',
  'description',
  'texttop',
  'textbottom',
  'order',
  'image',
  ...publishingNames,
] as const

export const pagina = defineResource({
  name: 'pagina',
  fields: {
    name: f.text('Nombre', 255, { keyed: true, unique: true }),
    title: f.text('Título', 255, { keyed: true }),
    slug: f.slug('name'),
    description: f.requiredLongText('Descripción', 1000),
    texttop: f.richText('Contenido Superior'),
    textbottom: f.richText('Contenido Inferior'),
    order: f.order('Orden'),
    image: f.image('Imagen', { upload: 'urlfoto' }),
    ...publishingFields,
  },
  title: 'title',
  order: 'order',
  columns: [
    ['id', 'Orden'],
    ['name', 'Nombre'],
    ['image', 'Imagen'],
    ['title', 'Titulo'],
    ['publicado', 'Estado'],
  ],
  visitors: {
    ...publishedOnly,
    list: { at: api.paginas, title: 'Páginas' },
    item: { at: api.pagina, title: 'Una página', says: 'La página.' },
    page: site.pagina,
  },
  talliedBy: { state: 'publicado' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: written,
    update: written,
    updateBy: 'form',
  },
  texts: {
    one: 'Página',
    many: 'Páginas',
    loading: 'Cargando páginas...',
    empty: 'No hay páginas para mostrar.',
    add: 'Crear nueva página',
    createTitle: 'Crear Página',
    editTitle: 'Editar Página',
    createButton: 'Guardar',
    updateButton: 'Actualizar',
    confirmDelete: '¿Deseas eliminar esta página?',
  },
})
