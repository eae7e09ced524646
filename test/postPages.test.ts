import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, site } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { recordsOf } from './support/records.ts'
import { type Call, callTo, createWorld, type World } from './support/world.ts'

/** A post's page counts a view like its call, however the page is requested. */

let world: World
let product: Product
let call: Call
const { make, read } = recordsOf(() => world)
beforeAll(async () => {
  world = await createWorld('sqlite')
  product = await createProduct(world.config, { clock: () => world.clock.now, background: false })
  call = callTo(product.app)
})
afterAll(async () => {
  await product.close()
  await world.close()
})

test('a post’s page counts its view, new or kept, as a page or as the router’s data', async () => {
  const { id, slug } = await make('post')
  const pages = [
    site.post(slug),
    site.post(slug),
    `${site.post(slug)}.data`,
    `/blog/${slug}`,
    `/blog/${slug}.data`,
  ]
  const seen = []
  for (const [at, page] of pages.entries()) {
    const { status, headers } = await call('GET', page, { ip: `192.0.2.${at}` })
    await product.domain.visits.flush()
    seen.push([status, (await read('post', id)).visits])
    // The page's header for the server is removed before the answer.
    expect(Object.keys(headers).join()).not.toContain('viewed')
  }
  expect(seen).toEqual(pages.map((_, at) => [200, at + 1]))
})

test('other pages, and HEAD of a post, count nothing', async () => {
  const { id, slug } = await make('post', { name: 'Otra feria' })
  for (const page of [site.home, site.blog, `${site.blog}.data`]) await call('GET', page, { ip: '192.0.2.9' })
  await call('HEAD', site.post(slug), { ip: '192.0.2.9' })
  await call('GET', api.posts, { ip: '192.0.2.9' })
  await product.domain.visits.flush()
  expect((await read('post', id)).visits).toBe(0)
})
