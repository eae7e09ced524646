import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { recordsOf } from './support/records.ts'
import { callTo, createWorld, type World } from './support/world.ts'

/** A page that was asked for before there was something to show shows it as soon as there is. */

let world: World
let product: Product
const { make, change } = recordsOf(() => ({ ...world, call: callTo(product.app) }))
beforeAll(async () => {
  world = await createWorld('sqlite')
  product = await createProduct(world.config, { clock: () => world.clock.now, background: false })
})
afterAll(async () => {
  await product.close()
  await world.close()
})

test.each<[string, string, () => Promise<unknown>]>([
  ['a post', site.post('aviso'), () => make('post', { name: 'Aviso' })],
  ['a product', site.producto('bolillo'), () => make('producto', { name: 'Bolillo' })],
  [
    'a branch that waited for approval',
    site.sucursal('la-paz'),
    async () => {
      const { id } = await make('empresa', { nombre: 'La Paz', publicado: false })
      expect(await statusOf(site.sucursal('la-paz'))).toBe(404)
      await change('empresa', id, { publicado: true })
    },
  ],
])('%s', async (_, path, comes) => {
  // Two at once, of which one waits for what the other reads.
  expect(await Promise.all([statusOf(path), statusOf(`${path}.data`)])).toEqual([404, 404])
  await comes()
  expect([await statusOf(path), await statusOf(`${path}.data`)]).toEqual([200, 200])
})

const statusOf = async (path: string) => (await callTo(product.app)('GET', path)).status
