import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { isOneOf } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inChunks } from '../indexing/database.ts'
import type { SearchedKind } from '../searched.ts'
import {
  blockOf,
  decodeBlock,
  emptyBlock,
  encodeBlock,
  LAT,
  LNG,
  SETS,
  type SetName,
  setRecord,
} from './block.ts'
import { type StoredSets, writeSet } from './sets.ts'

/** What filters ask of a record that visitors see. */
export interface Facets {
  readonly orden: number
  /** Where it stands among records with the same order. */
  readonly place: number
  /** In units of 1e-7 degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  readonly sets: StoredSets
}

/** Records and sets of one statement. */
const ROWS = 500

/**
 * Stores the facets of records as they are now; those without are removed. The caller holds the lock of the index.
 * Returns whether anything changed.
 */
export async function storeFacets(
  tx: Tx,
  kind: SearchedKind,
  ids: readonly number[],
  now: ReadonlyMap<number, Facets>,
): Promise<boolean> {
  let changed = false
  // Together by block, so that each is written once.
  const sorted = ids.toSorted((a, b) => a - b)
  await inChunks(sorted, ROWS, async (some) => {
    changed = (await storeSome(tx, kind, some, now)) || changed
  })
  return changed
}

async function storeSome(
  tx: Tx,
  kind: SearchedKind,
  ids: readonly number[],
  now: ReadonlyMap<number, Facets>,
): Promise<boolean> {
  const sets = namedSets(ids.flatMap((id) => now.get(id) ?? []))
  const { blocks, codes } = await readKnown(tx, kind, [...new Set(ids.map(blockOf))], [...sets.keys()])
  await addSets(
    tx,
    kind,
    [...sets.values()].filter(({ hash }) => !codes.has(hash)),
    codes,
  )
  const changed = new Map<number, Uint32Array>()
  for (const id of ids) {
    const [number, facets] = [blockOf(id), now.get(id)]
    const block = changed.get(number) ?? blocks.get(number) ?? emptyBlock()
    if (setRecord(block, id, facets ? numbersOf(id, facets, codes) : null)) changed.set(number, block)
  }
  if (changed.size === 0) return false
  await tx
    .insertInto('search_facets')
    .values(
      Array.from(changed, ([block, data]) => ({
        collection: kind,
        block,
        version: NEXT_VERSION,
        data: encodeBlock(data),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['collection', 'block']).doUpdateSet({
        version: (row) => row.ref('excluded.version'),
        data: (row) => row.ref('excluded.data'),
      }),
    )
    .execute()
  return true
}

/** Readers ask for what is newer than they know. Versions only grow, in the sequence of the commits. */
const LATEST = sql<number>`coalesce((select max(version) from search_facets), (select facets_from from search_state where id = 1))`
const NEXT_VERSION = sql<number>`${LATEST} + 1`

/** Removes everything, so that readers load it anew. */
export async function dropFacets(tx: Tx): Promise<void> {
  await tx.updateTable('search_state').set({ facets_from: NEXT_VERSION }).execute()
  await tx.deleteFrom('search_facets').execute()
  await tx.deleteFrom('search_facet_set').execute()
}

/** Returns the latest version, and the one from which on everything was made anew. */
export async function readVersions(db: Db): Promise<{ latest: number; from: number }> {
  const { rows } = await sql<{ latest: number; from: number }>`
    select ${LATEST} as latest, facets_from as "from" from search_state where id = 1`.execute(db)
  const [known] = rows
  if (!known) throw new Error('the index has no state')
  return known
}

function numbersOf(id: number, facets: Facets, codes: ReadonlyMap<string, number>): number[] {
  const { orden, place, point } = facets
  return [
    orden,
    place === id ? 0 : place,
    point ? point.lat + LAT : 0,
    point ? point.lng + LNG : 0,
    ...SETS.map((name) => codes.get(namedSet(name, facets)?.hash ?? '') ?? 0),
  ]
}

interface NamedSet {
  readonly facet: SetName
  readonly hash: string
  readonly members: string
}

function namedSet(facet: SetName, { sets }: Facets): NamedSet | null {
  const members = writeSet(facet, sets)
  return members === null
    ? null
    : { facet, hash: hash('sha256', `${facet} ${members}`, 'base64url'), members }
}

const namedSets = (all: readonly Facets[]): Map<string, NamedSet> =>
  new Map(
    all.flatMap((facets) =>
      SETS.flatMap((name) => {
        const set = namedSet(name, facets)
        return set ? [[set.hash, set] as const] : []
      }),
    ),
  )

/** Reads blocks, and the codes of the sets that are known, in one statement. */
async function readKnown(tx: Tx, kind: SearchedKind, blocks: readonly number[], hashes: readonly string[]) {
  const { rows } = await sql<{ code: number; hash: string | null; data: Uint8Array | null }>`
    select block as code, null as hash, data from search_facets
    where collection = ${kind} and ${isOneOf(tx, 'block', blocks)}
    union all
    select code, hash, null as data from search_facet_set
    where collection = ${kind} and ${isOneOf(tx, 'hash', hashes)}`.execute(tx)
  return {
    blocks: new Map(rows.flatMap(({ code, data }) => (data ? [[code, decodeBlock(data)] as const] : []))),
    codes: new Map(rows.flatMap(({ code, hash }) => (hash === null ? [] : [[hash, code] as const]))),
  }
}

/** Stores sets that are new, and adds their codes. */
async function addSets(
  tx: Tx,
  kind: SearchedKind,
  sets: readonly NamedSet[],
  codes: Map<string, number>,
): Promise<void> {
  if (sets.length === 0) return
  const rows = await tx
    .selectFrom('search_facet_set')
    .select(['facet', (row) => row.fn.max<number>('code').as('last')])
    .where('collection', '=', kind)
    .groupBy('facet')
    .execute()
  const last = new Map<string, number>(rows.map((row) => [row.facet, row.last]))
  const added = sets.map((set) => {
    const code = (last.get(set.facet) ?? 0) + 1
    last.set(set.facet, code)
    codes.set(set.hash, code)
    return { collection: kind, code, version: NEXT_VERSION, ...set }
  })
  await tx.insertInto('search_facet_set').values(added).execute()
}
