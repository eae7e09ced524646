import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { OWN_FILE, OWN_FOLDER } from '../files/store/ownFolder.ts'
import { type WalSync, walSync } from './walSync.ts'

/** SQLite, in this thread. */

const SETTINGS = 'PRAGMA temp_store=MEMORY; PRAGMA cache_size='
/** Small caches, in kB, because the operating system caches the file's pages anyway. */
const CACHE_TO_READ = 6000
const CACHE_TO_WRITE = 2000
const BUSY_MS = 5000
const IN_MEMORY = ':memory:'
/** After a long transaction, such as an import, the next writer waits no longer than this. */
const LONGEST_REST_MS = 20
/**
 * A transaction that starts as a reader may be refused at its first write by another process; this one waits instead.
 */
const BEGIN_TO_WRITE = 'begin immediate'

/**
 * Opens a file with two connections. A reader sees committed data and never waits. One transaction at a time writes,
 * and other work may run between its statements (docs/decisions/0084-readers-never-wait.md).
 */
export function sqlite(path: string): Dialect {
  if (path !== IN_MEMORY) makeOwn(path)
  const file = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  file.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; ${SETTINGS}-${CACHE_TO_WRITE}`)
  const writer = new SqliteDriver({ database: statementsOf(file, BEGIN_TO_WRITE) })
  return {
    createDriver: () =>
      path === IN_MEMORY ? sharing(writer) : sharing(writer, readerOf(path), walSync(path)),
    createAdapter: () => new SharedAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/**
 * Creates the file with its mode. SQLite would make it readable to all, and gives the files beside it the same mode.
 */
function makeOwn(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: OWN_FOLDER })
  closeSync(openSync(path, 'a', OWN_FILE))
}

/** Opens one connection that reads; a transaction sees one snapshot. */
export function sqliteToRead(path: string): Dialect {
  const file = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  return new SqliteDialect({ database: statementsOf(file, 'begin') })
}

function readerOf(path: string): SqliteDriver {
  const file = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  file.exec(`${SETTINGS}-${CACHE_TO_READ}`)
  return new SqliteDriver({ database: statementsOf(file, 'begin') })
}

class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Any number of connections over these two; without a reader all of them wait for the writer. A write is answered when
 * it is on the disk; the next write does not wait for that.
 */
function sharing(writer: SqliteDriver, reader?: SqliteDriver, log?: WalSync): Driver {
  const nextToWrite = createWriteQueue()
  /** The connections that hold the writer, with the function that releases it. */
  const holding = new WeakMap<DatabaseConnection, () => void>()

  const giveBack = (own: DatabaseConnection) => {
    holding.get(own)?.()
    holding.delete(own)
  }
  const connection = (writing: DatabaseConnection, reading?: DatabaseConnection): DatabaseConnection => {
    const own: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery) => {
        if (holding.has(own)) return writing.executeQuery<R>(query)
        if (reading && onlyReads(query)) return reading.executeQuery<R>(query)
        const done = await nextToWrite()
        const result = await writing.executeQuery<R>(query).finally(done)
        await log?.lasting()
        return result
      },
      streamQuery: async function* (query) {
        yield await own.executeQuery(query)
      },
    }
    return own
  }

  return {
    init: async () => {
      await writer.init()
      await reader?.init()
    },
    acquireConnection: async () =>
      connection(await writer.acquireConnection(), await reader?.acquireConnection()),
    beginTransaction: async (own) => {
      holding.set(own, await nextToWrite())
      await writer.beginTransaction(own)
    },
    commitTransaction: async (own) => {
      await writer.commitTransaction(own)
      giveBack(own)
      await log?.lasting()
    },
    rollbackTransaction: async (own) => {
      // After a commit that failed to reach the disk there is nothing to roll back.
      if (holding.has(own)) await writer.rollbackTransaction(own)
    },
    savepoint: (own, name, compile) => writer.savepoint(own, name, compile),
    rollbackToSavepoint: (own, name, compile) => writer.rollbackToSavepoint(own, name, compile),
    releaseSavepoint: (own, name, compile) => writer.releaseSavepoint(own, name, compile),
    releaseConnection: async (own) => giveBack(own),
    destroy: async () => {
      // The last connection to close merges the log into the file, which a reader cannot.
      await reader?.destroy()
      await writer.destroy()
      await log?.close()
    },
  }
}

/**
 * Lets writers in one after another, in the order of their calls; each gets a function that lets the next one in. A write
 * blocks this thread, so the next one starts only after as long as the last one took. However many write, half of the time
 * is left to readers.
 */
function createWriteQueue(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve()
  let restsUntil = 0
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    const rest = Math.min(restsUntil - performance.now(), LONGEST_REST_MS)
    if (rest > 0) await setTimeout(rest)
    const begun = performance.now()
    return () => {
      const now = performance.now()
      restsUntil = now + (now - begun)
      resolve()
    }
  }
}

/** Sends statements that write to the writer; SQLite would refuse them on the reader. */
const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (/^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql))

const MOST_STATEMENTS = 500

/** Prepares each statement once. */
function statementsOf(file: DatabaseSync, begin: string) {
  const statements = new Map<string, ReturnType<typeof readable>>()
  return {
    close: () => file.close(),
    prepare: (asked: string) => {
      // A full disk ends the transaction by itself. A rollback without one would throw and hide the cause.
      const sql = asked === 'rollback' && !file.isTransaction ? 'select null' : asked
      const known = statements.get(sql)
      if (known) return known
      const statement = readable(file.prepare(sql === 'begin' ? begin : sql))
      if (statements.size >= MOST_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
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

/** Gives Node's statement the shape that Kysely's SQLite driver expects. */
function readable(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
