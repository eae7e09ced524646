import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataUrl, onePixel, pdf, photo } from '../../test/support/samples.ts'
import {
  type Answered,
  type Asked,
  type Call,
  callTo,
  createWorld,
  DATABASES,
  type World,
} from '../../test/support/world.ts'
import { api } from '../contract/paths.ts'
import { createProduct, type Product } from '../product.ts'

/** Two calls with one key create one record (contract.md, section 11). */

const HOUR = 3_600_000

describe.each(DATABASES)('a create with an Idempotency-Key, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const post = (key: string, path: string, asked: Asked, call: Call = world.call): Promise<Answered> =>
    call('POST', path, { token: world.admin, ...asked, headers: { 'idempotency-key': key } })
  const count = async (path: string): Promise<unknown> =>
    (await world.call('GET', path, { token: world.admin })).headers['x-total-count']
  const seen = ({ status, raw, headers }: Answered) => ({
    status,
    body: raw.toString(),
    etag: headers.etag,
    location: headers.location,
    type: headers['content-type'],
  })

  const creates: [name: string, asked: () => Asked | Promise<Asked>][] = [
    ['categoria', () => ({ body: { nombre: 'Panaderías', menu: true } })],
    ['producto', () => ({ body: { name: 'Concha', title: 'T', description: 'D', price: 12.5 } })],
    ['empresa', () => ({ body: { nombre: 'La Esperanza' } })],
    ['slide', () => ({ body: { frase: 'Feria', urlfoto: onePixel } })],
    ['post', () => ({ body: { name: 'Feria', title: 'T', description: 'D', descripcion: '<p>H</p>' } })],
    [
      'pagina',
      async () => ({ form: { name: 'F', title: 'T', description: 'D', urlfoto: await photo(9, 9) } }),
    ],
    [
      'catalogo',
      async () => ({ body: { titulo: 'C', archivo: dataUrl('application/pdf', await pdf(['a'])) } }),
    ],
  ]
  test.each(creates)('returns the first answer again and makes one record: %s', async (name, prepare) => {
    const path = api.admin(name)
    const asked = await prepare()
    const first = await post(`uno ${name}`, path, asked)
    expect([first.status, first.headers.etag]).toEqual([201, '"v1"'])
    const before = await count(path)
    const item = `${path}/${first.body.id}`
    if (name !== 'catalogo')
      await world.call('PUT', item, { token: world.admin, body: { orden: 7, order: 7 } })
    expect(seen(await post(`uno ${name}`, path, asked))).toEqual(seen(first))
    expect(await count(path)).toBe(before)
    await world.call('DELETE', item, { token: world.admin })
    expect(seen(await post(`uno ${name}`, path, asked))).toEqual(seen(first))
  })

  test('works for a picture of a text', async () => {
    const imagen = await photo(30, 20)
    const first = await post('foto', api.adminImage, { form: { imagen } })
    expect(first.status).toBe(201)
    expect(seen(await post('foto', api.adminImage, { form: { imagen } }))).toEqual(seen(first))
    const other = await post('foto', api.adminImage, { form: { imagen: await photo(31, 20) } })
    expect(other.status).toBe(422)
  })

  test('has keys for each account', async () => {
    const body = { nombre: 'De cada quien' }
    const own = await post('de todos', api.clientEmpresa, { token: world.cliente, body })
    const other = await post('de todos', api.clientEmpresa, { token: world.otherCliente, body })
    const admin = await post('de todos', api.admin('empresa'), { body })
    expect(new Set([own, other, admin].map((answer) => answer.body.id))).toHaveLength(3)
    const again = await post('de todos', api.clientEmpresa, { token: world.cliente, body })
    expect(seen(again)).toEqual(seen(own))
  })

  test('refuses the key with other data or at another address, and makes nothing', async () => {
    await post('otra cosa', api.admin('categoria'), { body: { nombre: 'Una' } })
    const before = [await count(api.admin('categoria')), await count(api.admin('empresa'))]
    for (const answer of [
      await post('otra cosa', api.admin('categoria'), { body: { nombre: 'Otra' } }),
      await post('otra cosa', api.admin('categoria'), { body: { nombre: 'Una', urlfoto: onePixel } }),
      await post('otra cosa', api.admin('empresa'), { body: { nombre: 'Una' } }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual({ 'Idempotency-Key': [expect.stringMatching(/clave/)] })
    }
    expect([await count(api.admin('categoria')), await count(api.admin('empresa'))]).toEqual(before)
  })

  test('may be sent again after a refusal, unchanged or corrected', async () => {
    const path = api.admin('producto')
    const body = { name: 'Oreja', title: 'T', description: 'D', price: 'caro' }
    expect((await post('mal', path, { body })).status).toBe(422)
    expect((await post('mal', path, { body })).status).toBe(422)
    const mended = await post('mal', path, { body: { ...body, price: 4 } })
    expect(mended.status).toBe(201)
    const taken = { body: { ...body, price: 4, slug: mended.body.slug } }
    expect((await post('ocupado', path, taken)).status).toBe(422)
    expect((await post('ocupado', path, { body: { ...body, price: 4 } })).status).toBe(201)
  })

  test.each(['', ' ', 'x'.repeat(101), 'a\tb', 'niño'])('refuses the key %j', async (key) => {
    const answer = await post(key, api.admin('categoria'), { body: { nombre: 'Clave' } })
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['Idempotency-Key']])
  })

  test.each(['x', '~', '"con comillas y espacio"', 'y'.repeat(100)])('accepts the key %j', async (key) => {
    const made = await post(key, api.admin('categoria'), { body: { nombre: 'Clave' } })
    const again = await post(key, api.admin('categoria'), { body: { nombre: 'Clave' } })
    expect([made.status, again.body.id]).toEqual([201, made.body.id])
  })

  test('ignores the key in an update by POST', async () => {
    const made = await post('cambio', api.admin('categoria'), { body: { nombre: 'Cambia' } })
    const path = `${api.adminItem('categoria', made.body.id)}?_method=PUT`
    const answers = [
      await post('cambio', path, { body: { orden: 4 } }),
      await post('cambio', path, { body: { orden: 5 } }),
    ]
    expect(answers.map(({ status, body }) => [status, body.orden])).toEqual([
      [200, 4],
      [200, 5],
    ])
  })

  test('makes one record of many simultaneous calls, on several nodes', async () => {
    const others: Product[] = []
    // A SQLite site is one node.
    for (let n = 0; kind === 'postgres' && n < 2; n++)
      others.push(await createProduct(world.config, { clock: () => world.clock.now, site: false }))
    const calls = [world.call, ...others.map(({ app }) => callTo(app))]
    const form = { nombre: 'A la vez', urlfoto: await photo(40, 30) }
    const before = Number(await count(api.admin('empresa')))
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        post('a la vez', api.admin('empresa'), { form }, calls[n % calls.length]),
      ),
    )
    for (const answer of answers) expect(seen(answer)).toEqual(seen(answers[0] ?? answer))
    expect(answers[0]?.status).toBe(201)
    expect(Number(await count(api.admin('empresa')))).toBe(before + 1)
    const { body } = await world.call('GET', `${api.adminActivity}?per_page=3`, { token: world.admin })
    expect(body.filter(({ title }: { title: string }) => title === 'A la vez')).toHaveLength(1)
    for (const other of others) await other.close()
  })

  test('makes another record after a day', async () => {
    const body = { nombre: 'De un día' }
    const cliente = async (key: string) => post(key, api.clientEmpresa, { token: await session(), body })
    const session = async () => {
      const { body: entered } = await world.call('POST', api.login, {
        body: { email: 'cliente@example.com', password: 'contraseña segura' },
      })
      return entered.token
    }
    const first = await cliente('un dia')
    world.clock.now = new Date(world.clock.now.getTime() + 24 * HOUR - 1000)
    expect((await cliente('un dia')).body.id).toBe(first.body.id)
    world.clock.now = new Date(world.clock.now.getTime() + 1000)
    const next = await cliente('un dia')
    expect([next.status, next.body.id]).not.toContain(first.body.id)
  })
})
