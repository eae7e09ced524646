import { imageSize } from '../contract/images.ts'
import { imagePath } from '../contract/paths.ts'
import type { Permit } from './access.ts'
import { type Context, isoNow } from './context.ts'
import { invalidField } from './errors.ts'
import { imageFilePaths, prepareImage, UnusableFile } from './files/images.ts'
import { keep, loosen, stage, sweep } from './files/ledger.ts'
import { picturesIn, TEXT_FOLDER } from './richText.ts'

/** Pictures inside texts: stored when the editor sends one, swept when no text has shown it for 7 days. */

const DAYS = 7

export interface TextPicture {
  url: string
  width: number
  height: number
}

/** Stores a picture for the editor. Throws invalid under `imagen`. */
export async function addTextPicture(ctx: Context, _permit: Permit, bytes: Uint8Array): Promise<TextPicture> {
  const prepared = await prepareImage(TEXT_FOLDER, bytes).catch((error: unknown) => {
    throw error instanceof UnusableFile ? invalidField('imagen', error.message) : error
  })
  const staged = await stage(ctx, [prepared])
  await ctx.database.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('contenido')
      .values({ name: prepared.name, created_at: isoNow(ctx) })
      .execute()
    await keep(tx, staged)
  })
  const size = imageSize(prepared.name) ?? { width: 0, height: 0 }
  return { url: imagePath(TEXT_FOLDER, prepared.name), ...size }
}

/** Removes pictures older than 7 days that no text shows. */
export async function sweepTextPictures(ctx: Context): Promise<number> {
  const { db } = ctx.database
  const before = new Date(ctx.clock().getTime() - DAYS * 86_400_000).toISOString()
  const old = await db.selectFrom('contenido').select('name').where('created_at', '<', before).execute()
  if (old.length === 0) return 0
  return db
    .transaction()
    .execute(async (tx) => {
      const texts = [
        ...(await tx
          .selectFrom('post')
          .select('descripcion as html')
          .where('descripcion', 'like', '%/img/contenido/%')
          .execute()),
        ...(await tx
          .selectFrom('pagina')
          .select('texttop as html')
          .where('texttop', 'like', '%/img/contenido/%')
          .execute()),
        ...(await tx
          .selectFrom('pagina')
          .select('textbottom as html')
          .where('textbottom', 'like', '%/img/contenido/%')
          .execute()),
        ...(await tx.selectFrom('ajustes').select('terminos as html').execute()),
        ...(await tx.selectFrom('ajustes').select('politica_cookies as html').execute()),
      ]
      const shown = new Set(texts.flatMap(({ html }) => picturesIn(html)))
      const unused = old.map(({ name }) => name).filter((name) => !shown.has(name))
      for (const name of unused) await tx.deleteFrom('contenido').where('name', '=', name).execute()
      await loosen(
        tx,
        unused.flatMap((name) => imageFilePaths(TEXT_FOLDER, name)),
        isoNow(ctx),
      )
      return unused.length
    })
    .then(async (count) => {
      await sweep(ctx, { before: isoNow(ctx) })
      return count
    })
}
