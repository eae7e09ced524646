import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchOf } from '../../../../bench/branches.ts'
import { insertBranches } from '../../../../test/support/branches.ts'
import { type BareDatabase, bareDatabase } from '../../../../test/support/database.ts'
import { DATABASES } from '../../../../test/support/world.ts'
import type { Db } from '../../db/types.ts'
import { findCatalogos } from '../catalogos.ts'
import { findRecords } from '../records.ts'
import { rebuildSearch } from './rebuild.ts'

describe.each(DATABASES)('the index, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
    const { db } = bare.database
    await insertBranches(
      db,
      Array.from({ length: 300 }, (_, at) => branchOf(at + 1)),
    )
    const now = '2026-03-02T18:00:00.000Z'
    const record = { search_text: '', created_at: now, updated_at: now, publicado: 1 }
    await db
      .insertInto('catalogo')
      .values({
        ...record,
        titulo: 'Vajillas',
        titulo_key: 'vajillas',
        orden: 1,
        archivo: 'v.pdf',
        texto: 'si',
      })
      .execute()
    const described = { ...record, description: 'Barro', order: 1 }
    const jarro = { ...described, name: 'Jarro', name_key: 'jarro', slug: 'jarro', title: 'Jarro' }
    await db
      .insertInto('producto')
      .values({ ...jarro, price: 100, visits: 0 })
      .execute()
    await db
      .insertInto('post')
      .values({ ...jarro, title_key: 'jarro', descripcion: '<p>Talavera</p>', visits: 0 })
      .execute()
    await db
      .insertInto('pagina')
      .values({ ...jarro, title_key: 'jarro', texttop: '', textbottom: '<p>Talavera</p>' })
      .execute()
  })
  afterAll(() => bare.close())

  const found = async (db: Db, text: string) =>
    (await findRecords(db, 'empresa', text, 50))?.records.map(({ id }) => id)
  const rebuild = (anyway?: boolean) =>
    rebuildSearch({ database: bare.database, clock: () => new Date() }, anyway)

  test('is built from the records when its version is new, and only then', async () => {
    const { db } = bare.database
    expect(await found(db, 'a')).toEqual([])
    expect(await rebuild()).toBe(true)
    expect(await found(db, 'a')).toHaveLength(50)
    expect(await findCatalogos(db, 'vajilla', { page: 1, perPage: 50 })).toMatchObject({
      catalogos: [{ id: 1 }],
    })
    for (const one of ['producto', 'post', 'pagina'] as const)
      expect(await findRecords(db, one, 'jarros', 50)).toMatchObject({ records: [{ id: 1 }] })
    expect(await rebuild()).toBe(false)
  })

  test('is rebuilt on an upgrade from a version that searched branches and catalogues only', async () => {
    const { db } = bare.database
    await db.updateTable('search_state').set({ version: 1 }).execute()
    await db.deleteFrom('search_post').execute()
    await db.deleteFrom('search_term').where('term', 'like', 'b%').execute()
    expect(await findRecords(db, 'post', 'talavera', 50)).toMatchObject({ records: [] })
    expect(await rebuild()).toBe(true)
    expect(await findRecords(db, 'post', 'talavera', 50)).toMatchObject({ records: [{ id: 1, tier: 5 }] })
  })

  test('is rebuilt after a loss, and the files of catalogues are read again', async () => {
    const { db } = bare.database
    const before = await found(db, 'calle')
    await db.deleteFrom('search_block').execute()
    await db.deleteFrom('search_term').where('term', '<', 'em').execute()
    await db.deleteFrom('job').execute()
    expect(await found(db, 'calle')).not.toEqual(before)
    expect(await rebuild(true)).toBe(true)
    expect(await found(db, 'calle')).toEqual(before)
    expect(await db.selectFrom('job').select(['kind', 'subject']).execute()).toEqual([
      { kind: 'catalogo', subject: 1 },
    ])
  })
})
