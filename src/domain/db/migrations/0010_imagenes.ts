import { sql } from 'kysely'
import type { Dialect, Tx } from '../types.ts'

/** Since when no text shows a picture; null while one does, and until a sweep has looked. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await tx.schema.alterTable('contenido').addColumn('unused_since', text).execute()
}
