import { sql } from 'kysely'
import { type Context, isoNow } from '../context.ts'
import type { Tx } from '../db/types.ts'
import { enqueue } from '../jobs.ts'
import { VISIBLE } from '../views/visible.ts'
import { indexCatalogo } from './catalogoIndex.ts'
import { lockIndex } from './database.ts'
import { indexEmpresas } from './empresaIndex.ts'

/** Raised with every change of the words that a text has (contract/spanish.ts, terms.ts) or of how they are kept. */
const SEARCH_VERSION = 1

const BATCH = 10_000
const tables = ['search_term', 'search_block', 'search_empresa', 'search_catalogo', 'search_pagina'] as const

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
    await everyEmpresa(tx)
    await everyCatalogo(tx, isoNow(ctx))
    await tx.updateTable('search_state').set({ version: SEARCH_VERSION }).execute()
    return true
  })
}

/** In the order of lists, so that the index only grows at its ends. */
async function everyEmpresa(tx: Tx): Promise<void> {
  for (let last = { orden: -1, id: 0 }; ; ) {
    const rows = await tx
      .selectFrom('empresa')
      .select(['orden', 'id'])
      .where('publicado', '=', VISIBLE.publicado)
      .where(sql<boolean>`(orden, id) > (${last.orden}, ${last.id})`)
      .orderBy('orden')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    await indexEmpresas(
      tx,
      rows.map((row) => row.id),
    )
    last = end
  }
}

/** Found by their titles at once; their text is read from the files again. */
async function everyCatalogo(tx: Tx, now: string): Promise<void> {
  for (const { id } of await tx.selectFrom('catalogo').select('id').execute()) {
    await indexCatalogo(tx, id, [])
    await enqueue(tx, 'catalogo', id, now)
  }
}
