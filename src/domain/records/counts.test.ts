import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBranches } from '../../../test/support/branches.ts'
import { type BareDatabase, bareDatabase } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import type { Db } from '../db/types.ts'
import { countOf, foldTallies, tallyOf } from './counts.ts'

/** Tallies always equal a count of the rows, whatever wrote them. */
describe.each(DATABASES)('tallies, on %s', (kind) => {
  let bare: BareDatabase
  let db: Db
  beforeAll(async () => {
    bare = await bareDatabase(kind)
    db = bare.database.db
  })
  afterAll(() => bare.close())

  const add = (from: number, count: number, categoria: string | null) =>
    insertBranches(
      db,
      Array.from({ length: count }, (_, at) => ({
        id: from + at,
        orden: 0,
        nombre: `Sucursal ${from + at}`,
        categoria,
        direccion: null,
        descripcion: null,
      })),
    )
  const categoriaId = async (nombre: string) =>
    (await db.selectFrom('categoria').select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()).id

  /** Compares every tally of branches with the rows. */
  async function expectExact(): Promise<void> {
    const rows = await db.selectFrom('empresa').select(['publicado', 'categoria_id']).execute()
    expect(await tallyOf(db, 'empresa')).toBe(rows.length)
    for (const publicado of [0, 1]) {
      const inState = rows.filter((row) => row.publicado === publicado)
      expect(await tallyOf(db, 'empresa', { publicado })).toBe(inState.length)
      for (const categoria_id of new Set([null, ...rows.map((row) => row.categoria_id)]))
        expect(await tallyOf(db, 'empresa', { publicado, categoria_id })).toBe(
          inState.filter((row) => row.categoria_id === categoria_id).length,
        )
    }
  }

  test('follow rows that are added, published, moved and deleted', async () => {
    await add(1, 30, 'Panaderías')
    await add(31, 20, 'Ferreterías')
    await add(51, 5, null)
    await expectExact()
    await db.updateTable('empresa').set({ publicado: 0 }).where('id', '<=', 12).execute()
    const categoria_id = await categoriaId('Ferreterías')
    await db.updateTable('empresa').set({ categoria_id }).where('id', 'in', [3, 20, 52]).execute()
    await db.updateTable('empresa').set({ publicado: 1, visitas: 7 }).where('id', '>', 40).execute()
    await db.deleteFrom('empresa').where('id', 'in', [1, 2, 30, 55]).execute()
    await expectExact()
  })

  test('follow branches whose category is deleted', async () => {
    await db.deleteFrom('categoria').where('nombre', '=', 'Panaderías').execute()
    await expectExact()
    expect(await tallyOf(db, 'categoria')).toBe(1)
  })

  test('ignore a transaction that is rolled back', async () => {
    await db
      .transaction()
      .execute(async (tx) => {
        await tx.deleteFrom('empresa').execute()
        expect(await tallyOf(tx, 'empresa')).toBe(0)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await expectExact()
  })

  test('stay the same before, during and after folding, while others write', async () => {
    await Promise.all([
      foldTallies(db),
      add(100, 40, 'Ferreterías'),
      foldTallies(db),
      db.deleteFrom('empresa').where('id', 'in', [31, 32]).execute(),
      foldTallies(db),
    ])
    await expectExact()
    await foldTallies(db)
    await expectExact()
    const groups = await db.selectFrom('tally').select(['collection', 'state', 'category']).execute()
    expect(new Set(groups.map((group) => JSON.stringify(group))).size).toBe(groups.length)
  })

  test('are null for other conditions, and 0 for an unknown category', async () => {
    expect(await tallyOf(db, 'empresa', { user_id: 1 })).toBeNull()
    expect(await tallyOf(db, 'empresa', { categoria_id: 0 })).toBe(0)
  })
  test('are replaced by a count where a table has none', async () => {
    await sql`create table uncounted (id integer not null, kind integer)`.execute(db)
    expect(await tallyOf(db, 'uncounted')).toBe(0)
    await sql`insert into uncounted values (1, 1), (2, 1), (3, null)`.execute(db)
    expect(await tallyOf(db, 'uncounted')).toBe(3)
    expect(await countOf(db, 'uncounted', { kind: 1 })).toBe(2)
    expect(await countOf(db, 'uncounted', { kind: null })).toBe(1)
  })
})
