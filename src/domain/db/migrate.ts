import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { holdLock } from './locks.ts'
import * as initial from './migrations/0001_inicial.ts'
import * as search from './migrations/0002_busqueda.ts'
import * as activity from './migrations/0003_actividad.ts'
import * as covers from './migrations/0004_portadas.ts'
import * as nodes from './migrations/0006_nodos.ts'
import * as counts from './migrations/0008_cuentas.ts'
import type { Dialect, Tx } from './types.ts'

export interface Migration {
  readonly up: (tx: Tx, dialect: Dialect) => Promise<void>
}

/** In their order. One that has landed is never edited. */
const migrations: Record<string, Migration> = {
  '0001_inicial': initial,
  '0002_busqueda': search,
  '0003_actividad': activity,
  '0004_portadas': covers,
  '0006_nodos': nodes,
  '0008_cuentas': counts,
}

/** Brings the database up to date, forward only, each migration in a transaction; several nodes wait for one another. */
export async function migrate({ db, dialect }: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, dialect, 'migration')
    await sql`create table if not exists migration (name text primary key, at text not null)`.execute(tx)
    const rows = await tx.selectFrom('migration').select('name').execute()
    const done = new Set(rows.map((row) => row.name))
    const unknown = [...done].find((name) => !migrations[name])
    if (unknown) throw new Error(`The data was written by a newer version: it has migration ${unknown}`)
    for (const [name, migration] of Object.entries(migrations)) {
      if (done.has(name)) continue
      await migration.up(tx, dialect)
      await tx.insertInto('migration').values({ name, at: new Date().toISOString() }).execute()
    }
  })
}
