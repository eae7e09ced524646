import { z } from 'zod'
import * as f from '../kinds/index.ts'
import { site } from '../paths.ts'
import { publishedOnly, publishingFields, publishingNames } from '../publishing.ts'
import { defineResource } from '../resource.ts'

export const producto = defineResource({
  name: 'producto',
  fields: {
    name: f.text('Nombre', 255, { keyed: true }),
    slug: f.slug('name'),
    title: f.text('Título', 255),
    description: f.requiredLongText('Descripción', 1000),
    details: f.longText('Detalles', 10_000),
    code: f.optionalText('Código', 100),
    stock: f.optionalInteger('Existencias'),
    price: f.money('Precio'),
    order: f.order('Orden'),
    categoria_id: f.ref('Categoría', 'categoria', {
      shownAs: 'categoria',
      placeholder: '-- Selecciona una categoría --',
      none: 'Sin categoría',
    }),
    image: f.image('Imagen', { upload: 'urlfoto' }),
    visits: f.counter('Visitas'),
    ...publishingFields,
  },
  title: 'name',
  order: 'order',
  columns: [
    ['order', 'Orden'],
    ['image', 'Imagen'],
    ['name', 'Nombre'],
    ['price', 'Precio'],
    ['categoria_id', 'Categoría'],
    ['publicado', 'Estado'],
  ],
  visitors: {
    ...publishedOnly,
    page: site.producto,
    // The public product list contains it too (specification, section 3).
    adds: {
      shape: { descripcion: z.string().describe('Lo mismo que `description`.') },
      of: ({ description }) => ({ descripcion: description }),
    },
  },
  talliedBy: { state: 'publicado', category: 'categoria_id' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: [
      'name',
      'slug',
      'title',
      'description',
      'details',
      'code',
      'stock',
      'price',
      'order',
      'categoria_id',
      'image',
      ...publishingNames,
    ],
    update: [
      'name',
      'title',
      'description',
      'details',
      'code',
      'stock',
      'price',
      'order',
      'categoria_id',
      'image',
      ...publishingNames,
    ],
    marks: ['slug'],
    sentAlong: ['slug', 'visits'],
  },
  texts: {
    one: 'Producto',
    many: 'Productos',
    loading: 'Cargando productos...',
    empty: 'No hay productos para mostrar.',
    add: '+ Nuevo producto',
    createTitle: 'Crear Producto',
    editTitle: 'Editar Producto',
    createButton: 'Crear Producto',
    updateButton: 'Actualizar Producto',
    confirmDelete: '¿Estás segura de eliminar este producto?',
    created: 'Producto creado exitosamente.',
    createFailed: 'Error al crear producto, revise los datos o la conexión.',
  },
})
