import { sql } from 'kysely'
import { isOneOf, isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { pausingPlugin } from '../../scheduling/pauses.ts'
import { inChunks, lockIndex } from './database.ts'
import { editsOf, type PdfPage, pdfPageOf, TITLE } from './pages.ts'
import { editPostings } from './postings.ts'
import { nameOf } from './terms.ts'

/**
 * Indexes a catalogue by its title and its pages; without `pages`, keeps the indexed pages. Removes one that is deleted
 * or hidden from visitors. Runs in the transaction of the write, like `indexRecords`. Ranks are (catalogue, page).
 */
export async function indexCatalogo(tx: Tx, id: number, pages?: readonly PdfPage[]): Promise<void> {
  await lockIndex(tx)
  const catalogo = await tx
    .selectFrom('catalogo')
    .select(['titulo', 'orden'])
    .where('id', '=', id)
    .where('publicado', '=', 1)
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

/** Updates the order of catalogues in the index, when nothing else of them changed. */
export async function placeCatalogos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await lockIndex(tx)
  await sql`update search_catalogo set orden = catalogo.orden from catalogo
    where catalogo.id = search_catalogo.id and ${isOneOf(tx, 'search_catalogo.id', ids)}`.execute(tx)
}

/** Removes a catalogue from the index, with its pages. */
export async function unindexCatalogo(tx: Tx, id: number): Promise<void> {
  await lockIndex(tx)
  await replacePages(tx, id, [], LAST)
  await tx.deleteFrom('search_catalogo').where('id', '=', id).execute()
}

/** More than the pages of any document. */
const LAST = 2 ** 31 - 1
/**
 * The terms that one statement changes in this thread, and the pages that one writes, reads or removes. Each takes some
 * milliseconds.
 */
const TERMS = 100
const WRITTEN = 10
const READ = 50

/** Replaces the pages up to a number. Pauses for other work, because there may be thousands of pages. */
async function replacePages(tx: Tx, id: number, now: readonly PdfPage[], last: number): Promise<void> {
  const postgres = isPostgres(tx)
  const pausing = postgres ? tx : tx.withPlugin(pausingPlugin())
  const edits = await editsOf(id, pagesOf(pausing, id, last), now)
  await editPostings(pausing, edits, postgres ? {} : { together: TERMS })
  await removePages(pausing, id, last)
  await inChunks(now, WRITTEN, async (chunk) => {
    await pausing
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

/** Reads the indexed pages of a catalogue, up to a page. */
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
