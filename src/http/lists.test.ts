import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../test/support/records.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../test/support/world.ts'
import { isHtml } from '../contract/kinds/index.ts'
import { api } from '../contract/paths.ts'
import type { Resource } from '../contract/resource.ts'
import { type ResourceName, resources } from '../contract/resources/index.ts'

/** Administrators' lists (contract.md, sections 1 and 10): pages, order and search, for every collection. */

const NAMES = Object.keys(resources) as ResourceName[]
/** Three records of each kind, in an order that differs from that of their creation. */
const PLACES = [2, 1, 2]

type Row = Record<string, unknown> & { id: number }

describe.each(DATABASES)('lists, on %s', (kind) => {
  let world: World
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    for (const name of NAMES)
      for (const [n, place] of PLACES.entries())
        if (name !== 'user') await make(name, numbered(resources[name], n, place))
    // PDFs are read in the background.
    await world.product.settle()
  })
  afterAll(() => world.close())

  const list = (name: ResourceName, query = ''): Promise<Answered> =>
    world.call('GET', `${api.admin(name)}${query}`, { token: world.admin })
  const rows = async (name: ResourceName, query = ''): Promise<Row[]> => (await list(name, query)).body

  describe.each(NAMES)('of %s', (name) => {
    const resource: Resource = resources[name]

    test('are arrays in their own order, then by id, with their total', async () => {
      const { status, body, headers } = await list(name)
      expect([status, Array.isArray(body)]).toEqual([200, true])
      expect(headers['x-total-count']).toBe(String(body.length))
      expect(body).toEqual(body.toSorted(by(resource.order, 1)))
      expect(body.length).toBeGreaterThanOrEqual(3)
    })

    test('leave out HTML, and contain every other field', async () => {
      const [row] = await rows(name)
      for (const [field, description] of Object.entries(resource.fields))
        expect([field, field in (row ?? {})]).toEqual([field, !isHtml(description)])
      expect(row).toMatchObject({ created_at: expect.any(String), updated_at: expect.any(String) })
      expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(Object.keys(row ?? {})).not.toContain('password')
      expect(Object.keys(row ?? {}).join()).not.toMatch(/_key|search_text|version|hash/)
    })

    test('can be ordered by each column, both ways, with equals by ascending id', async () => {
      for (const field of resource.sortable) {
        const upwards = await rows(name, `?sort=${field}`)
        const downwards = await rows(name, `?sort=-${field}`)
        expect([field, groups(upwards, field)]).toEqual([field, groups(downwards, field).toReversed()])
        expect(upwards).toHaveLength((await rows(name)).length)
      }
    })

    test.each([
      'password',
      'password_hash',
      'search_text',
      'version',
      '__proto__',
      'id desc',
      'id,id',
      '-',
      '--id',
    ])('cannot be ordered by %s', async (field) => {
      const { status, body } = await list(name, `?sort=${encodeURIComponent(field)}`)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['sort']])
    })

    test('can be searched by texts of up to 200 characters, as people count them', async () => {
      const searching = async (text: string) => (await list(name, `?q=${encodeURIComponent(text)}`)).status
      expect([await searching('🎉'.repeat(200)), await searching('🎉'.repeat(201))]).toEqual([200, 422])
    })

    test.each([
      ['sort', '?sort=id&sort=-id'],
      ['q', '?q=uno&q=dos'],
      ['page', '?page=1&page=2'],
    ])('refuse more than one %s', async (asked, query) => {
      const { status, body } = await list(name, query)
      expect([status, Object.keys(body.errors)]).toEqual([422, [asked]])
    })

    test('show each record on one page, for any page size and order', async () => {
      for (const sort of [`&sort=${resource.order}`, `&sort=-${resource.order}`, '&sort=created_at', '']) {
        const all = await rows(name, `?per_page=500${sort}`)
        const pages = []
        for (let page = 1; page <= all.length; page++)
          pages.push(...(await rows(name, `?per_page=1&page=${page}${sort}`)))
        expect(pages.map((row) => row.id)).toEqual(all.map((row) => row.id))
      }
    })

    test('are searched in text fields only, ignoring accents and case', async () => {
      const wanted = name === 'user' ? 'OTRÁ' : 'ÁRBOL 1'
      const found = await list(name, `?q=${encodeURIComponent(wanted)}`)
      expect([found.body.length, found.headers['x-total-count']]).toEqual([1, '1'])
      expect(found.headers.link).toContain(`q=${encodeURIComponent(wanted).replace('%20', '+')}`)
      for (const sign of ['%', '_', '\\', "'", '%25'])
        expect((await list(name, `?q=${encodeURIComponent(sign)}zz`)).body).toEqual([])
      expect((await list(name, '?q=%20')).body).toEqual(await rows(name))
    })

    test.each(['page=0', 'page=x', 'page=1.5', 'per_page=0', 'per_page=501', `q=${'a'.repeat(201)}`])(
      'refuse %s',
      async (query) => {
        const { status, body } = await list(name, `?${query}`)
        expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]])
      },
    )
  })

  test('lists and items of users contain no secrets', async () => {
    const [user] = await rows('user')
    const item = await world.call('GET', api.adminItem('user', user?.id ?? 0), { token: world.admin })
    const fields = ['aprobado', 'created_at', 'de_confianza', 'email', 'id', 'name', 'roles', 'updated_at']
    expect([user, item.body].map((one) => Object.keys(one).sort())).toEqual([fields, fields])
  })

  test('items contain HTML', async () => {
    const [post] = await rows('post')
    const item = await world.call('GET', api.adminItem('post', post?.id ?? 0), { token: world.admin })
    expect(item.body.descripcion).toBe('<p>Hola</p>')
  })
})

/** A record that differs from the others by its number. */
function numbered(resource: Resource, n: number, place: number): object {
  const texts = Object.entries(resource.fields).filter(([, field]) => field.required && field.kind === 'text')
  return {
    ...Object.fromEntries(texts.map(([field]) => [field, `Árbol ${n}`])),
    [resource.order]: place,
    descripcion: resource.name === 'post' ? '<p>Hola</p>' : 'Hola',
  }
}

const by = (field: string, sign: number) => (a: Row, b: Row) =>
  sign * (Number(a[field]) - Number(b[field])) || a.id - b.id

/** Returns the ids of rows with the same value as groups; within a group they ascend. */
function groups(list: readonly Row[], field: string): number[][] {
  const found: { value: string; ids: number[] }[] = []
  for (const row of list) {
    const value = JSON.stringify(row[field])
    const last = found.at(-1)
    if (last?.value === value) last.ids.push(row.id)
    else found.push({ value, ids: [row.id] })
  }
  return found.map(({ ids }) => ids)
}
