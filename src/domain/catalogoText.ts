import { markChanged, tellChanged } from './contentVersion.ts'
import type { Context } from './context.ts'
import { holdRow } from './db/dialect.ts'
import { InvalidPdf, PdfTooHard } from './files/pdf.ts'
import { pdfFilePath } from './files/pdfs.ts'
import { readWhole } from './files/store.ts'
import { indexCatalogo } from './search/index.ts'

/** Reads a catalogue's PDF and makes its text findable; a document that cannot be read is found by its title alone. */
export async function readCatalogo(ctx: Context, id: number): Promise<void> {
  const { db } = ctx.database
  const row = await db.selectFrom('catalogo').select('archivo').where('id', '=', id).executeTakeFirst()
  if (!row) return
  const bytes = await readWhole(ctx.files, pdfFilePath(row.archivo))
  const pages = bytes ? await textOf(ctx, bytes) : []
  await db.transaction().execute(async (tx) => {
    await holdRow(tx, 'catalogo', id)
    const now = await tx.selectFrom('catalogo').select('archivo').where('id', '=', id).executeTakeFirst()
    // A newer file has its own job.
    if (now?.archivo === row.archivo) await indexCatalogo(tx, id, pages)
    await markChanged(ctx, tx, 'catalogo')
  })
  await tellChanged(ctx, 'catalogo')
}

async function textOf(ctx: Context, bytes: Uint8Array): Promise<string[]> {
  try {
    return await ctx.pdf.text(bytes)
  } catch (error) {
    if (error instanceof InvalidPdf || error instanceof PdfTooHard) return []
    throw error
  }
}
