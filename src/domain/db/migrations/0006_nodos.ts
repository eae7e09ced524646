import { sql } from 'kysely'
import type { Dialect, Tx } from '../types.ts'

/** How often each node changed public content, in several rows so that its writers do not wait for one another. */
export async function up(tx: Tx, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await tx.schema
    .createTable('content_version')
    .addColumn('node', text, (c) => c.notNull())
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('n', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_version_key', ['node', 'slot'])
    .execute()
}
