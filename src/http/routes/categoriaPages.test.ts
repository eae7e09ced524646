import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** A category's answer contains its products page by page. */

describe.each(DATABASES)('a category’s products, on %s', (kind) => {
  let world: World
  const { make } = recordsOf(() => world)
  const path = api.categoria('panaderias')
  beforeAll(async () => {
    world = await createWorld(kind)
    const { id } = await make('categoria', { nombre: 'Panaderías' })
    await make('producto', { name: 'Concha', order: 2, categoria_id: id })
    await make('producto', { name: 'Oreja', order: 1, categoria_id: id })
    await make('producto', { name: 'Ramo' })
  })
  afterAll(() => world.close())

  const ask = async (query: string) => {
    const { body, headers } = await world.call('GET', path + query)
    return {
      slug: body.categoria.slug,
      names: body.productos.map(({ name }: { name: string }) => name),
      total: headers['x-total-count'],
      link: String(headers.link),
    }
  }

  test('are all in its answer without page parameters', async () => {
    const { names, total, link } = await ask('')
    expect([names, total]).toEqual([['Oreja', 'Concha'], '2'])
    expect(link).toContain(`<${path}?page=1&per_page=500>; rel="last"`)
  })

  test('are paginated in its answer, with their total and a link to the next page', async () => {
    const first = await ask('?per_page=1')
    expect(first).toMatchObject({ slug: 'panaderias', names: ['Oreja'], total: '2' })
    expect(first.link).toContain(`<${path}?per_page=1&page=2>; rel="next"`)
    expect(await ask('?per_page=1&page=2')).toMatchObject({
      slug: 'panaderias',
      names: ['Concha'],
      total: '2',
    })
  })
})
