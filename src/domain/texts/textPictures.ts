import { imageSize } from '../../contract/images.ts'
import { imagePath } from '../../contract/paths.ts'
import type { Permit } from '../access.ts'
import { holdCaller } from '../accounts/caller.ts'
import type { Context } from '../context.ts'
import { isOneOf } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import { invalidField } from '../errors.ts'
import { imageFilePaths } from '../files/images.ts'
import { UnusableFile } from '../files/prepared.ts'
import { receivePicture } from '../files/received.ts'
import { keep, looseOf, stage } from '../files/store/ledger.ts'
import { contentOf, createOnce } from '../records/createOnce.ts'
import { isoNow } from '../time.ts'
import { picturesIn, TEXT_FOLDER } from './richText.ts'

/**
 * Pictures inside texts: stored when the editor or a text brings one, kept while a text shows it. See
 * textPicturesSweep.ts.
 */

export interface TextPicture {
  url: string
  width: number
  height: number
}

/** Stores a picture for the editor, once for a `key`. Throws invalid under `imagen`. */
export async function addTextPicture(
  ctx: Context,
  permit: Permit,
  bytes: Uint8Array,
  key: string | null = null,
): Promise<TextPicture> {
  const input = { values: {}, files: { imagen: { put: bytes } } }
  const asked = key === null ? null : { key, content: await contentOf(TEXT_FOLDER, input) }
  return createOnce(ctx, permit, asked, async (mark) => {
    const prepared = await receivePicture(ctx, permit, TEXT_FOLDER, bytes).catch((error: unknown) => {
      throw error instanceof UnusableFile ? invalidField('imagen', error.message) : error
    })
    const staged = await stage(ctx, [prepared])
    return ctx.database.db.transaction().execute(async (tx) => {
      await holdCaller(ctx, tx, permit.caller)
      return mark(tx, async () => {
        await rememberPictures(tx, [prepared.name], isoNow(ctx))
        await keep(tx, staged)
        const size = imageSize(prepared.name) ?? { width: 0, height: 0 }
        return { url: imagePath(TEXT_FOLDER, prepared.name), ...size }
      })
    })
  })
}

/** Records pictures, in the transaction that keeps their files. */
export async function rememberPictures(tx: Tx, names: readonly string[], created_at: string): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto('text_picture')
    .values(names.map((name) => ({ name, created_at })))
    .execute()
}

/** Marks the pictures of saved texts as shown, in the same transaction, so that a simultaneous sweep keeps them. */
export async function noteShown(
  tx: Tx,
  values: Readonly<Record<string, unknown>>,
  now: string,
): Promise<void> {
  const shown = Object.values(values).flatMap((value) => (typeof value === 'string' ? picturesIn(value) : []))
  const names = [...new Set(shown)].sort()
  if (names.length === 0) return
  const known = await tx
    .selectFrom('text_picture')
    .select(['name', 'unused_since'])
    .where(isOneOf(tx, 'name', names))
    .execute()
  const notes = new Map(known.map(({ name, unused_since }) => [name, unused_since]))
  const gone: string[] = []
  // In their order: two transactions that save the same pictures must not wait for each other.
  for (const name of names) {
    const unused = notes.get(name)
    if (unused === undefined || (unused !== null && !(await unnote(tx, name)))) gone.push(name)
  }
  await takeBack(tx, gone, now)
}

/** Returns false when a sweep has given the picture up since. */
async function unnote(tx: Tx, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('text_picture')
    .set({ unused_since: null })
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Restores pictures that were given up a moment ago and whose files still exist. */
async function takeBack(tx: Tx, names: readonly string[], now: string): Promise<void> {
  const pathsOf = (name: string) => imageFilePaths(TEXT_FOLDER, name)
  const loose = await looseOf(tx, names.flatMap(pathsOf))
  const there = names.filter(
    (name) => pathsOf(name).length > 0 && pathsOf(name).every((path) => loose.has(path)),
  )
  await keep(tx, there.flatMap(pathsOf))
  await rememberPictures(tx, there, now)
}
