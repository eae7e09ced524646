import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { recordsOf } from './records.ts'
import { callTo, createWorld, DATABASES, type World } from './world.ts'

/** Once a writer has been answered, no visitor of the same node gets the old page. */

const WRITERS = 4
const WRITES_EACH = 250
const LONG = 180_000

describe.each(DATABASES)('1000 writes among readers, on %s', (kind) => {
  let world: World
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  /** Writes one category again and again; gives what readers saw that was older than an answer before they asked. */
  async function race(nombre: string): Promise<string[]> {
    const { id, slug } = await make('categoria', { nombre, orden: 1 })
    const stale: string[] = []
    let answered = 1
    const read = async () => {
      while (answered <= WRITES_EACH) {
        const before = answered
        const { body } = await world.call('GET', api.categoria(slug))
        if (body.categoria.orden < before) stale.push(`${body.categoria.orden} after ${before}`)
        // A kept page needs no turn of the event loop, which the writers need.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const reading = read()
    for (let orden = 2; orden <= WRITES_EACH + 1; orden++) {
      const asked = { token: world.admin, body: { orden } }
      expect((await world.call('PUT', api.adminItem('categoria', id), asked)).status).toBe(200)
      answered = orden
    }
    await reading
    return stale
  }

  test('are what everyone sees who asks after they were answered', { timeout: LONG }, async () => {
    const races = Array.from({ length: WRITERS }, (_, n) => race(`Giro ${n}`))
    expect((await Promise.all(races)).flat()).toEqual([])
  })
})

describe('a command beside the server, on sqlite', () => {
  let world: World
  let command: Product
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld('sqlite')
    const clock = () => world.clock.now
    command = await createProduct(world.config, { clock, site: false, background: false })
  })
  afterAll(async () => {
    await command.close()
    await world.close()
  })

  test('writes what visitors soon see', async () => {
    const { id, slug } = await make('categoria', { orden: 1 })
    const order = async () => (await world.call('GET', api.categoria(slug))).body.categoria.orden
    expect(await order()).toBe(1)
    const asked = { token: world.admin, body: { orden: 2 } }
    const { status } = await callTo(command.app)('PUT', api.adminItem('categoria', id), asked)
    expect(status).toBe(200)
    await expect.poll(order, { timeout: 5000 }).toBe(2)
  })
})
