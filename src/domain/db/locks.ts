import { sql } from 'kysely'
import type { Database } from './connect.ts'
import type { Dialect, Tx } from './types.ts'

/** Work that one node does at a time. The numbers are arbitrary, but every node of a database has to use the same. */
const LOCKS = {
  migration: 7_213_001,
  firstAdmin: 7_213_002,
  cleaning: 7_213_003,
  views: 7_213_004,
  demo: 7_213_005,
  accounts: 7_213_006,
  failedSeries: 7_213_007,
  oldRows: 7_213_008,
}

export type Lock = keyof typeof LOCKS

/** Waits until no other node holds the lock, and holds it until the transaction ends. SQLite has one writer anyway. */
export async function takeLock(tx: Tx, dialect: Dialect, lock: Lock): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCKS[lock]})`.execute(tx)
}

/** Runs the work once no other node is doing it. A SQLite site is one node. */
export async function alone<T>({ db, dialect }: Database, lock: Lock, work: () => Promise<T>): Promise<T> {
  if (dialect === 'sqlite') return work()
  return db.transaction().execute(async (tx) => {
    await takeLock(tx, dialect, lock)
    // The work may take long on other connections.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    return work()
  })
}

/** Runs the work unless another node is doing it. */
export async function unlessOther(
  { db, dialect }: Database,
  lock: Lock,
  work: () => Promise<unknown>,
): Promise<void> {
  if (dialect === 'sqlite') {
    await work()
    return
  }
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${LOCKS[lock]}) as free`.execute(tx)
    if (rows[0]?.free) await work()
  })
}
