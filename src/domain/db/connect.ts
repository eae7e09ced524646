import { randomBytes } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { sqlite, sqliteToRead } from './sqlite.ts'
import { watchSqlite } from './sqliteWatch.ts'
import type { Db, Dialect, Tables } from './types.ts'
import { type DatabaseWatch, NODES_CHANNEL, type WatchOptions } from './watch.ts'

/** Where the data is: the path of a SQLite file, or a PostgreSQL address. */
export type DatabaseTarget = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string }

/** The connection pool: how many connections are open and idle, and how many calls wait for one. */
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
  /** Identifies this process among the others on the same database. */
  readonly node: string
  /** Sends the other processes a message that may be lost; null where there are none. */
  readonly send: ((message: string) => Promise<void>) | null
  /** Subscribes to other processes' changes and messages. */
  readonly watch: (options: WatchOptions) => DatabaseWatch
  readonly close: () => Promise<void>
}

/** Opens the database. SQLite is durable at every commit (walSync.ts); its folder is created when missing. */
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
    send: null,
    watch: (options) => watchSqlite(db, options),
    close: () => db.destroy(),
  }
}

const newNode = () => randomBytes(6).toString('hex')

/** Loads the driver on demand, so that a site on SQLite does not hold it in memory. */
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
    send: async (message) => {
      await sql`select pg_notify(${NODES_CHANNEL}, ${`${node} ${message}`})`.execute(db)
    },
    watch: (options) => watchPostgres({ ...options, url, node, silent: cut }),
    close: () => db.destroy(),
  }
}

/** Opens a connection for reading: a transaction sees one snapshot and blocks no writer. */
export async function connectToRead(target: DatabaseTarget): Promise<Pick<Database, 'db' | 'close'>> {
  if (target.kind === 'postgres') return connect(target)
  const db = new Kysely<Tables>({ dialect: sqliteToRead(target.path) })
  return { db, close: () => db.destroy() }
}
