import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proposingIn } from '../../../test/support/proposing.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { trashOf } from '../../../test/support/trash.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api } from '../../contract/paths.ts'

/** Lists, points, hours and values of a branch in its history, in proposals and in the trash. */

type Body = Answered['body']

const OLD = {
  calle: 'Hidalgo',
  estado: '14',
  ubicacion: { lat: 20.6597, lng: -103.3496 },
  telefonos: [{ nombre: 'Ventas', numero: '33 3333 0101' }],
  horario: { lunes: '9-14' },
  excepciones: [{ fecha: '2026-12-25', intervalos: [], nota: 'Navidad' }],
  cerrado_hasta: '2026-05-03',
  zona: 'America/Tijuana',
  fotos: [{ foto: onePixel, alt: 'Antes' }],
  caracteristicas: { 'acepta-tarjeta': true, mesas: 4 },
}
const NEW = {
  calle: 'Juárez',
  estado: '09',
  ubicacion: '19.43, -99.13',
  telefonos: [],
  horario: { lunes: '10-15', martes: '24 h' },
  excepciones: [],
  cerrado_hasta: null,
  zona: null,
  fotos: [],
  caracteristicas: { 'acepta-tarjeta': false, mesas: null },
}
const FIELDS = Object.keys(OLD)

describe.each(DATABASES)('the further fields of a branch, on %s', (kind) => {
  let world: World
  const { make, change, remove } = recordsOf(() => world)
  const { admin, owner, review, branch, propose, read, queue, decide } = proposingIn(() => world)
  const { toTrash, restored } = trashOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    await make('caracteristica', { nombre: 'Acepta tarjeta', tipo: 'si_no' })
    await make('caracteristica', { nombre: 'Mesas', tipo: 'numero' })
  })
  afterAll(() => world.close())

  const item = api.clientEmpresaItem
  const pick = (record: Body): Body => Object.fromEntries(FIELDS.map((name) => [name, record[name]]))
  const versions = async (id: number): Promise<Body[]> => (await owner('GET', `${item(id)}/versiones`)).body
  const valuesAt = async (id: number, n: number): Promise<Body> =>
    (await owner('GET', `${item(id)}/versiones/${n}`)).body.valores
  const category = (nombre: string): Promise<Body> => make('categoria', { nombre })
  const idsOf = (record: Body): number[] => record.categorias.map(({ id }: Body) => id)

  test('are versions, and come back one by one or together', async () => {
    const made = await branch(OLD)
    const changed = (await owner('PUT', item(made.id), { body: NEW })).body
    const [last, first] = [(await versions(made.id))[0], (await versions(made.id)).at(-1)]
    expect(last?.campos.toSorted()).toEqual(FIELDS.toSorted())
    expect(pick(await valuesAt(made.id, first?.n))).toEqual(pick(made))
    for (const field of FIELDS) {
      const restore = `${item(made.id)}/versiones/${first?.n}/restaurar`
      const back = (await owner('POST', restore, { body: { campos: [field] } })).body
      expect([back[field], back.omitidos]).toEqual([made[field], {}])
    }
    expect(pick(await read(made.id))).toEqual(pick(made))
    const whole = await owner('POST', `${item(made.id)}/versiones/${last?.n}/restaurar`)
    expect(pick(whole.body)).toEqual(pick(changed))
    const { headers } = await owner('POST', `${item(made.id)}/versiones/${last?.n}/restaurar`)
    // Nothing changes any more, so there is no new version.
    expect(headers.etag).toBe(whole.headers.etag)
  })

  test('sent as they are make no version', async () => {
    const made = await branch(OLD)
    const before = await versions(made.id)
    const same = { ...pick(made), caracteristicas: { mesas: 4, nada: 1 }, categorias: [] }
    const { headers } = await owner('GET', item(made.id))
    await owner('PUT', item(made.id), { body: same })
    expect((await versions(made.id)).length).toBe(before.length)
    expect(headers.etag).toBeDefined()
  })

  test('wait for approval, each as a whole, and only what differs', async () => {
    const [a, b] = [await category('Cafés'), await category('Panes')]
    const made = await branch({ ...OLD, categorias: [a.id] })
    await review(true)
    const waits = await propose(made.id, { ...pick(made), ...NEW, categorias: [b.id, a.id, b.id] })
    expect([waits.status, pick(waits.body)]).toEqual([202, pick(made)])
    const { cambios } = waits.body.propuesta
    expect(Object.keys(cambios).toSorted()).toEqual([...FIELDS, 'categorias'].toSorted())
    expect(cambios.caracteristicas.propuesto).toEqual({ 'acepta-tarjeta': false })
    expect(cambios.categorias.propuesto).toEqual([b, a].map(({ id, nombre, slug }) => ({ id, nombre, slug })))
    expect(cambios.ubicacion.propuesto).toEqual({ lat: 19.43, lng: -99.13 })
    const refused = await propose(made.id, { caracteristicas: { mesas: 'muchas' } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['caracteristicas.mesas']])

    const [proposal] = await queue()
    const rejected = { zona: 'No', telefonos: 'Faltan' }
    const accepted = Object.keys(cambios).filter((field) => !(field in rejected))
    const done = await decide(proposal.id, { aceptar: accepted, rechazar: rejected })
    expect([done.status, done.body.omitidos]).toEqual([200, {}])
    const now = await read(made.id)
    expect([now.zona, now.telefonos, idsOf(now)]).toEqual([made.zona, made.telefonos, [b.id, a.id]])
    expect([now.caracteristicas, now.horario.martes]).toEqual([{ 'acepta-tarjeta': false }, [[0, 1440]]])
    expect(now.rechazados.telefonos).toEqual({ valor: [], nota: 'Faltan' })
    await review(false)
  })

  test('an accepted list replaces what an administrator changed meanwhile, and the proposal says so', async () => {
    const made = await branch({ caracteristicas: { mesas: 4 } })
    await review(true)
    await propose(made.id, { caracteristicas: { 'acepta-tarjeta': true } })
    const full = panelApi.full(api.adminItem('empresa', made.id))
    await admin('PUT', full, { body: { caracteristicas: { mesas: 9 } } })
    const [proposal] = await queue()
    expect(proposal.cambios.caracteristicas).toEqual({
      actual: { mesas: 9 },
      propuesto: { mesas: 4, 'acepta-tarjeta': true },
      cambiado: true,
    })
    await decide(proposal.id, { aceptar: true })
    expect((await read(made.id)).caracteristicas).toEqual({ mesas: 4, 'acepta-tarjeta': true })
    await review(false)
  })

  test('a removed category leaves the lists, and returns to its place in them', async () => {
    const [a, b, c] = [await category('A'), await category('B'), await category('C')]
    const made = await branch({ categorias: [a.id, b.id, c.id] })
    const { n } = (await versions(made.id))[0] ?? {}
    const entries = [await toTrash('categoria', b.id), await toTrash('categoria', a.id)]
    expect(idsOf(await read(made.id))).toEqual([c.id])
    expect(idsOf(await valuesAt(made.id, n))).toEqual([a.id, b.id, c.id])
    expect(idsOf((await world.call('GET', api.sucursal(made.slug))).body)).toEqual([c.id])
    await restored(entries[0] ?? '')
    expect(idsOf(await read(made.id))).toEqual([b.id, c.id])
    expect(idsOf(await valuesAt(made.id, n))).toEqual([a.id, b.id, c.id])
    await restored(entries[1] ?? '')
    expect(idsOf(await read(made.id))).toEqual([a.id, b.id, c.id])
    expect(idsOf((await world.call('GET', api.sucursal(made.slug))).body)).toEqual([a.id, b.id, c.id])
    expect(idsOf(await valuesAt(made.id, n))).toEqual([a.id, b.id, c.id])
  })

  test('versions made while a category was away go on saying so', async () => {
    const [a, b] = [await category('A'), await category('B')]
    const made = await branch({ categorias: [a.id, b.id] })
    const { n } = (await versions(made.id))[0] ?? {}
    const entry = await toTrash('categoria', a.id)
    await owner('PUT', item(made.id), { body: { telefono: '55 5555 0101' } })
    await restored(entry)
    expect(idsOf(await read(made.id))).toEqual([a.id, b.id])
    expect(idsOf(await valuesAt(made.id, n))).toEqual([a.id, b.id])
    expect(idsOf(await valuesAt(made.id, n + 1))).toEqual([b.id])
    await owner('PUT', item(made.id), { body: { telefono: '55 5555 0102' } })
    expect(idsOf(await valuesAt(made.id, n + 1))).toEqual([b.id])
  })

  test('a category does not return to a list that somebody has changed', async () => {
    const [a, b] = [await category('A'), await category('B')]
    const made = await branch({ categorias: [a.id] })
    const entry = await toTrash('categoria', a.id)
    await owner('PUT', item(made.id), { body: { categorias: [b.id] } })
    await restored(entry)
    expect(idsOf(await read(made.id))).toEqual([b.id])
  })

  test('a branch comes back from the trash with what is still there, and gets the rest later', async () => {
    const [a, b] = [await category('A'), await category('B')]
    const made = await branch({ ...OLD, categoria_id: a.id, categorias: [b.id], direccion: 'Hidalgo 1' })
    const full = panelApi.full(api.adminItem('empresa', made.id))
    await admin('PUT', full, { body: { clave: 'T-1' } })
    const entry = await toTrash('empresa', made.id)
    const away = await toTrash('categoria', b.id)
    const taken = await make('empresa', { nombre: 'Otra', clave: 'T-1' })
    const back = await restored(entry)
    expect(pick(back)).toEqual(pick(made))
    expect([back.categoria_id, back.categorias, back.clave]).toEqual([a.id, [], null])
    expect(Object.keys(back.omitidos).toSorted()).toEqual(['categorias', 'clave'])
    await restored(away)
    expect(idsOf(await read(made.id))).toEqual([b.id])
    await remove('empresa', taken.id)
  })

  test('a category that is removed for ever is forgotten', async () => {
    const a = await category('A')
    const made = await branch({ categorias: [a.id] })
    const entry = await toTrash('categoria', a.id)
    expect((await admin('DELETE', panelApi.adminTrashItem(entry))).status).toBe(204)
    const [last] = await versions(made.id)
    const restore = `${item(made.id)}/versiones/${last?.n}/restaurar`
    const back = (await owner('POST', restore, { body: { campos: ['categorias'] } })).body
    expect([back.categorias, Object.keys(back.omitidos)]).toEqual([[], ['categorias']])
    expect(idsOf(await valuesAt(made.id, last?.n))).toEqual([a.id])
  })

  test('two categories removed at once, and branches saved meanwhile, leave nothing half done', async () => {
    const [a, b] = [await category('A'), await category('B')]
    const made = await Promise.all([1, 2, 3].map(() => branch({ categorias: [a.id, b.id] })))
    const saved = made.map(({ id }, at) =>
      owner('PUT', item(id), { body: { categorias: [b.id], telefono: `55 5555 010${at}` } }),
    )
    const answers = await Promise.all([
      ...saved,
      admin('DELETE', api.adminItem('categoria', a.id)),
      admin('DELETE', api.adminItem('categoria', b.id)),
    ])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 204, 422].includes(status))).toEqual(
      [],
    )
    for (const { id } of made) expect(idsOf(await read(id))).toEqual([])
  })

  test('a list of a category is changed where it was', async () => {
    const [a, b] = [await category('A'), await category('B')]
    const made = await branch({ categorias: [a.id, b.id] })
    expect(idsOf((await owner('PUT', item(made.id), { body: { categorias: [b.id, a.id] } })).body)).toEqual([
      b.id,
      a.id,
    ])
    await change('categoria', a.id, { nombre: 'Cambiada' })
    expect((await read(made.id)).categorias[1].nombre).toBe('Cambiada')
    expect((await versions(made.id))[0]?.campos).toEqual(['categorias'])
  })
})
