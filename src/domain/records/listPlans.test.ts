import { CompiledQuery, type RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchOf } from '../../../bench/branches.ts'
import { insertBranches } from '../../../test/support/branches.ts'
import { type BareDatabase, bareDatabase, insertAny } from '../../../test/support/database.ts'
import { costly, recorder } from '../../../test/support/plans.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { isFile, traitsOf } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { resources } from '../../contract/resources/index.ts'
import { permit } from '../access.ts'
import { listActivity } from '../changes/activity.ts'
import type { Db } from '../db/types.ts'
import { readOverview } from '../views/overview.ts'
import { type ListQuery, selectPage } from './lists.ts'
import { reorderRows } from './reorder.ts'

/** The collections that grow with the directory. The others stay as few as a menu and a carousel hold. */
const GROWING: readonly Resource[] = Object.values(resources).filter(
  ({ name }) => !['categoria', 'slide', 'caracteristica'].includes(name),
)
const ROWS = 2000

/** How the databases plan the panel's lists: in every order and with every filter, early pages and late ones. */
describe.each(DATABASES)('lists on %s', (kind) => {
  let bare: BareDatabase
  let recorded: Db
  const asked: RootOperationNode[] = []
  beforeAll(async () => {
    bare = await bareDatabase(kind)
    const { db } = bare.database
    await insertBranches(
      db,
      Array.from({ length: ROWS }, (_, at) => branchOf(at + 1)),
    )
    // An empty list runs no query for its rows.
    for (const name of ['activity', ...Object.keys(resources)])
      if (name !== 'empresa') await insertAny(db, name)
    if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze'))
    recorded = db.withPlugin(recorder(asked))
  })
  afterAll(() => bare.close())

  const plansOf = async (read: () => Promise<unknown>) => {
    asked.length = 0
    await read()
    expect(asked.length).toBeGreaterThan(0)
    return costly(bare, asked)
  }
  const page = (resource: Resource, query: Partial<ListQuery>, conditions = {}) =>
    plansOf(() => selectPage(recorded, resource, conditions, { page: 1, perPage: 20, ...query }))

  describe.each(GROWING.map((resource) => [resource.name, resource] as const))('of %s', (_, resource) => {
    // Without an index: nobody looks for a file's name, and a category's name is not in the record.
    const orders = resource.sortable.filter((name) => {
      const field = resource.fields[name]
      return !field || !(isFile(field) || field.shownAs)
    })
    test.each(orders)('by %s, both ways', async (field) => {
      for (const descending of [false, true])
        for (const number of [1, ROWS / 20])
          expect(await page(resource, { page: number, sort: { field, descending } })).toEqual([])
    })

    const filters = Object.entries(resource.fields).filter(([, field]) => traitsOf(field).filterable)
    test.each(filters.map(([name]) => name))('with one %s', async (name) => {
      for (const value of resource.fields[name]?.initial === null ? [1, null] : [0, 1])
        expect(await page(resource, { filter: { [name]: value } })).toEqual([])
    })
  })

  test('of published branches in another order', async () => {
    const sort = { field: 'nombre', descending: false }
    expect(await page(resources.empresa, { filter: { publicado: 1 }, sort })).toEqual([])
  })

  test('of published branches in a category, and of an owner', async () => {
    expect(await page(resources.empresa, { filter: { publicado: 1, categoria_id: 2 } })).toEqual([])
    expect(await page(resources.empresa, {}, { user_id: 3 })).toEqual([])
  })

  test('are reordered by a few statements, each of which reads only the moved records', async () => {
    const { db } = bare.database
    await db.updateTable('empresa').set({ orden: 0 }).where('id', '<', ROWS).execute()
    const system = permit({ kind: 'system', id: 1, role: 'admin' }, 'empresa', 'update')
    const ids = Array.from({ length: 100 }, (_, at) => 100 - at)
    const reversed = plansOf(() =>
      recorded.transaction().execute((tx) => reorderRows(tx, resources.empresa, system, ids, '')),
    )
    expect(await reversed).toEqual([])
    expect(asked).toHaveLength(3)
  })

  test('of the changes, and the welcome panel', async () => {
    expect(await plansOf(() => listActivity(recorded, { page: 3, perPage: 20 }))).toEqual([])
    expect(await plansOf(() => readOverview(recorded))).toEqual([])
  })
})
