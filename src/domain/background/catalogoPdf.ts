import { changing } from '../changes/contentVersion.ts'
import type { Context } from '../context.ts'
import { holdRow } from '../db/dialect.ts'
import { prepareCover } from '../files/cover.ts'
import { pdfFilePath } from '../files/pdfs.ts'
import { UnusableFile } from '../files/prepared.ts'
import { keep, stage, sweep } from '../files/store/ledger.ts'
import { readWhole } from '../files/store/store.ts'
import { indexCatalogo } from '../search/index.ts'
import type { PdfPage } from '../search/indexing/pages.ts'
import { isoNow } from '../time.ts'
import { enqueue } from './jobs.ts'

/** Takes its turns among the people whose files are read. */
const BACKGROUND = 'catalogues'

/**
 * Reads a catalogue's PDF: makes its text findable and its first page the cover. A document that cannot be read is found
 * by its title alone, and its administrator is told so; one whose first page cannot be drawn stays without cover.
 */
export async function readCatalogo(ctx: Context, id: number): Promise<void> {
  const { db } = ctx.database
  const row = await db
    .selectFrom('catalogo')
    .select(['archivo', 'portada'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const bytes = await readWhole(ctx.files, pdfFilePath(row.archivo))
  const pages = bytes ? await pagesOf(ctx, bytes) : []
  const cover = bytes && !row.portada ? await prepareCover(ctx.decoder, BACKGROUND, 'catalogo', bytes) : null
  const staged = await stage(ctx, cover ? [cover] : [])
  try {
    await changing(ctx, 'catalogo', async (tx) => {
      await holdRow(tx, 'catalogo', id)
      const now = await tx
        .selectFrom('catalogo')
        .select(['archivo', 'portada'])
        .where('id', '=', id)
        .executeTakeFirst()
      // A newer file has its own job; a cover that is there already came from another one's reading.
      if (now?.archivo !== row.archivo || now.portada !== row.portada) return
      await indexCatalogo(tx, id, pages)
      // Not an edit by a person: the record's version stays, so that no form under way is refused.
      await tx
        .updateTable('catalogo')
        .set({ texto: pages.some(hasWords) ? 'si' : 'no', ...(cover && { portada: cover.name }) })
        .where('id', '=', id)
        .execute()
      await keep(tx, staged)
    })
  } finally {
    // What was kept is loose no more; the rest goes.
    sweep(ctx, { paths: staged }).catch((error) => ctx.report(error, 'removing files'))
  }
}

/** Orders the reading of catalogues that nobody has read and no job is left for: those of an older version, or given up on. */
export async function readUnread(ctx: Context): Promise<void> {
  await ctx.database.db.transaction().execute(async (tx) => {
    const unread = await tx
      .selectFrom('catalogo')
      .select('id')
      .where('texto', '=', 'pendiente')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('job')
              .select('job.id')
              .where('kind', '=', 'catalogo')
              .whereRef('subject', '=', 'catalogo.id'),
          ),
        ),
      )
      .execute()
    for (const { id } of unread)
      await enqueue(tx, { kind: 'catalogo', subject: id, requestId: null }, isoNow(ctx))
  })
}

/** A page of figures and signs alone, as scanners stamp them, is not text. */
const hasWords = ({ texto }: PdfPage): boolean => /\p{L}/u.test(texto)

async function pagesOf(ctx: Context, bytes: Uint8Array): Promise<readonly PdfPage[]> {
  try {
    const { made } = await ctx.decoder.decode(BACKGROUND, { task: 'text', given: null }, bytes)
    return Array.from({ length: made.length / 2 }, (_, index) => ({
      pagina: index + 1,
      texto: String(made[2 * index]),
      terms: String(made[2 * index + 1]),
    }))
  } catch (error) {
    if (error instanceof UnusableFile) return []
    throw error
  }
}
