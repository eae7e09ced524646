import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { OWN_FILE, OWN_FOLDER } from '../files/ownFolder.ts'
import { watchSqlite } from './sqliteWatch.ts'
import type { Db, Dialect, Tables } from './types.ts'
import { NODES_CHANNEL, type Watch, type WatchOptions } from './watch.ts'

/** Where the data is: a SQLite file's path, or a PostgreSQL address. */
export type DatabaseTarget = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string }

/** The connections to a database server: how many are open, how many of them idle, and how many calls wait for one. */
export interface Connections {
  readonly open: number
  readonly idle: number
  readonly awaited: number
}

export interface Database {
  readonly db: Db
  readonly dialect: Dialect
  /** Null where there is no server. */
  readonly connections: (() => Connections) | null
  /** Tells this process from the others on the same database. */
  readonly node: string
  /** Tells the other processes something that may be lost; null where there are none. */
  readonly tell: ((told: string) => Promise<void>) | null
  /** Hears of what other processes change and tell. */
  readonly watch: (options: WatchOptions) => Watch
  readonly close: () => Promise<void>
}

/** Opens the database. SQLite is durable at every commit (WAL, synchronous=FULL), its folder is made when missing. */
export async function connect(target: DatabaseTarget): Promise<Database> {
  return target.kind === 'sqlite' ? onSqlite(target.path) : onPostgres(target.url)
}

function onSqlite(path: string): Database {
  const db = new Kysely<Tables>({ dialect: sqlite(path) })
  return {
    db,
    dialect: 'sqlite',
    node: newNode(),
    connections: null,
    tell: null,
    watch: (options) => watchSqlite(db, options),
    close: () => db.destroy(),
  }
}

const newNode = () => randomBytes(6).toString('hex')

/** A site on SQLite does not carry the other's driver in memory. */
async function onPostgres(url: string): Promise<Database> {
  const [{ postgres }, { watchPostgres }] = await Promise.all([
    import('./postgres.ts'),
    import('./postgresWatch.ts'),
  ])
  const { dialect, connections, cut } = postgres(url)
  const db = new Kysely<Tables>({ dialect })
  const node = newNode()
  return {
    db,
    dialect: 'postgres',
    node,
    connections,
    tell: async (told) => {
      await sql`select pg_notify(${NODES_CHANNEL}, ${`${node} ${told}`})`.execute(db)
    },
    watch: (options) => watchPostgres({ ...options, url, node, silent: cut }),
    close: () => db.destroy(),
  }
}

/** A connection for reading alone: a transaction sees one moment of the data and holds no writer up. */
export async function connectToRead(target: DatabaseTarget): Promise<Pick<Database, 'db' | 'close'>> {
  if (target.kind === 'postgres') return connect(target)
  const file = new DatabaseSync(target.path, { timeout: 5000, readOnly: true })
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, 'begin') })
  return { db, close: () => db.destroy() }
}

function sqlite(path: string): SqliteDialect {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true, mode: OWN_FOLDER })
    // SQLite would let everybody read it; what it puts beside it has the mode of this.
    closeSync(openSync(path, 'a', OWN_FILE))
  }
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  // A small cache of its own: the operating system holds the file's pages anyway.
  file.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8000; PRAGMA temp_store=MEMORY',
  )
  // A writer that starts as a reader can be refused half-way by another process; `immediate` waits instead.
  return sqliteDialect(file, 'begin immediate')
}

function sqliteDialect(file: DatabaseSync, begin: string): SqliteDialect {
  const statements = new Map<string, ReturnType<typeof readable>>()
  return new SqliteDialect({
    database: {
      close: () => file.close(),
      prepare: (asked) => {
        // A full disk ends the transaction by itself; a rollback of none would hide what happened.
        const sql = asked === 'rollback' && !file.isTransaction ? 'select null' : asked
        const known = statements.get(sql)
        if (known) return known
        const statement = readable(file.prepare(sql === 'begin' ? begin : sql))
        if (statements.size >= 500) statements.clear()
        statements.set(sql, statement)
        return statement
      },
    },
  })
}

type Value = string | number | bigint | null | Uint8Array

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'bigint'].includes(typeof value) || value instanceof Uint8Array

function values(parameters: readonly unknown[]): Value[] {
  return parameters.map((value) => {
    if (!isValue(value)) throw new TypeError(`SQLite keeps no ${typeof value}`)
    return value
  })
}

/** Node's statement in the shape that Kysely's SQLite driver expects. */
function readable(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
