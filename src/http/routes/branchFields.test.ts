import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api } from '../../contract/paths.ts'

/** What a branch says of itself beside the specification's fields, in both areas and for visitors. */

const week = (days: object) => ({
  ...{ lunes: [], martes: [], miercoles: [], jueves: [], viernes: [], sabado: [], domingo: [] },
  ...days,
})

/** What is sent, and what answers carry then. */
const VALUES: readonly (readonly [field: string, sent: unknown, answered: unknown])[] = [
  ['calle', ' Hidalgo ', 'Hidalgo'],
  ['numero_exterior', 12, '12'],
  ['numero_interior', 'B', 'B'],
  ['entre_calles', 'Juárez y Allende', 'Juárez y Allende'],
  ['colonia', 'Centro', 'Centro'],
  ['codigo_postal', '06000', '06000'],
  ['codigo_postal', 44100, '44100'],
  ['localidad', 'Tequila', 'Tequila'],
  ['municipio', 'Tequila', 'Tequila'],
  ['estado', 'CDMX', '09'],
  ['estado', 9, '09'],
  ['estado', 'Michoacán', '16'],
  ['ubicacion', { lat: 19.43260771, lng: -99.1332 }, { lat: 19.4326077, lng: -99.1332 }],
  ['ubicacion', '19.43, -99.13', { lat: 19.43, lng: -99.13 }],
  ['ubicacion', '', null],
  [
    'telefonos',
    [{ nombre: 'Ventas', numero: '55 5555 0101' }],
    [{ nombre: 'Ventas', numero: '55 5555 0101' }],
  ],
  ['telefonos', null, []],
  ['whatsapp', '55 5555 0102', '55 5555 0102'],
  ['instagram', 'https://instagram.example/esperanza', 'https://instagram.example/esperanza'],
  [
    'horario',
    { lunes: '9-14, 16-19', martes: [[0, 1440]], sabado: [] },
    week({
      lunes: [
        [540, 840],
        [960, 1140],
      ],
      martes: [[0, 1440]],
    }),
  ],
  ['horario', null, null],
  [
    'excepciones',
    [
      { fecha: '2026-12-25', intervalos: [], nota: 'Navidad' },
      { fecha: '2026-12-24', intervalos: [[540, 840]] },
    ],
    [
      { fecha: '2026-12-24', intervalos: [[540, 840]], nota: null },
      { fecha: '2026-12-25', intervalos: [], nota: 'Navidad' },
    ],
  ],
  ['excepciones', [], []],
  ['cerrado_hasta', '2026-05-03', '2026-05-03'],
  ['cerrado_hasta', '', null],
  ['zona', 'America/Tijuana', 'America/Tijuana'],
  ['zona', '', null],
  ['razon_social', 'La Esperanza, S.A. de C.V.', 'La Esperanza, S.A. de C.V.'],
]

const WRONG: readonly (readonly [field: string, sent: unknown, named: string])[] = [
  ['codigo_postal', 6000, 'codigo_postal'],
  ['estado', 'Texas', 'estado'],
  ['ubicacion', 'https://maps.app.goo.gl/abc', 'ubicacion'],
  ['ubicacion', { lat: 91, lng: 0 }, 'ubicacion'],
  [
    'telefonos',
    [
      { nombre: 'Ventas', numero: '55 5555 0101' },
      { nombre: 'Taller', numero: 'no' },
    ],
    'telefonos.1',
  ],
  ['telefonos', Array.from({ length: 6 }, () => ({ nombre: 'X', numero: '55 5555 0101' })), 'telefonos'],
  ['whatsapp', 'no', 'whatsapp'],
  ['instagram', 'no', 'instagram'],
  ['horario', { lunes: '25-26' }, 'horario'],
  ['horario', 'siempre', 'horario'],
  ['excepciones', [{ fecha: '2026-02-30', intervalos: [] }], 'excepciones.0'],
  ['cerrado_hasta', '2026-02-30', 'cerrado_hasta'],
  ['zona', '-06:00', 'zona'],
  ['calle', 'x'.repeat(256), 'calle'],
  ['categorias', [999_999], 'categorias.0'],
  ['categorias', 'no', 'categorias'],
  ['fotos', [{ foto: 'no.webp' }], 'fotos.0'],
  ['fotos', Array.from({ length: 13 }, () => ({ foto: 'no.webp' })), 'fotos'],
  ['caracteristicas', 'no', 'caracteristicas'],
]

describe.each(DATABASES)('the further fields of a branch, on %s', (kind) => {
  let world: World
  let branch: Answered['body']
  const { make, change } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    branch = (await own('POST', api.clientEmpresa, { nombre: 'La Esperanza' })).body
    await change('empresa', branch.id, { publicado: true })
  })
  afterAll(() => world.close())

  const own = (method: string, path: string, body?: object) =>
    world.call(method, path, { token: world.cliente, body })
  const admin = (method: string, path: string, body?: object, headers = {}) =>
    world.call(method, path, { token: world.admin, body, headers })
  const full = () => panelApi.full(api.adminItem('empresa', branch.id))
  const seen = async () => (await world.call('GET', api.sucursal(branch.slug))).body

  test.each(VALUES)('%s: %j', async (field, sent, answered) => {
    const byOwner = await own('PUT', api.clientEmpresaItem(branch.id), { [field]: sent })
    expect([byOwner.status, byOwner.body[field]]).toEqual([200, answered])
    expect((await admin('GET', api.adminItem('empresa', branch.id))).body[field]).toEqual(answered)
    const form = { [field]: typeof sent === 'string' ? sent : JSON.stringify(sent) }
    const inForm = await world.call('PUT', full(), { token: world.admin, form })
    expect([inForm.status, inForm.body[field]]).toEqual([200, answered])
    const made = await admin('POST', api.admin('empresa'), { nombre: 'Otra', publicado: true, [field]: sent })
    expect([made.status, made.body[field]]).toEqual([201, answered])
    const listed = (await admin('GET', `${api.admin('empresa')}?sort=-id&per_page=1`)).body
    expect(listed[0][field]).toEqual(answered)
    if (field !== 'razon_social' && field !== 'zona') expect((await seen())[field]).toEqual(answered)
  })

  test.each(WRONG)('%s: %j is refused as %s', async (field, sent, named) => {
    for (const answer of [
      await own('PUT', api.clientEmpresaItem(branch.id), { [field]: sent }),
      await own('POST', api.clientEmpresa, { nombre: 'Otra', [field]: sent }),
      await admin('PUT', full(), { [field]: sent }),
      await admin('POST', api.admin('empresa'), { nombre: 'Otra', [field]: sent }),
    ]) {
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([named])
    }
  })

  test('everything that is wrong is told at once', async () => {
    await make('caracteristica', { nombre: 'Mesas', tipo: 'numero' })
    const sent = {
      ...{ email: 'no', estado: 'Texas', categorias: [999_999], fotos: [{ foto: '' }] },
      caracteristicas: { mesas: 'muchas', nada: 1, 'a\u0000b': 1, ['x'.repeat(300)]: 1 },
    }
    const { body } = await own('PUT', api.clientEmpresaItem(branch.id), sent)
    const named = ['caracteristicas.mesas', 'categorias.0', 'email', 'estado', 'fotos.0']
    expect(Object.keys(body.errors).toSorted()).toEqual(named)
    const { email: _, estado: __, fotos: ___, ...rest } = sent
    const rows = await own('PUT', api.clientEmpresaItem(branch.id), rest)
    expect(Object.keys(rows.body.errors).toSorted()).toEqual(named.slice(0, 2))
  })

  test('only an administrator sets the number of a branch, which no two have', async () => {
    expect((await own('PUT', api.clientEmpresaItem(branch.id), { clave: 'A-1' })).body.clave).toBeNull()
    expect((await admin('PUT', full(), { clave: 'A-1' })).body.clave).toBe('A-1')
    const other = await admin('POST', api.admin('empresa'), { nombre: 'Otra', clave: 'a-1' })
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['clave']])
    for (let more = 0; more < 2; more++)
      expect((await admin('POST', api.admin('empresa'), { nombre: 'Otra', clave: '' })).status).toBe(201)
    expect((await admin('PUT', full(), { clave: null })).body.clave).toBeNull()
    expect((await admin('POST', api.admin('empresa'), { nombre: 'Otra', clave: 'A-1' })).status).toBe(201)
  })

  test('an administrator changes every field at an address of its own, and the slug stays', async () => {
    const client = (await admin('GET', `${api.admin('user')}?q=otra@example.com`)).body[0]
    const { etag } = (await admin('GET', api.adminItem('empresa', branch.id))).headers
    const body = { nombre: 'La Nueva Esperanza', user_id: client.id, orden: 4, publicado: true, slug: 'otro' }
    const saved = await admin('PUT', full(), body, { 'if-match': String(etag) })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ ...body, slug: branch.slug })
    expect((await admin('PUT', full(), body, { 'if-match': String(etag) })).status).toBe(412)
    const unknown = await admin('PUT', full(), { user_id: 999_999 })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['user_id']])
    expect((await own('GET', api.clientEmpresaItem(branch.id))).status).toBe(404)
    expect((await own('PUT', full(), body)).status).toBe(403)
    await admin('PUT', full(), { user_id: branch.user_id })
    const plain = await admin('PUT', api.adminItem('empresa', branch.id), { nombre: 'No', orden: 5 })
    expect(plain.body).toMatchObject({ nombre: 'La Nueva Esperanza', orden: 5 })
  })

  test('visitors read the address that its parts make while nobody wrote one', async () => {
    const parts = {
      calle: 'Hidalgo',
      numero_exterior: '12',
      colonia: 'Centro',
      municipio: 'Tequila',
      estado: '14',
    }
    const none = { numero_interior: '', entre_calles: '', codigo_postal: '', localidad: '', direccion: '' }
    const stored = (await admin('PUT', full(), { ...none, ...parts })).body
    expect(stored.direccion).toBeNull()
    expect(await seen()).toMatchObject({
      direccion: 'Hidalgo 12, col. Centro, Tequila, Jalisco',
      direccion_compuesta: true,
    })
    await admin('PUT', full(), { direccion: 'Junto al kiosco' })
    expect(await seen()).toMatchObject({ direccion: 'Junto al kiosco', direccion_compuesta: false })
    const empty = Object.fromEntries(Object.keys(parts).map((name) => [name, null]))
    await admin('PUT', full(), { ...empty, direccion: '' })
    expect(await seen()).toMatchObject({ direccion: null, direccion_compuesta: false })
  })

  test('visitors read the zone of the organisation while a branch has none, in every answer', async () => {
    await admin('PUT', full(), { zona: null, clave: 'A-9', razon_social: 'S.A.' })
    await admin('PUT', api.adminAjustes, { zona_horaria: 'America/Hermosillo' })
    const found = async () => [
      await seen(),
      (await world.call('GET', `${api.sucursales}?per_page=500`)).body.find(byId),
      (await world.call('POST', api.empresasSearch, { body: { text: 'nueva esperanza' } })).body.find(byId),
      (await world.call('POST', api.buscar, { body: { text: 'nueva esperanza' } })).body.empresas.find(byId),
    ]
    const byId = ({ id }: { id: number }) => id === branch.id
    for (const one of await found()) {
      expect(one.zona).toBe('America/Hermosillo')
      expect(one).not.toHaveProperty('clave')
      expect(one).not.toHaveProperty('razon_social')
      expect(one).toHaveProperty('direccion_compuesta')
    }
    await admin('PUT', api.adminAjustes, { zona_horaria: 'America/Mexico_City' })
    for (const one of await found()) expect(one.zona).toBe('America/Mexico_City')
    expect((await admin('GET', api.adminItem('empresa', branch.id))).body.zona).toBeNull()
  })

  test('further categories are named in the order sent, without repeats and the principal one', async () => {
    const [a, b, c] = [
      await make('categoria', { nombre: 'A' }),
      await make('categoria', { nombre: 'B' }),
      await make('categoria', { nombre: 'C' }),
    ]
    const sent = { categoria_id: a.id, categorias: [c.id, { id: a.id }, { id: b.id, nombre: 'x' }, c.id] }
    const saved = (await own('PUT', api.clientEmpresaItem(branch.id), sent)).body
    const shown = [c, b].map(({ id, nombre, slug }) => ({ id, nombre, slug }))
    expect(saved.categorias).toEqual(shown)
    expect((await seen()).categorias).toEqual(shown)
    const { body } = await own('PUT', api.clientEmpresaItem(branch.id), { categoria_id: b.id })
    expect(body.categorias.map(({ id }: { id: number }) => id)).toEqual([c.id])
    const wrong = await own('PUT', api.clientEmpresaItem(branch.id), { categorias: [a.id, a.id, 999_999] })
    expect(Object.keys(wrong.body.errors)).toEqual(['categorias.2'])
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, at) => make('categoria', { nombre: `Más ${at}` })),
    )
    const tooMany = await own('PUT', api.clientEmpresaItem(branch.id), {
      categorias: many.map(({ id }) => id),
    })
    expect(Object.keys(tooMany.body.errors)).toEqual(['categorias'])
    await change('categoria', c.id, { nombre: 'Ce' })
    expect((await seen()).categorias).toEqual([{ id: c.id, nombre: 'Ce', slug: c.slug }])
  })
})
