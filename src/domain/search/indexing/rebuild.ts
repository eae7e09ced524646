import { sql } from 'kysely'
import { collections } from '../../../contract/resources/index.ts'
import { enqueue } from '../../background/jobs.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { isoNow } from '../../time.ts'
import { dropFacets } from '../facets/storage.ts'
import { kinds, type SearchedKind, searched } from '../searched.ts'
import { indexCatalogo } from './catalogoIndex.ts'
import { lockIndex } from './database.ts'
import { makeAllBits } from './denseTerms.ts'
import { indexRecords } from './recordIndex.ts'

/**
 * Raise it with every change of the words of a text (contract/spanish/spanish.ts, terms.ts, texts.ts) or of their
 * storage.
 */
const SEARCH_VERSION = 5

const BATCH = 10_000
const tables = [
  'search_term',
  'search_block',
  ...Object.values(searched).map(({ table }) => table),
  'search_pdf_page',
] as const

/** Rebuilds the index when an older version made it, or, if `anyway`, in any case. Returns whether it did. */
export async function rebuildSearch(
  ctx: Pick<Context, 'database' | 'clock'>,
  anyway = false,
): Promise<boolean> {
  return ctx.database.db.transaction().execute(async (tx) => {
    await lockIndex(tx)
    const { version } = await tx.selectFrom('search_state').select('version').executeTakeFirstOrThrow()
    if (version >= SEARCH_VERSION && !anyway) return false
    for (const table of tables) await tx.deleteFrom(table).execute()
    await dropFacets(tx)
    for (const kind of kinds) await everyRecord(tx, kind)
    await makeAllBits(tx)
    await everyCatalogo(tx, isoNow(ctx))
    await refreshStatistics(tx)
    await tx.updateTable('search_state').set({ version: SEARCH_VERSION }).execute()
    return true
  })
}

/** In the order of lists, so that the index grows only at its ends. */
async function everyRecord(tx: Tx, kind: SearchedKind): Promise<void> {
  const order = sql.ref(collections[kind].order)
  for (let last = { orden: -1, id: 0 }, batch = 1; ; batch++) {
    const { rows } = await sql<{ orden: number; id: number }>`
      select ${order} as orden, id from ${sql.table(kind)}
      where (${order}, id) > (${last.orden}, ${last.id})
      order by ${order}, id limit ${BATCH}`.execute(tx)
    const end = rows.at(-1)
    if (!end) return
    await indexRecords(
      tx,
      kind,
      rows.map((row) => row.id),
      { bits: false },
    )
    if (Number.isInteger(Math.log2(batch))) await refreshStatistics(tx)
    last = end
  }
}

/** PostgreSQL plans by its statistics, which it otherwise updates only after the transaction. */
async function refreshStatistics(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx)
}

/** Indexes titles immediately; jobs read the text of the files again. */
async function everyCatalogo(tx: Tx, now: string): Promise<void> {
  for (const { id } of await tx.selectFrom('catalogo').select('id').execute()) {
    await indexCatalogo(tx, id, [])
    await enqueue(tx, { kind: 'catalogo', subject: id, requestId: null }, now)
  }
}
