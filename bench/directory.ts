import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { connect, type Database, type DatabaseTarget } from '../src/domain/db/connect.ts'
import { migrate } from '../src/domain/db/migrate.ts'
import { foldTallies } from '../src/domain/records/counts.ts'
import { rebuildSearch } from '../src/domain/search/index.ts'
import { insertBranches } from '../test/support/branches.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { branchOf } from './branches.ts'
import { columnsFor, insertDefinitions, insertRows } from './places.ts'

/** Makes directories of any size from the generator's branches. */

const BATCH = 10_000

/**
 * Adds published branches to a database, with ids after the present ones; also to its search index, if `searchable`.
 */
export async function addBranches(target: DatabaseTarget, count: number, searchable = true): Promise<void> {
  const database = await connect(target)
  try {
    await migrate(database)
    const { last } = await database.db
      .selectFrom('empresa')
      .select((row) => row.fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow()
    const first = (last ?? 0) + 1
    for (let at = 0; at < count; at += BATCH) {
      const length = Math.min(BATCH, count - at)
      const branches = Array.from({ length }, (_, step) => branchOf(first + at + step))
      await database.db.transaction().execute((tx) => insertBranches(tx, branches, columnsFor))
    }
    if (first === 1) await insertDefinitions(database.db)
    const categorias = await database.db.selectFrom('categoria').select('id').orderBy('id').execute()
    for (let at = 0; at < count; at += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, count - at) }, (_, step) => first + at + step)
      await insertRows(
        database.db,
        ids,
        categorias.map(({ id }) => id),
      )
    }
    if (searchable) await rebuildSearch({ database, clock: () => new Date() }, true)
    await settle(database)
  } finally {
    await database.close()
  }
}

/** Does what the product and PostgreSQL do by themselves within a minute of so many writes. */
export async function settle({ db, dialect }: Database): Promise<void> {
  await foldTallies(db)
  if (dialect === 'postgres') await db.executeQuery(CompiledQuery.raw('vacuum analyze'))
}

/** The database of a product's data folder. */
export const databaseIn = (dataDir: string): DatabaseTarget => ({
  kind: 'sqlite',
  path: join(dataDir, 'zocalo.sqlite'),
})

/** Runs work on a temporary database; PostgreSQL as its own server, with a server's memory settings. */
export async function onEmptyDatabase<T>(
  kind: DatabaseTarget['kind'],
  work: (target: DatabaseTarget) => Promise<T>,
): Promise<T> {
  if (kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'zocalo-bench-'))
    try {
      return await work({ kind, path: join(folder, 'bench.sqlite') })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const server = await startPostgres()
  try {
    return await work({ kind, url: server.url })
  } finally {
    await server.stop()
  }
}
