import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { createSearchTables } from './tables.ts'

/** Databases with nothing but the tables of the searches, for tests and measurements. */
export type Bare = Kysely<Record<string, never>>

/** A SQLite database, in memory when no path is given. */
export async function sqliteWithSearch(path = ':memory:'): Promise<Bare> {
  const file = new DatabaseSync(path)
  file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-64000')
  const database = {
    close: () => file.close(),
    prepare: (query: string) => {
      const statement = file.prepare(query)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(value)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(value)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(value)),
      }
    },
  }
  const db: Bare = new Kysely({ dialect: new SqliteDialect({ database }) })
  await createSearchTables(db, 'sqlite')
  return db
}

function value(parameter: unknown): SQLInputValue {
  if (parameter === null || typeof parameter === 'string' || typeof parameter === 'number') return parameter
  if (parameter instanceof Uint8Array) return parameter
  throw new TypeError(`SQLite keeps no ${typeof parameter}`)
}

/** A schema of its own in a PostgreSQL database, empty even if it was there. */
export async function postgresWithSearch(connectionString: string, schema: string): Promise<Bare> {
  const pool = new pg.Pool({ connectionString, max: 4, options: `-c search_path=${schema}` })
  pool.on('error', () => {})
  await pool.query(`drop schema if exists ${schema} cascade`)
  await pool.query(`create schema ${schema}`)
  const db: Bare = new Kysely({ dialect: new PostgresDialect({ pool }) })
  await createSearchTables(db, 'postgres')
  return db
}
