import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { recordsOf } from './support/records.ts'
import { callTo, createWorld, DATABASES, type World } from './support/world.ts'

/** Once a writer has its answer, no visitor of the same node gets the old page or finds the old record. */

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

  let asked = 0
  /** Each search comes from another address, because searches are limited. */
  const search = (text: string) => {
    const ip = `10.0.${asked >> 8}.${asked++ & 255}`
    return world.call('POST', api.empresasSearch, { body: { text }, ip })
  }
  /** How readers see the present order of a record. */
  const readers = {
    categoria: async ({ slug }: Written) =>
      (await world.call('GET', api.categoria(slug))).body.categoria.orden,
    empresa: async ({ nombre }: Written) => (await search(nombre)).body[0].orden,
  }

  /** Writes one record repeatedly; returns what readers saw that was older than an answer before their request. */
  async function race(collection: keyof typeof readers, nombre: string): Promise<string[]> {
    const record = await make(collection, { nombre, orden: 1 })
    const stale: string[] = []
    let answered = 1
    const read = async () => {
      while (answered <= WRITES_EACH) {
        const before = answered
        const orden = await readers[collection](record)
        if (orden < before) stale.push(`${orden} after ${before}`)
        // Kept answers need no turn of the event loop, but the writers do.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const reading = read()
    for (let orden = 2; orden <= WRITES_EACH + 1; orden++) {
      const asked = { token: world.admin, body: { orden } }
      const { status } = await world.call('PUT', api.adminItem(collection, record.id), asked)
      expect(status).toBe(200)
      answered = orden
    }
    await reading
    return stale
  }

  test.each(['categoria', 'empresa'] as const)(
    'of one %s are seen by everyone who asks after the answer',
    { timeout: LONG },
    async (collection) => {
      const races = Array.from({ length: WRITERS }, (_, n) => race(collection, `Giro ${n}`))
      expect((await Promise.all(races)).flat()).toEqual([])
    },
  )
})

interface Written {
  readonly slug: string
  readonly nombre: string
}

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

  test('makes changes that visitors soon see', async () => {
    const { id, slug } = await make('categoria', { orden: 1 })
    const order = async () => (await world.call('GET', api.categoria(slug))).body.categoria.orden
    expect(await order()).toBe(1)
    const asked = { token: world.admin, body: { orden: 2 } }
    const { status } = await callTo(command.app)('PUT', api.adminItem('categoria', id), asked)
    expect(status).toBe(200)
    await expect.poll(order).toBe(2)
  })
})
