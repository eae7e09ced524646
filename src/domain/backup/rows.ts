import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import type { Table } from './tables.ts'

/** Rows as lines of JSON, the same on both databases: columns by name, rows by key. */

export type ColumnValue = string | number | null

/** PostgreSQL returns this many rows at a time; the largest row has a megabyte of text. */
const FETCHED = 50
/** Both databases accept this many parameters in a statement. */
const MOST_PARAMETERS = 30_000
const MOST_ROWS = 500

/** Yields the rows of a table as the transaction sees them. */
export async function* linesOf(tx: Tx, table: Table): AsyncGenerator<string> {
  for await (const row of rowsOf(tx, table.name, table.columns, table.key)) yield JSON.stringify(row)
}

/** Streams some columns of a table's rows, or of those that meet a condition, ordered by others. */
export async function* rowsOf(
  tx: Tx,
  table: string,
  columns: readonly string[],
  order: readonly string[],
  condition: RawBuilder<boolean> = sql`true`,
): AsyncGenerator<Record<string, ColumnValue>> {
  const query = tx
    .selectFrom(sql<Record<string, ColumnValue>>`${sql.table(table)}`.as('t'))
    .select(columns.map((column) => sql<ColumnValue>`${sql.ref(column)}`.as(column)))
    .where(condition)
    .orderBy(sql.join(order.map((column) => sql.ref(column))))
  if (!isPostgres(tx)) {
    yield* query.stream()
    return
  }
  await sql`declare copied no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Record<string, ColumnValue>>`fetch ${sql.lit(FETCHED)} from copied`.execute(tx)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close copied`.execute(tx)
}

/** Inserts lines of `linesOf` into a table. */
export async function insertLines(tx: Tx, table: Table, lines: readonly string[]): Promise<void> {
  const size = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / table.columns.length))
  for (let at = 0; at < lines.length; at += size) {
    const rows = lines.slice(at, at + size).map((line) => valuesOf(table, JSON.parse(line)))
    await sql`insert into ${sql.table(table.name)} (${sql.join(table.columns.map((column) => sql.ref(column)))})
      values ${sql.join(rows)}`.execute(tx)
  }
}

function valuesOf({ columns }: Table, row: Record<string, ColumnValue>): RawBuilder<unknown> {
  return sql`(${sql.join(columns.map((column) => row[column] ?? null))})`
}

export async function countRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(tx)
  return Number(rows[0]?.n ?? 0)
}

/** Counts lines and computes their SHA-256. */
export function createDigest() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (line: string) => {
      hash.update(line).update('\n')
      rows++
    },
    rows: () => rows,
    end: () => hash.digest('hex'),
  }
}
