import { unheld } from '../../backup/hold.ts'
import type { Context } from '../../context.ts'
import { isOneOf } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refusal } from '../../errors.ts'
import { isoNow } from '../../time.ts'
import type { PreparedFile } from '../prepared.ts'

/**
 * Keeps files and rows consistent. A file is recorded as loose *before* it exists, until a committed row names it. It
 * becomes loose again in the transaction in which a row stops naming it. So the next sweep finds every leftover of a
 * crash, without listing the store.
 */

type Needs = Pick<Context, 'database' | 'files' | 'clock'>

/**
 * Replaces the date of a file that is about to be removed. It sorts before all dates, and no row may name the file
 * again.
 */
const DOOMED = ''

/** Writes files, which are loose until `keep` runs in a row's transaction. Returns their paths. */
export async function stage(ctx: Needs, prepared: readonly PreparedFile[]): Promise<string[]> {
  const files = prepared.flatMap((one) => one.files)
  if (files.length === 0) return []
  const paths = files.map(({ path }) => path)
  await enter(ctx.database.db, paths, isoNow(ctx))
  for (const { path, bytes } of files) await ctx.files.put(path, bytes)
  return paths
}

/**
 * Records files as loose since `at`, before they are written. A doomed file, which a sweep is removing, stays doomed.
 */
export async function enter(db: Db, paths: readonly string[], at: string): Promise<void> {
  await db
    .insertInto('loose_file')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ at }).where('loose_file.at', '<>', DOOMED),
    )
    .execute()
}

/** Keeps files, in the transaction of the row that names them. Throws when a sweep has taken one meanwhile. */
export async function keep(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length > 0 && !(await claim(tx, paths)))
    throw new Refusal('unavailable', { retryAfter: 1, cause: 'A sweep took the staged files' })
}

/** Removes files from the ledger. Returns false when a sweep has taken one; then the transaction must not commit. */
export async function claim(tx: Tx, paths: readonly string[]): Promise<boolean> {
  const result = await tx
    .deleteFrom('loose_file')
    .where('path', 'in', paths)
    .where('at', '<>', DOOMED)
    .executeTakeFirst()
  return Number(result.numDeletedRows) === paths.length
}

/** Returns those of the paths that no row names and that still exist. */
export async function looseOf(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('loose_file')
    .select('path')
    .where(isOneOf(db, 'path', paths))
    .where('at', '<>', DOOMED)
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** Makes files loose, in the transaction of the row that stops naming them. */
export async function loosen(tx: Tx, paths: readonly string[], at: string): Promise<void> {
  if (paths.length === 0) return
  await tx
    .insertInto('loose_file')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

/** Removes loose files without anybody waiting; when that fails, the next sweep removes them. */
export function discard(ctx: Needs & Pick<Context, 'report'>, paths: readonly string[]): void {
  sweep(ctx, { paths }).catch((error) => ctx.report(error, 'removing files'))
}

/** Removes loose files: all of `paths`, or all older than `before` (ISO date). Removes none while a backup runs. */
export async function sweep(
  ctx: Needs,
  which: { paths: readonly string[] } | { before: string },
): Promise<number> {
  const loose = await looseFiles(ctx, which)
  for (const path of loose) await removeLoose(ctx, path)
  return loose.length
}

/**
 * Removes a file outside any transaction, because the store may be slow and SQLite has one writer. It dooms the file
 * first, and removes the entry when the file is gone. A simultaneous `keep` finds it doomed and throws. After a
 * failure, the next sweep finds the entry.
 */
async function removeLoose(ctx: Needs, path: string): Promise<void> {
  const { db } = ctx.database
  const doomed = await db
    .updateTable('loose_file')
    .set({ at: DOOMED })
    .where('path', '=', path)
    .where(unheld(ctx))
    .executeTakeFirst()
  if (doomed.numUpdatedRows === 0n) return
  await ctx.files.remove(path)
  await db.deleteFrom('loose_file').where('path', '=', path).where('at', '=', DOOMED).execute()
}

async function looseFiles(
  ctx: Needs,
  which: { paths: readonly string[] } | { before: string },
): Promise<string[]> {
  if ('paths' in which && which.paths.length === 0) return []
  const query = ctx.database.db.selectFrom('loose_file').select('path').where(unheld(ctx))
  const rows = await ('paths' in which
    ? query.where('path', 'in', which.paths)
    : query.where('at', '<=', which.before).limit(1000)
  ).execute()
  return rows.map((row) => row.path)
}
