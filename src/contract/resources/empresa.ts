import { z } from 'zod'
import * as f from '../kinds/index.ts'
import { api, site } from '../paths.ts'
import { defineResource } from '../resource.ts'
import { type AddressParts, composedAddress } from '../values/address.ts'
import { estadoSchema } from '../values/estadoSchema.ts'
import { estados } from '../values/estados.ts'
import { postalCodeSchema } from '../values/postalCode.ts'

/** The fields of the specification that owners set. */
const specified = [
  'nombre',
  'email',
  'telefono',
  'direccion',
  'website',
  'facebook',
  'youtube',
  'tiktok',
  'descripcion',
  'orden',
  'urlfoto',
  'categoria_id',
] as const

/** The headings over further fields. */
const heading = {
  place: 'Dirección y ubicación',
  contact: 'Teléfonos y redes',
  hours: 'Horario',
  pictures: 'Fotos',
  kind: 'Clasificación',
  internal: 'Datos internos',
} as const

const part = (label: string, max = 255) => f.optionalText(label, max, { group: heading.place })

const further = {
  calle: part('Calle'),
  numero_exterior: part('Número exterior'),
  numero_interior: part('Número interior'),
  entre_calles: part('Entre calles'),
  colonia: part('Colonia'),
  codigo_postal: { ...part('Código postal', 5), schema: postalCodeSchema() },
  localidad: part('Localidad'),
  municipio: part('Municipio o alcaldía'),
  estado: f.optionalChoice(
    'Estado',
    estados.map(({ clave, nombre }) => [clave, nombre]),
    estadoSchema(),
    { group: heading.place, placeholder: '-- Selecciona un estado --' },
  ),
  ubicacion: f.point('Ubicación en el mapa', {
    group: heading.place,
    help: 'Latitud y longitud, o la dirección de Google Maps o de OpenStreetMap.',
  }),
  telefonos: f.phones('Otros teléfonos', { group: heading.contact }),
  whatsapp: f.tel('WhatsApp', { group: heading.contact }),
  instagram: f.url('Instagram', { group: heading.contact }),
  horario: f.hours('Horario', { group: heading.hours }),
  excepciones: f.exceptions('Días especiales', { group: heading.hours }),
  cerrado_hasta: f.date('Cerrado temporalmente hasta', {
    group: heading.hours,
    help: 'El último día que está cerrado.',
  }),
  zona: f.optionalZone('Zona horaria', {
    group: heading.hours,
    settingsField: 'zona_horaria',
    placeholder: 'La de la organización',
  }),
  fotos: f.images('Fotos', { most: 12, group: heading.pictures }),
  categorias: f.refs('Otras categorías', 'categoria', {
    most: 5,
    besides: 'categoria_id',
    group: heading.kind,
    none: 'Sin otras categorías',
  }),
  caracteristicas: f.attributes('Características', 'caracteristica', {
    by: ['categoria_id', 'categorias'],
    group: heading.kind,
  }),
  razon_social: f.optionalText('Razón social', 255, {
    group: heading.internal,
    help: 'No se muestra en el sitio.',
  }),
} as const

/** The organisation's own number for a branch, which only administrators set. */
const numbered = {
  clave: f.optionalText('Clave', 60, {
    keyed: true,
    unique: true,
    group: heading.internal,
    help: 'El número propio de la organización para esta sucursal. No se muestra en el sitio.',
  }),
} as const

const owned = [...specified, ...(Object.keys(further) as (keyof typeof further)[])] as const
const managed = [...owned, 'clave', 'publicado'] as const

export const empresa = defineResource({
  name: 'empresa',
  fields: {
    nombre: f.text('Nombre', 255, { min: 2, keyed: true }),
    email: f.email('Correo electrónico'),
    telefono: f.tel('Teléfono'),
    direccion: f.optionalText('Dirección', 500),
    website: f.url('Sitio web'),
    facebook: f.url('Facebook'),
    youtube: f.url('YouTube'),
    tiktok: f.url('TikTok'),
    descripcion: f.longText('Descripción', 10_000),
    orden: f.order('Orden'),
    urlfoto: f.image('Imagen', { fallbackImage: true }),
    categoria_id: f.ref('Categoría', 'categoria', {
      shownAs: 'categoria',
      placeholder: '-- Selecciona una categoría --',
      none: 'Sin categoría',
    }),
    publicado: f.bool('Publicado', false, ['Publicada', 'En revisión']),
    visitas: f.counter('Visitas'),
    user_id: f.ref('Propietario', 'user', {}),
    slug: f.slug('nombre', ['en']),
    ...further,
    ...numbered,
  },
  title: 'nombre',
  order: 'orden',
  columns: [
    ['orden', 'Orden'],
    ['urlfoto', 'Imagen'],
    ['nombre', 'Nombre'],
    ['publicado', 'Estado'],
  ],
  visitors: {
    visibleBy: 'publicado',
    preview: true,
    hidden: ['user_id', 'clave', 'razon_social'],
    adds: {
      shape: { direccion_compuesta: z.boolean().describe('Si `direccion` está compuesta de sus partes.') },
      of: addressOf,
    },
    schema: 'Sucursal',
    item: { at: api.sucursal, title: 'Una sucursal', says: 'La sucursal.' },
    page: site.sucursal,
  },
  talliedBy: { state: 'publicado', category: 'categoria_id' },
  admin: {
    operations: ['list', 'get', 'create', 'update', 'full', 'remove'],
    create: managed,
    update: ['orden', 'publicado'],
    full: [...managed, 'user_id'],
    newRecord: { publicado: true },
    sentAlong: ['nombre'],
  },
  cliente: {
    operations: ['list', 'get', 'create', 'update', 'remove'],
    create: owned,
    update: owned,
    held: { direct: ['orden'] },
    columns: [
      ['orden', 'ID'],
      ['nombre', 'NAME'],
      ['publicado', 'Estado'],
    ],
    actions: 'ACCIÓN',
    marks: 'none',
    menu: 'Empresa',
  },
  texts: {
    one: 'Sucursal',
    many: 'Sucursales',
    loading: 'Cargando empresas...',
    empty: 'No hay empresas para mostrar.',
    add: 'Agregar Empresa',
    createTitle: 'Crear Empresa',
    editTitle: 'Editar Empresa',
    createButton: 'Crear Empresa',
    updateButton: 'Actualizar Empresa',
    confirmDelete: '¿Borrar Empresa?',
  },
})

/** While nobody has written an address, visitors read the one that its parts make. */
function addressOf({ direccion, ...record }: Readonly<Record<string, unknown>>) {
  const composed = direccion === null ? composedAddress(record as AddressParts) : null
  return { direccion: direccion ?? composed, direccion_compuesta: composed !== null }
}
