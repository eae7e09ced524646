import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/types.ts'
import type { SearchedKind } from '../searched.ts'
import { decodeBlock } from './block.ts'
import { type Board, createBoard } from './board.ts'
import { createSets, type KnownSets, type SetTables } from './sets.ts'
import { readVersions } from './storage.ts'

/** The facets of a kind as the index has them at the moment of a question. */
export interface KnownFacets {
  readonly board: Board
  readonly tables: SetTables
  /** Changes with them. */
  readonly version: number
}

interface Held {
  readonly board: Board
  readonly sets: KnownSets
  version: number
}

/** Rows of one query. SQLite reads in the serving thread, which serves others in between. */
const ROWS = 2000

/**
 * Returns the function that gives the facets of a kind. It keeps them in memory and asks the index each time for what
 * changed since: a write of any node is seen by the next question. The first call reads everything.
 */
export function createFacetMemory(kind: SearchedKind): (db: Db) => Promise<KnownFacets> {
  let held: Held | null = null
  let last: Promise<Held> | null = null

  const refreshed = async (db: Db): Promise<Held> => {
    const { latest, from } = await readVersions(db)
    const known: Held =
      held && held.version >= from ? held : { board: createBoard(), sets: createSets(), version: from }
    if (known.version < latest) await catchUp(db, kind, known, latest)
    held = known
    return known
  }

  return async (db) => {
    // One after another, because each changes the same memory.
    const before = last?.catch(() => null) ?? null
    const next = before ? before.then(() => refreshed(db)) : refreshed(db)
    last = next
    const { board, sets, version } = await next
    return { board, tables: sets.tables, version }
  }
}

/** Reads what changed after the version that is known. Blocks first: then every set that they name exists. */
async function catchUp(db: Db, kind: SearchedKind, known: Held, version: number): Promise<void> {
  const blocks: [number, Uint32Array][] = []
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('search_facets')
      .select(['block', 'data'])
      .where('collection', '=', kind)
      .where('version', '>', known.version)
      .where('block', '>', after)
      .orderBy('block')
      .limit(ROWS)
      .execute()
    for (const { block, data } of rows) blocks.push([block, decodeBlock(data)])
    if (rows.length < ROWS) break
    after = rows.at(-1)?.block ?? after
    await setImmediate()
  }
  for (let after = { facet: '', code: 0 }; ; ) {
    const rows = await db
      .selectFrom('search_facet_set')
      .select(['facet', 'code', 'members'])
      .where('collection', '=', kind)
      .where('version', '>', known.version)
      .where(sql<boolean>`(facet, code) > (${after.facet}, ${after.code})`)
      .orderBy('facet')
      .orderBy('code')
      .limit(ROWS)
      .execute()
    for (const { facet, code, members } of rows) known.sets.add(facet, code, members)
    const end = rows.at(-1)
    if (!end || rows.length < ROWS) break
    after = end
    await setImmediate()
  }
  known.board.apply(blocks)
  known.version = version
}
