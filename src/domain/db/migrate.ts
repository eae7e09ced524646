import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { takeLock } from './locks.ts'
import type { Dialect, FormerTables, MigrationTx } from './migration.ts'
import * as initial from './migrations/0001_inicial.ts'
import * as search from './migrations/0002_busqueda.ts'
import * as activity from './migrations/0003_actividad.ts'
import * as covers from './migrations/0004_portadas.ts'
import * as siteSearch from './migrations/0005_buscar.ts'
import * as nodes from './migrations/0006_nodos.ts'
import * as backups from './migrations/0007_respaldos.ts'
import * as counts from './migrations/0008_cuentas.ts'
import * as orders from './migrations/0009_ordenes.ts'
import * as pictures from './migrations/0010_imagenes.ts'
import * as emails from './migrations/0011_correos.ts'
import * as access from './migrations/0012_accesos.ts'
import * as places from './migrations/0013_lugares.ts'
import * as repeats from './migrations/0014_envios.ts'
import * as names from './migrations/0015_nombres.ts'
import type { Db, Tables } from './types.ts'

export interface Migration {
  readonly up: (tx: MigrationTx, dialect: Dialect) => Promise<void>
}

/** In their order. Never edit one that has landed. */
const migrations: Record<string, Migration> = {
  '0001_inicial': initial,
  '0002_busqueda': search,
  '0003_actividad': activity,
  '0004_portadas': covers,
  '0005_buscar': siteSearch,
  '0006_nodos': nodes,
  '0007_respaldos': backups,
  '0008_cuentas': counts,
  '0009_ordenes': orders,
  '0010_imagenes': pictures,
  '0011_correos': emails,
  '0012_accesos': access,
  '0013_lugares': places,
  '0014_envios': repeats,
  '0015_nombres': names,
}

/** The names of all migrations, in their order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations)

/** Brings the database up to date, or to `wanted`: forward only, in one transaction, one node at a time. */
export async function migrate({ db, dialect }: Database, wanted = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeLock(tx, dialect, 'migration')
    await sql`create table if not exists migration (name text primary key, at text not null)`.execute(tx)
    const rows = await tx.selectFrom('migration').select('name').execute()
    const done = new Set(rows.map((row) => row.name))
    const unknown = [...done].find((name) => !migrations[name])
    if (unknown) throw new Error(`The data was written by a newer version: it has migration ${unknown}`)
    const former = tx.$omitTables<keyof Tables>().$extendTables<FormerTables>()
    for (const [name, migration] of Object.entries(migrations)) {
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
