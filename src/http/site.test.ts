import { expect, test, vi } from 'vitest'
import { callTo, createWorld } from '../../test/world.ts'
import { createProduct } from '../product.ts'

test('the log says which page failed, and nothing that was searched for on it', async () => {
  const world = await createWorld('sqlite')
  const failure = new Error('a part failed')
  const { app, close } = await createProduct(world.config, {
    background: false,
    site: async (_request, { report }) => {
      report(failure)
      return new Response('<p>Casi todo</p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  const log = vi.spyOn(app.log, 'error')
  await callTo(app)('GET', '/buscar?q=algo+privado')
  expect(log.mock.calls).toEqual([[{ err: failure, path: '/buscar' }, 'page failed']])
  await close()
  await world.close()
})
