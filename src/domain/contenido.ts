import { imageSize } from '../contract/images.ts'
import { imagePath } from '../contract/paths.ts'
import type { Permit } from './access.ts'
import type { Context } from './context.ts'
import { isOneOf } from './db/dialect.ts'
import type { Tx } from './db/types.ts'
import { invalidField } from './errors.ts'
import { prepareImage } from './files/images.ts'
import { keep, stage } from './files/ledger.ts'
import { type PreparedFile, UnusableFile } from './files/prepared.ts'
import { picturesIn, TEXT_FOLDER } from './richText.ts'
import { isoNow } from './time.ts'

/** Pictures inside texts: stored when the editor or a text brings one, used while a text shows it. See contenidoSweep.ts. */

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
    await rememberPictures(tx, [prepared], isoNow(ctx))
    await keep(tx, staged)
  })
  const size = imageSize(prepared.name) ?? { width: 0, height: 0 }
  return { url: imagePath(TEXT_FOLDER, prepared.name), ...size }
}

/** In the transaction that keeps their files. */
export async function rememberPictures(
  tx: Tx,
  pictures: readonly PreparedFile[],
  created_at: string,
): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('contenido')
    .values(pictures.map(({ name }) => ({ name, created_at })))
    .execute()
}

/** In the transaction that saves texts: the pictures they show are in use again, so no sweep that is under way takes them. */
export async function noteShown(tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.values(values).flatMap((value) => (typeof value === 'string' ? picturesIn(value) : []))
  if (names.length === 0) return
  const unused = await tx
    .selectFrom('contenido')
    .select('name')
    .where(isOneOf(tx, 'name', names))
    .where('unused_since', 'is not', null)
    .orderBy('name')
    .execute()
  // One after another in their order: two that save the same pictures must not wait for each other.
  for (const { name } of unused)
    await tx.updateTable('contenido').set({ unused_since: null }).where('name', '=', name).execute()
}
