import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** A view counts once a visitor a day, for every kind of caller (contract.md, sections 5 and 10). */

/** From the world's time into the next day, within the life of a session. */
const PAST_MIDNIGHT = 7 * 3_600_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile'

describe.each(DATABASES)('views, on %s', (kind) => {
  let world: World
  let last = 0
  const { make, change, read } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const kinds = [
    { name: 'post', counter: 'visits', look: (one: Made) => ['GET', api.post(one.slug)] },
    { name: 'producto', counter: 'visits', look: (one: Made) => ['POST', api.productoVisit(one.id)] },
    { name: 'empresa', counter: 'visitas', look: (one: Made) => ['POST', api.empresaVisit(one.id)] },
  ] as const

  describe.each(kinds)('of a $name', ({ name, counter, look }) => {
    let one: Made
    beforeEach(async () => {
      last++
      one = await make(name, name === 'empresa' ? { nombre: `Uno ${last}` } : { name: `Uno ${last}` })
    })

    const visit = (ip: string, browser = FIREFOX, headers = {}): Promise<Answered> => {
      const [method = '', path = ''] = look(one)
      return world.call(method, path, { ip, headers: { 'user-agent': browser, ...headers } })
    }
    const counted = async (): Promise<number> => {
      await world.domain.visits.flush()
      return (await read(name, one.id))[counter]
    }

    test('count once a visitor a day, and again the next day', async () => {
      for (let n = 0; n < 3; n++) await visit('192.0.2.1')
      expect(await counted()).toBe(1)
      await visit('192.0.2.1')
      expect(await counted()).toBe(1)
      const today = world.clock.now
      world.clock.now = new Date(today.getTime() + PAST_MIDNIGHT)
      await visit('192.0.2.1')
      expect(await counted()).toBe(2)
      world.clock.now = today
    })

    test('count by address and browser, not by token', async () => {
      await visit('192.0.2.1')
      await visit('192.0.2.2')
      await visit('192.0.2.1', PHONE)
      await visit('192.0.2.1', FIREFOX, { authorization: `Bearer ${world.cliente}` })
      expect(await counted()).toBe(3)
    })

    test('ignore a browser’s name beyond 300 characters', async () => {
      const long = FIREFOX.padEnd(300, '.')
      await visit('192.0.2.9', `${long} uno`)
      await visit('192.0.2.9', `${long} otro`)
      expect(await counted()).toBe(1)
    })

    test('count at most 100 browsers a day of one address', async () => {
      for (let n = 0; n < 60; n++) await visit('192.0.2.10', `${FIREFOX} ${n}`)
      expect(await counted()).toBe(60)
      for (let n = 40; n < 120; n++) await visit('192.0.2.10', `${FIREFOX} ${n}`)
      expect(await counted()).toBe(100)
      await visit('192.0.2.11')
      expect(await counted()).toBe(101)
    })

    test.each([
      ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['bingbot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
      ['without a name', ''],
    ])('ignore a known bot: %s', async (_, browser) => {
      await visit('192.0.2.3', browser)
      expect(await counted()).toBe(0)
    })

    test('cannot be set by anyone', async () => {
      await visit('192.0.2.4')
      expect(await counted()).toBe(1)
      await change(name, one.id, { visits: 900, visitas: 900 })
      expect((await read(name, one.id))[counter]).toBe(1)
    })

    test('do not conflict with an edit that began before them', async () => {
      const item = api.adminItem(name, one.id)
      const { headers } = await world.call('GET', item, { token: world.admin })
      await visit('192.0.2.5')
      expect(await counted()).toBe(1)
      const saved = await world.call('PUT', item, {
        token: world.admin,
        body: name === 'empresa' ? { orden: 3 } : { order: 3 },
        headers: { 'if-match': String(headers.etag) },
      })
      expect([saved.status, saved.body[counter]]).toEqual([200, 1])
    })
  })

  test('get 204 without a body from the two calls', async () => {
    const producto = await make('producto')
    const { status, raw } = await world.call('POST', api.productoVisit(producto.id))
    expect([status, raw.length]).toEqual([204, 0])
  })

  test.each([api.productoVisit, api.empresaVisit])('get 404 for a missing record: %s', async (path) => {
    for (const id of [999_999, 0, 'abc', '1.5', '9'.repeat(30)])
      expect((await world.call('POST', path(id))).status).toBe(404)
  })

  test('count for a 304, and not for HEAD', async () => {
    const { id, slug } = await make('post', { name: 'Cabeza' })
    const counted = async () => {
      await world.domain.visits.flush()
      return (await read('post', id)).visits
    }
    await world.call('HEAD', api.post(slug), { ip: '192.0.2.6' })
    expect(await counted()).toBe(0)
    const { headers } = await world.call('GET', api.post(slug), { ip: '192.0.2.7' })
    const known = { 'if-none-match': String(headers.etag) }
    const again = await world.call('GET', api.post(slug), { ip: '192.0.2.8', headers: known })
    expect(again.status).toBe(304)
    expect(await counted()).toBe(2)
  })

  test('are not counted by pages and lists', async () => {
    const { id, slug } = await make('pagina')
    const post = await make('post', { name: 'En la lista' })
    await world.call('GET', api.pagina(slug))
    await world.call('GET', api.posts)
    await world.domain.visits.flush()
    expect(await read('pagina', id)).not.toHaveProperty('visits')
    expect((await read('post', post.id)).visits).toBe(0)
  })
})

interface Made {
  id: number
  slug: string
}
