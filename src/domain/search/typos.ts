import { sql } from 'kysely'
import type { Db } from '../db/types.ts'
import { oneErrorAway } from './terms.ts'

/** The beginnings one typing error away from a word that some indexed word has: one look-up in the index for each. */
export async function knownVariants(
  db: Db,
  table: 'empresa_word' | 'catalogo_word',
  word: string,
): Promise<string[]> {
  const variants = oneErrorAway(word)
  if (variants.length === 0) return []
  const values = sql.join(variants.map((variant) => sql`(${variant})`))
  const last = '\u{10FFFF}'
  const rows = await sql<{ variant: string }>`
    with v(variant) as (values ${values})
    select variant from v where exists (
      select 1 from ${sql.table(table)} where plain >= v.variant and plain <= v.variant || ${last})`.execute(
    db,
  )
  return rows.rows.map((row) => row.variant)
}
