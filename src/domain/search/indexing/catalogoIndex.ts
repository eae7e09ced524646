import { sql } from 'kysely'
import { isOneOf, isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { pausingPlugin } from '../../scheduling/pauses.ts'
import { inChunks, lockIndex } from './database.ts'
import { editsOf, type PdfPage, pdfPageOf, TITLE } from './pages.ts'
import { editPostings } from './postings.ts'
import { nameOf } from './terms.ts'

/**
 * Makes a catalogue findable as it is now: by its title, and by its pages; without `pages`, by those that it was found by.
 * In the transaction of the write, like `indexRecords`. Ranks are (catalogue, page).
 */
export async function indexCatalogo(tx: Tx, id: number, pages?: readonly PdfPage[]): Promise<void> {
  await lockIndex(tx)
  const catalogo = await tx
    .selectFrom('catalogo')
    .select(['titulo', 'orden'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!catalogo) return unindexCatalogo(tx, id)
  const { titulo, orden } = catalogo
  const title = pdfPageOf(TITLE, titulo)
  await replacePages(tx, id, pages ? [title, ...pages] : [title], pages ? LAST : TITLE)
  const name = nameOf(titulo)
  await tx
    .insertInto('search_catalogo')
    .values({ id, orden, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ orden, name }))
    .execute()
}

/** Catalogues whose order alone is another stand by it in what a search finds. */
export async function placeCatalogos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await lockIndex(tx)
  await sql`update search_catalogo set orden = catalogo.orden from catalogo
    where catalogo.id = search_catalogo.id and ${isOneOf(tx, 'search_catalogo.id', ids)}`.execute(tx)
}

/** A deleted catalogue is found no more. */
export async function unindexCatalogo(tx: Tx, id: number): Promise<void> {
  await lockIndex(tx)
  await replacePages(tx, id, [], LAST)
  await tx.deleteFrom('search_catalogo').where('id', '=', id).execute()
}

/** No document has more pages. */
const LAST = 2 ** 31 - 1
/** Terms that one statement changes in this thread, and pages that one writes, reads or removes: some milliseconds. */
const TERMS = 100
const WRITTEN = 10
const READ = 50

/** Puts pages in the place of those up to a number. There may be thousands, so that others get turns between. */
async function replacePages(tx: Tx, id: number, now: readonly PdfPage[], last: number): Promise<void> {
  const elsewhere = isPostgres(tx)
  const patient = elsewhere ? tx : tx.withPlugin(pausingPlugin())
  const edits = await editsOf(id, pagesOf(patient, id, last), now)
  await editPostings(patient, edits, elsewhere ? {} : { together: TERMS })
  await removePages(patient, id, last)
  await inChunks(now, WRITTEN, async (chunk) => {
    await patient
      .insertInto('search_pdf_page')
      .values(chunk.map((page) => ({ catalogo: id, ...page })))
      .execute()
  })
}

async function removePages(tx: Tx, id: number, last: number): Promise<void> {
  const { kept } = await tx
    .selectFrom('search_pdf_page')
    .select(({ fn }) => fn.max<number | null>('pagina').as('kept'))
    .where('catalogo', '=', id)
    .executeTakeFirstOrThrow()
  for (let from = TITLE; from <= Math.min(kept ?? -1, last); from += READ)
    await tx
      .deleteFrom('search_pdf_page')
      .where('catalogo', '=', id)
      .where('pagina', '>=', from)
      .where('pagina', '<=', Math.min(from + READ - 1, last))
      .execute()
}

/** What is indexed of a catalogue, up to a page. */
async function* pagesOf(tx: Tx, id: number, last: number): AsyncGenerator<Pick<PdfPage, 'pagina' | 'terms'>> {
  for (let from = TITLE; ; from++) {
    const rows = await tx
      .selectFrom('search_pdf_page')
      .select(['pagina', 'terms'])
      .where('catalogo', '=', id)
      .where('pagina', '>=', from)
      .where('pagina', '<=', last)
      .orderBy('pagina')
      .limit(READ)
      .execute()
    yield* rows
    from = rows.at(-1)?.pagina ?? LAST
    if (rows.length < READ) return
  }
}
