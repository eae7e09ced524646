import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { madeOf } from '../../domain/index.ts'
import { createAnswerCache } from './answerCache.ts'
import { sendAnswer } from './sendAnswer.ts'

/** Public answers are kept, compressed once, and not sent again to a browser that has them (contract.md, section 5). */

const PATHS = [
  ...[api.categorias, api.categoriasHome, api.slides, api.posts, api.paginas, api.catalogos, api.sucursales],
  ...[
    api.empresas(5),
    `${api.categorias}?page=1&per_page=2`,
    api.categoria('flores'),
    api.categoria('no-hay'),
  ],
  ...[api.post('feria'), api.pagina('nosotros'), api.sucursal('la-esperanza'), api.productoItem('concha')],
  api.ajustes,
]

describe.each(DATABASES)('kept answers, on %s', (kind) => {
  let world: World
  let flores: number
  const { make, change, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    flores = (await make('categoria', { nombre: 'Flores', descripcion: 'Rosas '.repeat(150) })).id
    await make('producto')
    await make('empresa')
    await make('post', { name: 'Feria' })
    await make('pagina')
  })
  afterAll(() => world.close())

  const get = (path: string, headers?: Record<string, string>): Promise<Answered> =>
    world.call('GET', path, { headers })

  test.each(PATHS)('are not sent again to a browser that has them: %s', async (path) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': known })
      expect([known, again.status, again.raw.length]).toEqual([known, 304, 0])
      expect(again.headers.etag).toBe(etag)
      expect(again.headers['x-request-id']).not.toBe(headers['x-request-id'])
    }
    expect((await get(path, { 'if-none-match': '"otra"' })).status).toBe(200)
  })

  test('forbid browsers to guess types and to run scripts, like new ones', async () => {
    for (const path of [api.categorias, api.categorias, api.post('no-hay'), api.admin('post')]) {
      const { headers } = await get(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    }
  })

  test('show a change immediately', async () => {
    const before = await get(api.categoria('flores'))
    await change('categoria', flores, { orden: 7 })
    const after = await get(api.categoria('flores'), { 'if-none-match': String(before.headers.etag) })
    expect([after.status, after.body.categoria.orden]).toEqual([200, 7])
  })

  test('show a new record, and that one is gone', async () => {
    const count = async () => (await get(api.slides)).body.length
    expect(await count()).toBe(0)
    const { id } = await make('slide')
    expect(await count()).toBe(1)
    await remove('slide', id)
    expect(await count()).toBe(0)
  })

  test('do not include a 404: a new record is found', async () => {
    expect((await get(api.post('nuevo'))).status).toBe(404)
    await make('post', { name: 'Nuevo' })
    expect((await get(api.post('nuevo'))).status).toBe(200)
  })

  test('are the same bytes for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${api.categorias}?page=1`)))
    expect(new Set(answers.map((answer) => answer.raw.toString()))).toHaveLength(1)
  })

  test('give HEAD the headers only', async () => {
    const read = await get(api.categorias)
    const { status, headers, raw } = await world.call('HEAD', api.categorias)
    expect([status, raw.length, headers['x-total-count']]).toEqual([200, 0, '1'])
    expect([headers.etag, headers['content-length']]).toEqual([
      read.headers.etag,
      read.headers['content-length'],
    ])
  })

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=1.0, gzip;q=0.8', 'br', brotliDecompressSync],
  ])('with accept-encoding %s are sent as %s', async (accepted, coding, unpack) => {
    const plain = await get(api.categoria('flores'))
    const packed = await get(api.categoria('flores'), { 'accept-encoding': accepted })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      coding,
    ])
    expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding')
    expect(packed.raw.length).toBeLessThan(plain.raw.length / 2)
    expect(JSON.parse(unpack(packed.raw).toString())).toEqual(plain.body)
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('that are used often are compressed better, by %s', async (encoding, unpack) => {
    const path = `${api.categoria('flores')}?con=${encoding}`
    const read = () => get(path, { 'accept-encoding': encoding })
    const first = await read()
    await expect.poll(async () => (await read()).raw.length).toBeLessThan(first.raw.length)
    expect(JSON.parse(unpack((await read()).raw).toString())).toEqual((await get(path)).body)
  })

  test.each(['identity', 'deflate', 'br;q=0', 'gzip;q=0.0, br;q=0'])(
    'with accept-encoding %s are sent uncompressed',
    async (accepted) => {
      const { headers, body } = await get(api.categoria('flores'), { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.categoria.nombre).toBe('Flores')
    },
  )
})

describe('an answer in the making', () => {
  /** One address, whose answers are finished on demand; each contains its number. */
  function world() {
    const cache = createAnswerCache(1_000_000, {})
    const app = Fastify()
    const letGo: (() => void)[] = []
    let made = 0
    app.get('/', async (request, reply) => {
      const draft = async () => {
        madeOf('pan')
        const body = String(++made)
        await new Promise<void>((resolve) => letGo.push(resolve))
        return { headers: {}, body }
      }
      return sendAnswer(request, reply, await cache.through(request, draft))
    })
    const ask = async () => (await app.inject('/')).body
    const begun = (times: number) => expect.poll(() => letGo.length).toBe(times)
    return { cache, ask, begun, letGo: (at: number) => letGo[at]?.() }
  }

  test('is shared by simultaneous requests, and then kept', async () => {
    const { ask, begun, letGo } = world()
    const answers = [ask(), ask()]
    await begun(1)
    letGo(0)
    expect([...(await Promise.all(answers)), await ask()]).toEqual(['1', '1', '1'])
  })

  test.each([
    ['something that it shows', ['luz', 'pan']],
    ['unknown content', null],
  ])('is neither sent after a change of %s, nor kept', async (_, changed) => {
    const { cache, ask, begun, letGo } = world()
    const before = ask()
    await begun(1)
    cache.drop(changed)
    const after = ask()
    letGo(0)
    expect(await before).toBe('1')
    await begun(2)
    letGo(1)
    expect([await after, await ask()]).toEqual(['2', '2'])
  })

  test('survives a change of anything else', async () => {
    const { cache, ask, begun, letGo } = world()
    const before = ask()
    await begun(1)
    cache.drop(['luz'])
    const after = ask()
    letGo(0)
    expect([await before, await after, await ask()]).toEqual(['1', '1', '1'])
    cache.drop(['luz'])
    expect(await ask()).toBe('1')
  })

  test('counts as changed after too many changes to distinguish', async () => {
    const { cache, ask, begun, letGo } = world()
    const before = ask()
    await begun(1)
    for (let n = 0; n < 2000; n++) cache.drop([`luz ${n}`])
    letGo(0)
    await before
    const after = ask()
    await begun(2)
    letGo(1)
    expect(await after).toBe('2')
  })
})
