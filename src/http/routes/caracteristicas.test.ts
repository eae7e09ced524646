import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** What administrators define that branches can say of themselves, and what branches say. */

describe.each(DATABASES)('características, on %s', (kind) => {
  let world: World
  let branch: Answered['body']
  let fonda: Answered['body']
  let taller: Answered['body']
  const { make, change, remove } = recordsOf(() => world)
  const defined: Record<string, Answered['body']> = {}
  beforeAll(async () => {
    world = await createWorld(kind)
    fonda = await make('categoria', { nombre: 'Fondas' })
    taller = await make('categoria', { nombre: 'Talleres' })
    const all = [
      { nombre: 'Acepta tarjeta', tipo: 'si_no', orden: 2 },
      { nombre: 'Estacionamiento', tipo: 'lista', opciones: ['Propio', 'En la calle'], orden: 1 },
      {
        nombre: 'Comida',
        tipo: 'varias',
        opciones: ['Corrida', 'A la carta', 'Para llevar'],
        categorias: [fonda.id],
        orden: 3,
      },
      { nombre: 'Mesas', tipo: 'numero', unidad: 'mesas', orden: 4 },
      { nombre: 'Cómo llegar', tipo: 'texto', orden: 5 },
      { nombre: 'Convenio', tipo: 'texto', se_muestra: false, orden: 6 },
    ]
    for (const body of all) defined[body.nombre] = await make('caracteristica', body)
    branch = (await own('POST', api.clientEmpresa, { nombre: 'La Esperanza', categoria_id: fonda.id })).body
    await change('empresa', branch.id, { publicado: true })
  })
  afterAll(() => world.close())

  const own = (method: string, path: string, body?: object) =>
    world.call(method, path, { token: world.cliente, body })
  const admin = (method: string, path: string, body?: object) =>
    world.call(method, path, { token: world.admin, body })
  const say = async (caracteristicas: object) =>
    (await own('PUT', api.clientEmpresaItem(branch.id), { caracteristicas })).body
  const seen = async () => (await world.call('GET', api.sucursal(branch.slug))).body.caracteristicas

  test('are told to visitors in their order, with what forms and filters need', async () => {
    const { status, body, headers } = await world.call('GET', api.caracteristicas)
    expect([status, headers['x-total-count']]).toEqual([200, '5'])
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([
      'estacionamiento',
      'acepta-tarjeta',
      'comida',
      'mesas',
      'como-llegar',
    ])
    expect(body[2]).toMatchObject({
      nombre: 'Comida',
      tipo: 'varias',
      opciones: ['Corrida', 'A la carta', 'Para llevar'],
      unidad: null,
      categorias: [{ id: fonda.id, nombre: 'Fondas', slug: 'fondas' }],
      se_filtra: true,
    })
  })

  test.each<[object, string]>([
    [{ nombre: '', tipo: 'texto' }, 'nombre'],
    [{ nombre: 'ACEPTA TARJÉTA', tipo: 'texto' }, 'nombre'],
    [{ nombre: 'x'.repeat(256), tipo: 'texto' }, 'nombre'],
    [{ nombre: 'Wifi' }, 'tipo'],
    [{ nombre: 'Wifi', tipo: 'otro' }, 'tipo'],
    [{ nombre: 'Wifi', tipo: 'lista' }, 'opciones'],
    [{ nombre: 'Wifi', tipo: 'varias', opciones: [] }, 'opciones'],
    [{ nombre: 'Wifi', tipo: 'lista', opciones: ['Sí', 'No', 'si'] }, 'opciones.2'],
    [{ nombre: 'Wifi', tipo: 'lista', opciones: ['x'.repeat(256)] }, 'opciones.0'],
    [
      { nombre: 'Wifi', tipo: 'lista', opciones: Array.from({ length: 101 }, (_, at) => `${at}`) },
      'opciones',
    ],
    [{ nombre: 'Wifi', tipo: 'numero', unidad: 'x'.repeat(256) }, 'unidad'],
    [{ nombre: 'Wifi', tipo: 'si_no', categorias: [999_999] }, 'categorias.0'],
  ])('refuses %j', async (body, named) => {
    const refused = await admin('POST', api.admin('caracteristica'), body)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [named]])
  })

  test.each<[slug: string, sent: unknown, value: unknown]>([
    ['acepta-tarjeta', true, true],
    ['acepta-tarjeta', 'sí', true],
    ['acepta-tarjeta', 0, false],
    ['acepta-tarjeta', 'No', false],
    ['acepta-tarjeta', '1', true],
    ['estacionamiento', 'En la calle', 'En la calle'],
    ['estacionamiento', 'propio', 'Propio'],
    ['comida', ['Para llevar', 'Corrida', 'Corrida'], ['Corrida', 'Para llevar']],
    ['comida', 'A la carta', ['A la carta']],
    ['mesas', 12, 12],
    ['mesas', '12.5', 12.5],
    ['mesas', -0.1, -0.1],
    ['mesas', 1e21, 1e21],
    ['como-llegar', ' Junto al kiosco ', 'Junto al kiosco'],
    ['como-llegar', 24, '24'],
  ])('%s: %j', async (slug, sent, value) => {
    expect((await say({ [slug]: sent })).caracteristicas[slug]).toEqual(value)
    expect((await seen())[slug]).toEqual(value)
    const listed = (await world.call('GET', api.sucursales)).body[0].caracteristicas
    expect(listed[slug]).toEqual(value)
  })

  test.each<[slug: string, sent: unknown]>([
    ['acepta-tarjeta', 'quizá'],
    ['acepta-tarjeta', 2],
    ['acepta-tarjeta', [true]],
    ['estacionamiento', 'Ninguno'],
    ['estacionamiento', ['Propio', 'En la calle']],
    ['comida', ['Corrida', 'Sushi']],
    ['comida', [['Corrida']]],
    ['mesas', 'muchas'],
    ['mesas', '1e400'],
    ['mesas', true],
    ['como-llegar', 'x'.repeat(256)],
    ['como-llegar', { es: 'Aquí' }],
  ])('%s is not %j', async (slug, sent) => {
    const { status, body } = await own('PUT', api.clientEmpresaItem(branch.id), {
      caracteristicas: { [slug]: sent },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, [`caracteristicas.${slug}`]])
  })

  test('are merged by slug: null removes, unknown ones do not count', async () => {
    await say({
      'acepta-tarjeta': true,
      estacionamiento: 'Propio',
      comida: null,
      mesas: null,
      'como-llegar': '',
    })
    const merged = await say({ estacionamiento: null, mesas: 4, nada: 'x', constructor: { a: [1] } })
    expect(merged.caracteristicas).toEqual({ 'acepta-tarjeta': true, mesas: 4 })
    const { version } = { version: (await own('GET', api.clientEmpresaItem(branch.id))).headers.etag }
    await say({ mesas: 4, nada: 1 })
    expect((await own('GET', api.clientEmpresaItem(branch.id))).body.caracteristicas).toEqual(
      merged.caracteristicas,
    )
    expect((await say({})).caracteristicas).toEqual(merged.caracteristicas)
    expect(version).toBeDefined()
    const form = { caracteristicas: '{"acepta-tarjeta": false, "comida": ["Corrida"]}' }
    const byForm = await world.call('PUT', api.clientEmpresaItem(branch.id), { token: world.cliente, form })
    expect(byForm.body.caracteristicas).toEqual({ 'acepta-tarjeta': false, mesas: 4, comida: ['Corrida'] })
  })

  test('of another category are kept, and visitors do not read them', async () => {
    await say({ comida: ['Corrida'], 'acepta-tarjeta': true, mesas: null, estacionamiento: null })
    await own('PUT', api.clientEmpresaItem(branch.id), { categoria_id: taller.id })
    expect(await seen()).toEqual({ 'acepta-tarjeta': true })
    expect((await say({})).caracteristicas).toEqual({ 'acepta-tarjeta': true, comida: ['Corrida'] })
    await own('PUT', api.clientEmpresaItem(branch.id), { categorias: [fonda.id] })
    expect(await seen()).toEqual({ 'acepta-tarjeta': true, comida: ['Corrida'] })
    await change('caracteristica', defined.Comida.id, { categorias: [] })
    await own('PUT', api.clientEmpresaItem(branch.id), { categorias: [] })
    expect(await seen()).toEqual({ 'acepta-tarjeta': true, comida: ['Corrida'] })
  })

  test('that are not shown are not told to visitors, who read the others as they are now', async () => {
    await say({ convenio: 'Sí' })
    expect(await seen()).not.toHaveProperty('convenio')
    await change('caracteristica', defined.Convenio.id, { se_muestra: true })
    expect(await seen()).toMatchObject({ convenio: 'Sí' })
    await change('caracteristica', defined.Convenio.id, { se_muestra: false })
    expect(await seen()).not.toHaveProperty('convenio')
  })

  test('keep their type while branches have a value', async () => {
    await say({ mesas: 3 })
    const refused = await admin('PUT', api.adminItem('caracteristica', defined.Mesas.id), { tipo: 'texto' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tipo']])
    expect(
      (await change('caracteristica', defined.Mesas.id, { tipo: 'numero', unidad: 'lugares' })).unidad,
    ).toBe('lugares')
    await say({ mesas: null })
    const changed = await change('caracteristica', defined.Mesas.id, { tipo: 'lista', opciones: ['Pocas'] })
    expect(changed).toMatchObject({ tipo: 'lista', opciones: ['Pocas'] })
    expect((await change('caracteristica', defined.Mesas.id, { tipo: 'numero' })).opciones).toEqual([])
  })

  test('lose a removed option with its values, and follow a respelled one', async () => {
    const { id } = defined.Comida
    await say({ comida: ['Corrida', 'A la carta', 'Para llevar'], estacionamiento: 'Propio' })
    await change('caracteristica', id, { opciones: ['A la Carta', 'Corrida'] })
    expect((await seen()).comida).toEqual(['Corrida', 'A la Carta'])
    await change('caracteristica', defined.Estacionamiento.id, { opciones: ['En la calle'] })
    expect(await seen()).not.toHaveProperty('estacionamiento')
    const versions = `${api.clientEmpresaItem(branch.id)}/versiones`
    const [last] = (await own('GET', versions)).body
    const { valores } = (await own('GET', `${versions}/${last.n}`)).body
    expect(valores.caracteristicas).toMatchObject({
      comida: ['Corrida', 'A la carta', 'Para llevar'],
      estacionamiento: 'Propio',
    })
  })

  test('take their values to the trash and bring them back', async () => {
    await say({ 'acepta-tarjeta': true })
    const before = await seen()
    const { headers } = await admin('DELETE', api.adminItem('caracteristica', defined['Acepta tarjeta'].id))
    expect(await seen()).not.toHaveProperty('acepta-tarjeta')
    const restored = await admin('POST', `/api/v1/admin/papelera/${headers['x-papelera']}/restaurar`)
    expect(restored.body).toMatchObject({ nombre: 'Acepta tarjeta', tipo: 'si_no', omitidos: {} })
    expect(await seen()).toEqual(before)
  })

  test('are listed, searched and versioned like other records', async () => {
    const { body } = await admin('GET', `${api.admin('caracteristica')}?q=tarj&sort=-nombre`)
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Acepta tarjeta'])
    const item = api.adminItem('caracteristica', defined.Comida.id)
    const versions = (await admin('GET', `${item}/versiones?sort=n`)).body
    const { valores } = (await admin('GET', `${item}/versiones/${versions[0].n}`)).body
    expect(valores).toMatchObject({
      opciones: ['Corrida', 'A la carta', 'Para llevar'],
      categorias: [{ id: fonda.id, nombre: 'Fondas' }],
    })
    const back = await admin('POST', `${item}/versiones/${versions[0].n}/restaurar`)
    expect(back.body).toMatchObject({
      opciones: valores.opciones,
      categorias: [{ id: fonda.id }],
      omitidos: {},
    })
    expect((await own('GET', api.admin('caracteristica'))).status).toBe(403)
    await remove('caracteristica', defined['Cómo llegar'].id)
    expect(await seen()).not.toHaveProperty('como-llegar')
  })
})
