import { CompiledQuery, type RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase, insertAny } from '../../../../test/support/database.ts'
import { recorder } from '../../../../test/support/plans.ts'
import { permit } from '../../access.ts'
import type { Tx } from '../../db/types.ts'
import { recordChange } from './entries.ts'
import { listVersions, readVersion } from './versions.ts'

/**
 * A record may have a million versions: one more, one of them, and a page cost reads of an index. PostgreSQL finds the
 * index of versions by itself; SQLite has to be told that a version has a number.
 */
describe('versions on sqlite', () => {
  let bare: BareDatabase
  const asked: RootOperationNode[] = []
  const by = permit({ kind: 'system', id: null, role: 'admin' }, 'categoria', 'update')
  const before = { id: 1, nombre: 'Antes', created_at: '2026-01-01T00:00:00.000Z' }
  const change = { action: 'update', item: { ...before, nombre: 'Después' }, before } as const

  beforeAll(async () => {
    bare = await bareDatabase('sqlite')
    await insertAny(bare.database.db, 'categoria')
  })
  afterAll(() => bare.close())

  test.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['a new one', (tx) => recordChange(tx, by, 'categoria', change, before.created_at)],
    ['one of them', (tx) => readVersion(tx, by, 'categoria', before, 2)],
    ['a page', (tx) => listVersions(tx, by, 'categoria', before, { page: 1, perPage: 20 })],
  ])('%s is found by their index', async (_what, work) => {
    const db = bare.database.db.withPlugin(recorder(asked))
    asked.length = 0
    await db.transaction().execute(work)
    const steps = (await Promise.all(asked.map(planOf))).flat()
    const reading = steps.filter((step) => /^(SCAN|SEARCH) (activity|replaced_value|later)\b/.test(step))
    expect(reading.length).toBeGreaterThan(0)
    for (const step of reading) expect(step).toMatch(/^SEARCH .* INDEX (activity_version|replaced_value_of) /)
  })

  async function planOf(node: RootOperationNode): Promise<string[]> {
    const { db } = bare.database
    const { sql, parameters } = db.getExecutor().compileQuery(node, { queryId: 'plan' })
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    return (await db.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail)
  }
})
