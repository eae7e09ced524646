import { expect, test } from 'vitest'
import { on, week } from '../../../../test/support/openingTimes.ts'
import { LOCAL_BUSINESSES, wrongIn } from '../../../../test/support/schemaOrg.ts'
import { businessTypes } from '../../../contract/values/businessTypes.ts'
import { addDays } from '../../../contract/values/dates.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { localBusiness } from './localBusiness.ts'
import { openingHours } from './openingHours.ts'

const today = new Date().toISOString().slice(0, 10)

const bare: PublicEmpresa = {
  ...{ id: 7, nombre: 'Cerrajería Ñandú', slug: 'cerrajeria-nandu', orden: 1, visitas: 0, publicado: true },
  ...{ email: null, telefono: null, website: null, facebook: null, youtube: null, tiktok: null },
  ...{
    instagram: null,
    whatsapp: null,
    descripcion: null,
    urlfoto: null,
    categoria_id: null,
    categoria: null,
  },
  ...{
    direccion: 'Calle Hidalgo 18, Centro',
    direccion_compuesta: false,
    calle: null,
    numero_exterior: null,
  },
  ...{ numero_interior: null, entre_calles: null, colonia: null, codigo_postal: null, localidad: null },
  ...{ municipio: null, estado: null, ubicacion: null, telefonos: [], horario: null, excepciones: [] },
  ...{ cerrado_hasta: null, zona: 'America/Mexico_City', fotos: [], categorias: [], caracteristicas: {} },
  ...{ created_at: `${today}T10:00:00.000Z`, updated_at: `${today}T10:00:00.000Z` },
}

const full: PublicEmpresa = {
  ...bare,
  ...{ calle: 'Hidalgo', numero_exterior: '18', colonia: 'Centro', codigo_postal: '06000' },
  ...{ municipio: 'Peñablanca', estado: '15', ubicacion: { lat: 19.7683, lng: -98.8121 } },
  telefono: '55 5555 0101',
  telefonos: [{ nombre: 'Ventas', numero: '55 5555 0102' }],
  instagram: 'https://instagram.com/nandu',
  website: 'https://nandu.example',
  urlfoto: 'fachada-9x6.webp',
  fotos: [
    { foto: 'taller-9x6.webp', alt: 'El taller' },
    { foto: 'fachada-9x6.webp', alt: null },
  ],
  horario: week({ all: '9-14, 16-19', domingo: '' }),
}

test('says all that is known, in words of schema.org', () => {
  const data = localBusiness(full, 'https://zocalo.example', 'Locksmith')
  expect(wrongIn(data)).toEqual([])
  expect(data).toMatchObject({
    '@type': 'Locksmith',
    image: [
      'https://zocalo.example/img/empresa/fachada-9x6.webp',
      'https://zocalo.example/img/empresa/taller-9x6.webp',
    ],
    telephone: '55 5555 0101',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Hidalgo 18, col. Centro',
      addressLocality: 'Peñablanca',
      addressRegion: 'Estado de México',
      postalCode: '06000',
      addressCountry: 'MX',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 19.7683, longitude: -98.8121 },
    sameAs: ['https://nandu.example', 'https://instagram.com/nandu'],
  })
})

test('says nothing of what is not known', () => {
  const data = localBusiness(bare, 'https://zocalo.example')
  expect(wrongIn(data)).toEqual([])
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    image: 'https://zocalo.example/img/empresa/foto.jpg',
  })
  for (const name of ['address', 'geo', 'openingHoursSpecification', 'telephone'])
    expect(data).not.toHaveProperty(name)
})

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const spec = (days: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${day}`),
  opens,
  closes,
})
const dated = (opens: string, closes: string, validFrom: string, validThrough = validFrom) => ({
  '@type': 'OpeningHoursSpecification',
  ...{ opens, closes, validFrom, validThrough },
})

const NIGHT = { viernes: '20-2' } as const
const [soon, later] = [addDays(today, 10), addDays(today, 20)]

test.each<[string, Partial<PublicEmpresa>, object[]]>([
  [
    'two intervals, and Sunday closed',
    {},
    [spec(DAYS.slice(0, 6), '09:00', '14:00'), spec(DAYS.slice(0, 6), '16:00', '19:00')],
  ],
  ['the whole day', { horario: week({ all: '24 h' }) }, [spec(DAYS, '00:00', '23:59')]],
  ['past midnight', { horario: week(NIGHT) }, [spec(['Friday'], '20:00', '02:00')]],
  ['up to midnight', { horario: week({ lunes: '18-24' }) }, [spec(['Monday'], '18:00', '00:00')]],
  [
    'more than a day from its beginning on',
    { horario: { ...week({}), domingo: [[600, 2100]] } },
    [spec(['Sunday'], '10:00', '00:00'), spec(['Monday'], '00:00', '11:00')],
  ],
  [
    'special days: closed, and with other hours',
    { horario: week({ lunes: '9-14' }), excepciones: [on(soon, ''), on(later, '10-12')] },
    [spec(['Monday'], '09:00', '14:00'), dated('00:00', '00:00', soon), dated('10:00', '12:00', later)],
  ],
  [
    'no special day that is over',
    { horario: week({ lunes: '9-14' }), excepciones: [on('2020-01-01', '')] },
    [spec(['Monday'], '09:00', '14:00')],
  ],
  [
    'a closure, which takes special days along',
    { horario: week({ lunes: '9-14' }), excepciones: [on(soon, '10-12')], cerrado_hasta: soon },
    [spec(['Monday'], '09:00', '14:00'), dated('00:00', '00:00', today, soon)],
  ],
  ['a closure without hours', { horario: null, cerrado_hasta: soon }, [dated('00:00', '00:00', today, soon)]],
  ['no closure that is over', { horario: null, cerrado_hasta: '2020-01-01' }, []],
])('opening hours: %s', (_what, changed, expected) => {
  const hours = openingHours({ ...full, ...changed })
  expect(hours).toEqual(expected)
  expect(hours.flatMap((one) => wrongIn(one))).toEqual([])
})

test('every type of business exists, once', () => {
  const types = businessTypes.map(([type]) => type)
  expect(types.filter((type) => !LOCAL_BUSINESSES.has(type))).toEqual([])
  expect(new Set(types).size).toBe(types.length)
  const labels = businessTypes.map(([, label]) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
