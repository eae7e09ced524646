import { unheld } from '../../backup/hold.ts'
import type { Context } from '../../context.ts'
import { isOneOf } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refusal } from '../../errors.ts'
import { isoNow } from '../../time.ts'
import type { PreparedFile } from '../prepared.ts'

/**
 * Keeps files and rows together. A file that no committed row names is written down as loose *before* it exists, and a
 * file that a row stops naming becomes loose in the row's own transaction; so a crash leaves nothing that the next
 * sweep does not find, without ever listing the store.
 */

type Needs = Pick<Context, 'database' | 'files' | 'clock'>

/** In place of the date of a file that is about to be removed: it sorts before all, and no row may name it any more. */
const DOOMED = ''

/** Writes files that are still loose; `keep` in the row's transaction makes them stay. */
export async function stage(ctx: Needs, prepared: readonly PreparedFile[]): Promise<string[]> {
  const files = prepared.flatMap((one) => one.files)
  if (files.length === 0) return []
  const paths = files.map(({ path }) => path)
  await enter(ctx.database.db, paths, isoNow(ctx))
  for (const { path, bytes } of files) await ctx.files.put(path, bytes)
  return paths
}

/** Before files are written: they are loose as of `at`. One that a sweep is about to remove stays doomed. */
export async function enter(db: Db, paths: readonly string[], at: string): Promise<void> {
  await db
    .insertInto('loose_file')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ at }).where('loose_file.at', '<>', DOOMED),
    )
    .execute()
}

/** In the transaction of the row that names them. Refuses when a sweep has taken one meanwhile. */
export async function keep(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length > 0 && !(await claim(tx, paths)))
    throw new Refusal('unavailable', { retryAfter: 1, cause: 'A sweep took the staged files' })
}

/** Takes files out of the ledger; gives false when a sweep has taken one meanwhile, and nothing must be committed. */
export async function claim(tx: Tx, paths: readonly string[]): Promise<boolean> {
  const result = await tx
    .deleteFrom('loose_file')
    .where('path', 'in', paths)
    .where('at', '<>', DOOMED)
    .executeTakeFirst()
  return Number(result.numDeletedRows) === paths.length
}

/** Those of the paths that no row names and that are still there. */
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

/** In the transaction of the row that stops naming them. */
export async function loosen(tx: Tx, paths: readonly string[], at: string): Promise<void> {
  if (paths.length === 0) return
  await tx
    .insertInto('loose_file')
    .values(paths.map((path) => ({ path, at })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

/**
 * Removes files that are loose, all of `paths` or, without them, all older than `before` (ISO date); none while a backup
 * is under way.
 */
export async function sweep(
  ctx: Needs,
  which: { paths: readonly string[] } | { before: string },
): Promise<number> {
  const loose = await looseFiles(ctx, which)
  for (const path of loose) await removeLoose(ctx, path)
  return loose.length
}

/**
 * The store is asked outside any transaction, since it may take its time and SQLite has one connection: the file is doomed
 * first, and forgotten when it is gone. A `keep` at the same time finds it doomed and refuses; whatever stops this half-way
 * leaves a row that the next sweep finds.
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
