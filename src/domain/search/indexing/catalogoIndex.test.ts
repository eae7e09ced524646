import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase } from '../../../../test/support/database.ts'
import { DATABASES } from '../../../../test/support/world.ts'
import { indexCatalogo, unindexCatalogo } from './catalogoIndex.ts'
import { pdfPageOf } from './pages.ts'

describe.each(DATABASES)('a long document, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
  })
  afterAll(() => bare.close())

  const PAGES = 400
  /** Words that all pages share, and some of their own. */
  const pagesFrom = (first: number) =>
    Array.from({ length: PAGES }, (_, page) =>
      pdfPageOf(
        page + 1,
        Array.from({ length: 60 }, (__, word) => `p${word} o${((first + page) * word) % 1500}`).join(' '),
      ),
    )

  /** Counts how often other work ran while this work did. */
  const readsDuring = async (work: Promise<unknown>): Promise<number> => {
    let going = true
    const ended = work.finally(() => {
      going = false
    })
    let reads = 0
    for (; going; reads++) {
      await bare.database.db.selectFrom('categoria').select('id').execute()
      await setImmediate()
    }
    await ended
    return reads
  }
  const kept = async () => {
    const { db } = bare.database
    const terms = await db.selectFrom('search_term').select(['term', 'n']).orderBy('term').execute()
    const pages = await db.selectFrom('search_pdf_page').select('pagina').where('catalogo', '=', 1).execute()
    return { terms, pages: pages.length }
  }

  test('is indexed, replaced and removed while others read', async () => {
    const { db } = bare.database
    await bare.database.db
      .insertInto('catalogo')
      .values({
        titulo: 'Largo',
        titulo_key: 'largo',
        archivo: 'a.pdf',
        texto: 'pendiente',
        orden: 1,
        created_at: '2026',
        updated_at: '2026',
        search_text: '',
        publicado: 1,
      })
      .execute()
    const index = (pages: ReturnType<typeof pagesFrom>) =>
      readsDuring(db.transaction().execute((tx) => indexCatalogo(tx, 1, pages)))

    expect(await index(pagesFrom(1000))).toBeGreaterThan(20)
    const first = await kept()
    expect(first.pages).toBe(PAGES + 1)
    expect(await index(pagesFrom(9000))).toBeGreaterThan(20)
    expect((await kept()).terms).not.toEqual(first.terms)
    await index(pagesFrom(1000))
    expect(await kept()).toEqual(first)
    expect(await readsDuring(db.transaction().execute((tx) => unindexCatalogo(tx, 1)))).toBeGreaterThan(20)
    expect(await kept()).toEqual({ terms: [], pages: 0 })
  })
})
