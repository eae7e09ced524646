import type { z } from 'zod'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import { type Action, type Audience, inputFields, inputName, type Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Ref } from '../../contract/values/refs.ts'
import type { items, publicItems } from '../../contract/views.ts'

/**
 * One record of each collection, from which the other examples are made. Values not written here come from the field.
 */

const at = { created_at: '2026-03-02T18:00:00.000Z', updated_at: '2026-03-05T09:30:00.000Z' }
const picture = '3f9a1c2b7d4e-1600x900.webp'
const email = 'contacto@panaderia.example'
const open: [number, number][] = [
  [420, 840],
  [960, 1200],
]
const weekdays = { lunes: open, martes: open, miercoles: open, jueves: open, viernes: open }
const panaderias = { id: 3, nombre: 'Panaderías', slug: 'panaderias' }

type PublicExamples = { readonly [N in CollectionName]: z.output<(typeof publicItems)[N]> }
type Examples = { readonly [N in CollectionName]: z.output<(typeof items)[N]> }

const written: { readonly [N in CollectionName]?: Partial<Examples[N]> } = {
  user: {
    id: 2,
    name: 'Panadería del Centro',
    email,
    aprobado: true,
    roles: [{ id: 2, name: 'cliente' }],
    ...at,
  },
  categoria: {
    ...panaderias,
    orden: 1,
    descripcion: 'Pan dulce, bolillo y repostería.',
    menu: true,
    urlfoto: picture,
    ...at,
  },
  producto: {
    id: 12,
    name: 'Concha',
    slug: 'concha',
    title: 'Concha de vainilla',
    description: 'Pan dulce con costra de azúcar.',
    details: null,
    code: 'PAN-012',
    stock: 40,
    price: 12.5,
    order: 1,
    categoria_id: 3,
    categoria: panaderias,
    image: picture,
    visits: 208,
    ...at,
  },
  empresa: {
    id: 5,
    nombre: 'Panadería del Centro',
    email,
    telefono: '+52 55 5555 0101',
    direccion: 'Calle Hidalgo 12, Centro',
    website: 'https://panaderia.example',
    facebook: null,
    youtube: null,
    tiktok: null,
    descripcion: 'Pan recién horneado desde las 6 de la mañana.',
    orden: 1,
    urlfoto: picture,
    categoria_id: 3,
    categoria: panaderias,
    publicado: true,
    visitas: 341,
    user_id: 2,
    slug: 'panaderia-del-centro',
    calle: 'Calle Hidalgo',
    numero_exterior: '12',
    colonia: 'Centro',
    codigo_postal: '06000',
    municipio: 'Cuauhtémoc',
    estado: '09',
    ubicacion: { lat: 19.4326077, lng: -99.133208 },
    telefonos: [{ nombre: 'Pedidos', numero: '+52 55 5555 0102' }],
    whatsapp: '+52 55 5555 0101',
    horario: { ...weekdays, sabado: [[420, 840]], domingo: [] },
    excepciones: [{ fecha: '2026-12-25', intervalos: [], nota: 'Navidad' }],
    fotos: [{ foto: picture, alt: 'El mostrador, con conchas recién hechas' }],
    categorias: [{ id: 2, nombre: 'Cafeterías', slug: 'cafeterias' }],
    caracteristicas: { 'acepta-tarjeta': true, estacionamiento: 'En la calle' },
    clave: 'MX-0007',
    ...at,
  },
  caracteristica: {
    id: 2,
    nombre: 'Estacionamiento',
    slug: 'estacionamiento',
    tipo: 'lista',
    opciones: ['Propio', 'En la calle'],
    unidad: null,
    categorias: [],
    se_muestra: true,
    se_filtra: true,
    orden: 3,
    ...at,
  },
  slide: {
    id: 2,
    frase: 'Feria del pan, del 3 al 5 de noviembre',
    link: 'https://feria.example',
    posicion: 1,
    imagen: picture,
    ...at,
  },
  post: {
    id: 9,
    name: 'Pan de muerto',
    title: 'Dónde encontrar el mejor pan de muerto',
    slug: 'pan-de-muerto',
    description: 'Cinco panaderías del centro que lo hornean todo octubre.',
    descripcion: '<h2>De temporada</h2><p>El pan de muerto huele a azahar.</p>',
    order: 1,
    visits: 96,
    image: picture,
    ...at,
  },
  pagina: {
    id: 4,
    name: 'Quiénes somos',
    title: 'Quiénes somos',
    slug: 'quienes-somos',
    description: 'La historia de la cámara.',
    texttop: '<p>Reunimos a los comercios del centro.</p>',
    textbottom: '<p>Visítanos de lunes a viernes.</p>',
    order: 1,
    image: null,
    ...at,
  },
  catalogo: {
    id: 6,
    titulo: 'Catálogo de otoño',
    orden: 1,
    archivo: '9b1d5e7c2a40.pdf',
    portada: '3f9a1c2b7d4e-800x1035.webp',
    texto: 'si',
    ...at,
  },
  ajustes: {
    id: 1,
    nombre: 'Zócalo',
    logo: null,
    telefono_chat: '+52 55 5555 0100',
    texto_chat: '¡Hola! Quiero más información.',
    facebook: 'https://facebook.example/zocalo',
    youtube: null,
    tiktok: null,
    instagram: null,
    pie: null,
    terminos: '<p>Términos y condiciones.</p>',
    politica_cookies: '<p>Política de cookies.</p>',
    sinonimos: 'refacciones = autopartes',
    ...at,
  },
}

/** A whole record of each collection. */
export const itemExamples = Object.fromEntries(
  Object.values(collections).map((one) => [one.name, { ...derived(one), ...written[one.name] }]),
) as Examples

function derived({ fields }: Resource): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]) => [name, exampleOf(field)])
  const shown = Object.values(fields).flatMap(({ shownAs }) => (shownAs ? [[shownAs, null]] : []))
  return { id: 1, ...Object.fromEntries([...values, ...shown]), ...at }
}

/** Returns a field's initial value, or the first sample value that it accepts. */
function exampleOf({ initial, label, schema }: Field): unknown {
  if (initial !== undefined) return initial
  return [label, 1, email].find((value) => schema.safeParse(value).success)
}

/** The same as visitors read them. */
export const publicExamples = Object.fromEntries(
  Object.values<Resource<CollectionName>>(collections).map(({ name, visitors }): [string, object] => [
    name,
    { ...itemExamples[name], ...visitors?.adds?.of(itemExamples[name]) },
  ]),
) as PublicExamples

/** Returns the body of a write; a file is a (shortened) data-URL. */
export function inputExample(
  name: CollectionName,
  audience: Audience,
  action: Action,
): Record<string, unknown> {
  const record: Record<string, unknown> = itemExamples[name]
  const body: Record<string, unknown> = {}
  for (const [key, field] of inputFields(collections[name], audience, action)) {
    const value = record[key]
    const { file, files } = traitsOf(field)
    if (file) {
      if (action === 'create') body[inputName(key, field)] = file.example
    } else if (files) {
      if (action === 'create') body[key] = [{ foto: files.example, alt: 'El mostrador' }]
    } else if (field.toMany && Array.isArray(value)) body[key] = value.map(({ id }: Ref) => id)
    else if (value !== null && !field.from) body[key] = value
  }
  return body
}
