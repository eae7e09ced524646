import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** Views are counted once a visitor a day, whoever looks (contract.md, sections 5 and 10). */

/** From the world's hour into the next day, within the life of a session. */
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

    test('the same visitor counts once a day, and again the next day', async () => {
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

    test('another address or another browser is another visitor; a token makes none', async () => {
      await visit('192.0.2.1')
      await visit('192.0.2.2')
      await visit('192.0.2.1', PHONE)
      await visit('192.0.2.1', FIREFOX, { authorization: `Bearer ${world.cliente}` })
      expect(await counted()).toBe(3)
    })

    test('what a browser says behind 300 characters makes it no other', async () => {
      const long = FIREFOX.padEnd(300, '.')
      await visit('192.0.2.9', `${long} uno`)
      await visit('192.0.2.9', `${long} otro`)
      expect(await counted()).toBe(1)
    })

    test('of one address 100 browsers a day count: those of a telephone company, not all that one visitor makes up', async () => {
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
      ['who says nothing', ''],
    ])('a known bot does not count: %s', async (_, browser) => {
      await visit('192.0.2.3', browser)
      expect(await counted()).toBe(0)
    })

    test('no one sets the number', async () => {
      await visit('192.0.2.4')
      expect(await counted()).toBe(1)
      await change(name, one.id, { visits: 900, visitas: 900 })
      expect((await read(name, one.id))[counter]).toBe(1)
    })

    test('a view does not stand in the way of an edit that began before it', async () => {
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

  test('a view by the two calls answers 204 and nothing else', async () => {
    const producto = await make('producto')
    const { status, raw } = await world.call('POST', api.productoVisit(producto.id))
    expect([status, raw.length]).toEqual([204, 0])
  })

  test.each([api.productoVisit, api.empresaVisit])('what is not there has no views', async (path) => {
    for (const id of [999_999, 0, 'abc', '1.5', '9'.repeat(30)])
      expect((await world.call('POST', path(id))).status).toBe(404)
  })

  test('HEAD, and a post that the browser has already', async () => {
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

  test('pages and lists count nothing', async () => {
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
