import { changing } from '../changes/contentVersion.ts'
import type { Context } from '../context.ts'
import { lockRow } from '../db/dialect.ts'
import { prepareCover } from '../files/cover.ts'
import { pdfFilePath } from '../files/pdfs.ts'
import { UnusableFile } from '../files/prepared.ts'
import { keep, stage, sweep } from '../files/store/ledger.ts'
import { readWhole } from '../files/store/store.ts'
import { indexCatalogo } from '../search/index.ts'
import type { PdfPage } from '../search/indexing/pages.ts'
import { isoNow } from '../time.ts'
import { enqueue } from './jobs.ts'

/** The queue's name for this work: it takes turns with the people whose files are decoded. */
const BACKGROUND = 'catalogues'

/**
 * Reads a catalogue's PDF: indexes its text for the search and makes its first page the cover. A document that cannot
 * be read is found by its title only, and its administrator is notified. When the first page cannot be drawn, there
 * is no cover.
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
      await lockRow(tx, 'catalogo', id)
      const now = await tx
        .selectFrom('catalogo')
        .select(['archivo', 'portada'])
        .where('id', '=', id)
        .executeTakeFirst()
      // A newer file has its own job. A cover that exists already comes from another run of this job.
      if (now?.archivo !== row.archivo || now.portada !== row.portada) return
      await indexCatalogo(tx, id, pages)
      // Keeps the record's version, because nobody edited it: an open form must not be refused.
      await tx
        .updateTable('catalogo')
        .set({ texto: pages.some(hasWords) ? 'si' : 'no', ...(cover && { portada: cover.name }) })
        .where('id', '=', id)
        .execute()
      await keep(tx, staged)
    })
  } finally {
    // The kept files are no longer loose; the sweep removes the others.
    sweep(ctx, { paths: staged }).catch((error) => ctx.report(error, 'removing files'))
  }
}

/** Orders jobs for unread catalogues that have none: those of an older version, or whose job was given up. */
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

/** A page of digits and signs only, as scanners stamp them, counts as a page without text. */
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
