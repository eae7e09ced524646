import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { takeLock } from './locks.ts'
import type { FormerTables } from './migration.ts'
import { migrations } from './migrations.ts'
import type { Db, Tables } from './types.ts'

/** The names of all migrations, in their order. */
export const MIGRATIONS: readonly string[] = migrations.map(({ name }) => name)

/** Brings the database up to date, or to `wanted`: forward only, in one transaction, one node at a time. */
export async function migrate({ db, dialect }: Database, wanted = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeLock(tx, dialect, 'migration')
    await sql`create table if not exists migration (name text primary key, at text not null)`.execute(tx)
    const rows = await tx.selectFrom('migration').select('name').execute()
    const done = new Set(rows.map((row) => row.name))
    const unknown = [...done].find((name) => !MIGRATIONS.includes(name))
    if (unknown) throw new Error(`The data was written by a newer version: it has migration ${unknown}`)
    const former = tx.$omitTables<keyof Tables>().$extendTables<FormerTables>()
    for (const { name, migration } of migrations) {
      if (done.has(name) || !wanted.includes(name)) continue
      await migration.up(former, dialect)
      await tx.insertInto('migration').values({ name, at: new Date().toISOString() }).execute()
    }
  })
}

/** Returns the names of a database's migrations, in their order; none when it is new. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migration')) return []
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
