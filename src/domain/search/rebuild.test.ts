import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchOf } from '../../../bench/branches.ts'
import { insertBranches } from '../../../test/branches.ts'
import { type BareDatabase, bareDatabase } from '../../../test/database.ts'
import { DATABASES } from '../../../test/world.ts'
import { findCatalogos } from './catalogos.ts'
import { findEmpresas } from './empresas.ts'
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
    const record = { search_text: '', created_at: now, updated_at: now }
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
  })
  afterAll(() => bare.close())

  const rebuild = (anyway?: boolean) =>
    rebuildSearch({ database: bare.database, clock: () => new Date() }, anyway)

  test('is made from the records when its rules are new, and only then', async () => {
    const { db } = bare.database
    expect(await findEmpresas(db, 'a', 50)).toEqual([])
    expect(await rebuild()).toBe(true)
    expect(await findEmpresas(db, 'a', 50)).toHaveLength(50)
    expect(await findCatalogos(db, 'vajilla', 50)).toEqual([{ id: 1 }])
    expect(await rebuild()).toBe(false)
  })

  test('is made again after a loss, and the files of catalogues are read again', async () => {
    const { db } = bare.database
    const before = await findEmpresas(db, 'calle', 50)
    await db.deleteFrom('search_block').execute()
    await db.deleteFrom('search_term').where('term', '<', 'em').execute()
    await db.deleteFrom('job').execute()
    expect(await findEmpresas(db, 'calle', 50)).not.toEqual(before)
    expect(await rebuild(true)).toBe(true)
    expect(await findEmpresas(db, 'calle', 50)).toEqual(before)
    expect(await db.selectFrom('job').select(['kind', 'subject']).execute()).toEqual([
      { kind: 'catalogo', subject: 1 },
    ])
  })
})
