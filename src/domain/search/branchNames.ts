import { setImmediate } from 'node:timers/promises'
import { isOneOf } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'
import { type Bits, countBits, hasBit, idsOfBits } from './indexing/bits.ts'

/** So few branches are sorted; for more the index of names is walked. */
const FEW = 2000
/** Names of one query. SQLite reads in the serving thread, which serves others in between. */
const ROWS = 2000

/** Returns a page of the branches by name, and then by id. */
export async function byName(
  db: Db,
  ids: Bits,
  { skipped, limit }: { readonly skipped: number; readonly limit: number },
): Promise<number[]> {
  if (limit <= 0) return []
  const found: number[] = []
  for await (const id of countBits(ids) <= FEW ? sorted(db, ids) : walked(db, ids)) {
    found.push(id)
    if (found.length === skipped + limit) break
  }
  return found.slice(skipped)
}

async function* sorted(db: Db, ids: Bits): AsyncGenerator<number> {
  const rows = await db
    .selectFrom('empresa')
    .select(['id', 'nombre_key'])
    .where(isOneOf(db, 'id', [...idsOfBits(ids)]))
    .execute()
  // Sorted here: SQLite would walk all names to avoid it.
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  for (const { id } of rows.sort((a, b) => compare(a.nombre_key, b.nombre_key) || a.id - b.id)) yield id
}

async function* walked(db: Db, ids: Bits): AsyncGenerator<number> {
  for (let after: { nombre_key: string; id: number } | undefined; ; ) {
    const last = after
    let query = db.selectFrom('empresa').select(['nombre_key', 'id'])
    if (last)
      query = query.where(({ and, eb, or }) =>
        // Written out, because SQLite then uses the index for the first part too.
        and([
          eb('nombre_key', '>=', last.nombre_key),
          or([eb('nombre_key', '>', last.nombre_key), eb('id', '>', last.id)]),
        ]),
      )
    const rows = await query.orderBy('nombre_key').orderBy('id').limit(ROWS).execute()
    for (const { id } of rows) if (hasBit(ids, id)) yield id
    after = rows.at(-1)
    if (!after || rows.length < ROWS) return
    await setImmediate()
  }
}
