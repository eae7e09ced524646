import { sql } from 'kysely'
import { collections } from '../../../contract/resources/index.ts'
import { enqueue } from '../../background/jobs.ts'
import type { Context } from '../../context.ts'
import { isPostgres } from '../../db/dialect.ts'
import type { Tx } from '../../db/types.ts'
import { isoNow } from '../../time.ts'
import { kinds, type SearchedKind, searched } from '../searched.ts'
import { indexCatalogo } from './catalogoIndex.ts'
import { lockIndex } from './database.ts'
import { makeAllBits } from './denseTerms.ts'
import { indexRecords } from './recordIndex.ts'

/**
 * Raised with every change of the words that a text has (contract/spanish/spanish.ts, terms.ts, texts.ts) or of how they are
 * kept.
 */
const SEARCH_VERSION = 3

const BATCH = 10_000
const tables = [
  'search_term',
  'search_block',
  ...Object.values(searched).map(({ table }) => table),
  'search_pdf_page',
] as const

/** Makes the index again when it was made by older rules, or, if `anyway`, in any case; whether it did. */
export async function rebuildSearch(
  ctx: Pick<Context, 'database' | 'clock'>,
  anyway = false,
): Promise<boolean> {
  return ctx.database.db.transaction().execute(async (tx) => {
    await lockIndex(tx)
    const { version } = await tx.selectFrom('search_state').select('version').executeTakeFirstOrThrow()
    if (version >= SEARCH_VERSION && !anyway) return false
    for (const table of tables) await tx.deleteFrom(table).execute()
    for (const kind of kinds) await everyRecord(tx, kind)
    await makeAllBits(tx)
    await everyCatalogo(tx, isoNow(ctx))
    await refreshStatistics(tx)
    await tx.updateTable('search_state').set({ version: SEARCH_VERSION }).execute()
    return true
  })
}

/** In the order of lists, so that the index only grows at its ends. */
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

/** PostgreSQL plans by what it knows of the tables, and by itself learns of them after the transaction only. */
async function refreshStatistics(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx)
}

/** Found by their titles at once; their text is read from the files again. */
async function everyCatalogo(tx: Tx, now: string): Promise<void> {
  for (const { id } of await tx.selectFrom('catalogo').select('id').execute()) {
    await indexCatalogo(tx, id, [])
    await enqueue(tx, { kind: 'catalogo', subject: id, requestId: null }, now)
  }
}
