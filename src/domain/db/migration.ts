import { type CreateTableBuilder, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Dialect } from './types.ts'

/** Helpers of migrations. A change here must not change the results of those that have landed (test/schema.test.ts). */

export type { Dialect }

/**
 * The tables whose rows migrations read or write, with the columns that they name: as they were then, whatever today's
 * contract says.
 */
export type FormerTables = {
  user: { id: number; email: string; email_key: string }
  ajustes: Record<string, string | number | null>
  search_state: { id: number; version: number }
}

export type MigrationTx = Transaction<FormerTables>

/** Text is compared byte by byte; folded keys give the Spanish order. */
export const textType = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'postgres' ? sql`text collate "C"` : sql`text`

/** Ids are given once and never again. */
export const withId = (table: CreateTableBuilder<string, never>, dialect: Dialect) =>
  dialect === 'postgres'
    ? table.addColumn('id', 'bigint', (c) => c.generatedByDefaultAsIdentity().primaryKey())
    : table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
