import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '../../src/domain/db/connect.ts'
import { MIGRATIONS, migrate } from '../../src/domain/db/migrate.ts'
import type { Db } from '../../src/domain/db/types.ts'
import { type DatabaseKind, freshDatabase } from './world.ts'

/** A separate database, migrated (up to `wanted`), without the rest of the product. */
export interface BareDatabase {
  readonly database: Database
  readonly close: () => Promise<void>
}

export async function bareDatabase(kind: DatabaseKind, wanted = MIGRATIONS): Promise<BareDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-test-'))
  const { target, drop } = await freshDatabase(kind, folder)
  const database = await connect(target)
  await migrate(database, wanted)
  return {
    database,
    close: async () => {
      await database.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Inserts a row with only the required values. */
export async function insertAny(db: Db, name: string): Promise<void> {
  const table = (await db.introspection.getTables()).find((one) => one.name === name)
  const needed = table?.columns.filter(
    (one) => !one.isNullable && !one.hasDefaultValue && one.name !== 'id' && one.name !== 'place',
  )
  const columns = (needed ?? []).map(({ name: column }) => sql.ref(column))
  const values = (needed ?? []).map(({ dataType }) => (dataType.toLowerCase() === 'text' ? '' : 0))
  await sql`insert into ${sql.table(name)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db)
}
