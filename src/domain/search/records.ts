import { readIntent } from '../../contract/spanish/intent.ts'
import { type Expansion, expandQuery } from '../../contract/spanish/matching.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { asTyped, NOTHING_SAID, type Said, type Search, similarly, type Tried } from './attempts.ts'
import { type Bits, commonBits, countBits, unionOfBits } from './indexing/bits.ts'
import { inTurn } from './indexing/database.ts'
import { idOfRank } from './indexing/rank.ts'
import type { Lists } from './matching/meeting.ts'
import { createPostingReader } from './matching/postingReader.ts'
import { byPlace, type RankedHit } from './matching/ranking.ts'
import type { TermSource } from './matching/vocabulary.ts'
import { placesOf, type Searched, type SearchedKind, searched } from './searched.ts'
import { createTries, SIMILAR_STAGES, type SimilarStage, type Try } from './similar/tries.ts'
import { shippedWording, type Wording } from './wording.ts'

export interface FoundRecord {
  readonly id: number
  readonly tier: number
  /** Whether it does not have the text as typed. */
  readonly similar: boolean
}

export interface FoundRecords {
  readonly records: readonly FoundRecord[]
  /** The words that were looked for. */
  readonly typed: readonly string[]
  /** Whether no record has the text as typed. */
  readonly similar: boolean
  /** What stands for typed words, and what is missing. */
  readonly said: Said
}

/** The words as typed, or what is similar, in the order of trial. */
export type Stage = 'typed' | SimilarStage
export const STAGES: readonly Stage[] = ['typed', ...SIMILAR_STAGES]

export interface SearchOptions {
  readonly wording?: Wording
  /** Tried in turn until one finds something. */
  readonly stages?: readonly Stage[]
  /** The records that may be found; without it, all of the kind. */
  readonly filter?: Bits | null
}

/**
 * Finds records of a kind by a text, best first (contract.md, sections 5 and 10). Returns null when the text has no
 * word. Looks for what is similar only when the text as typed finds nothing, with or without a filter; the shops of a
 * trade also stand behind what is found as typed.
 */
export async function findRecords(
  db: Db,
  kind: SearchedKind,
  text: string,
  limit: number,
  { filter = null, ...options }: SearchOptions = {},
): Promise<FoundRecords | null> {
  const search = { ...listsOf(db, kind), limit, filter }
  const groups = groupsOf(search, text, options)
  if (!groups) return null
  for await (const group of groups) {
    const found = await inTurn(group.first, (attempt) => attempt(search))
    const any = found.some(hasHits) || (filter && (await findsAnywhere(search, group.first)))
    if (!any) continue
    const more = group.behind && (await behind(search, found, group.behind))
    return merged(more ? [...found, more] : found, limit)
  }
  return NONE
}

/** All records that a text finds. */
export interface AllFound {
  readonly ids: Bits
  /** Those of them that have the text as typed. */
  readonly exact: Bits
  readonly similar: boolean
  readonly said: Said
}

/**
 * Returns every record of a kind that a text finds, by what is most similar if as typed it finds none; null when the text
 * has no word. For counts, and for other orders than that of the best match.
 */
export async function findAll(
  db: Db,
  kind: SearchedKind,
  text: string,
  options: Omit<SearchOptions, 'filter'> = {},
): Promise<AllFound | null> {
  const search = { ...listsOf(db, kind), limit: 1 }
  const groups = groupsOf(search, text, options)
  if (!groups) return null
  for await (const group of groups) {
    const first = await inTurn(group.first, (attempt) => attempt(search))
    if (!first.some(hasHits)) continue
    const more = group.behind ? [await similarly(search, await group.behind())] : []
    const found = [...first, ...more].filter(hasHits)
    const [exact, similar] = [found.filter((one) => !one.similar), found.filter((one) => one.similar)]
    const exactly = await standingInAny(search, exact)
    const ids = unionOfBits([exactly, await standingInAny(search, similar)])
    const isAdding = countBits(ids) > countBits(exactly)
    return { ids, exact: exactly, similar: exact.length === 0, said: saidOfAll(isAdding ? found : exact) }
  }
  return { ids: new Map(), exact: new Map(), similar: false, said: NOTHING_SAID }
}

const standingInAny = async (lists: Lists, tried: readonly Tried[]): Promise<Bits> =>
  unionOfBits(await inTurn(tried, ({ words }) => standingInAll(lists, words)))

/** Returns the records that have a term of each word. */
const standingInAll = async ({ reader }: Lists, words: readonly (readonly TermSource[])[]): Promise<Bits> =>
  commonBits(await inTurn(words, async (word) => unionOfBits(await reader.bits(word))))

const listsOf = (db: Db, kind: SearchedKind) => ({ db, kind, reader: createPostingReader(db), filter: null })

const NONE: FoundRecords = { records: [], typed: [], similar: false, said: NOTHING_SAID }

type Attempt = (search: Search) => Promise<Tried>

/** The first group of which an attempt finds something gives the results, in the order of its attempts. */
interface Group {
  readonly first: readonly Attempt[]
  /** What stands behind that. */
  readonly behind?: () => Promise<Try>
}

/** Returns what is looked for, stage by stage; null for a text without words. */
function groupsOf(
  { db, kind }: Lists,
  text: string,
  { wording = shippedWording(), stages = STAGES }: Omit<SearchOptions, 'filter'>,
): AsyncIterable<Group> | null {
  const readings = expandQuery(text, wording.synonyms)
  if (readings.length === 0) return null
  madeOf(tags.all(kind), tags.manyWords(kind))
  // The names of categories find branches and products too.
  const { target } = placesOf(kind)
  if (target) madeOf(tags.all(target.name))
  return groupsIn(kind, readings, createTries(db, kind, readIntent(text), wording.lexicon), stages)
}

async function* groupsIn(
  kind: SearchedKind,
  readings: readonly Expansion[],
  tries: ReturnType<typeof createTries>,
  stages: readonly Stage[],
): AsyncGenerator<Group> {
  const { trades }: Searched = searched[kind]
  for (const stage of stages) {
    if (stage === 'typed') {
      const first = readings.map(
        (reading): Attempt =>
          (search) =>
            asTyped(search, reading),
      )
      yield trades ? { first, behind: tries.behind } : { first }
      continue
    }
    if (stage !== 'family') madeOf(tags.anyWords(kind))
    for await (const group of tries.stage(stage))
      yield {
        first: group.map(
          (one): Attempt =>
            (search) =>
              similarly(search, one),
        ),
      }
  }
}

/** Finds what stands behind the exact matches, if there is room. It finds those again, so it needs a larger limit. */
async function behind(
  search: Search,
  found: readonly Tried[],
  of: () => Promise<Try>,
): Promise<Tried | null> {
  const count = new Set(found.flatMap(({ hits }) => hits.map(({ rank }) => rank))).size
  if (count >= search.limit) return null
  return similarly({ ...search, limit: search.limit + count }, await of())
}

const findsAnywhere = async (search: Search, attempts: readonly Attempt[]): Promise<boolean> =>
  (await inTurn(attempts, (attempt) => attempt({ ...search, limit: 1, filter: null }))).some(hasHits)

const hasHits = ({ hits }: Tried): boolean => hits.length > 0

/** Returns every record once, in the order of the attempts: exact matches first, then the similar ones. */
function merged(tried: readonly Tried[], limit: number): FoundRecords {
  const [similar, exact] = [tried.filter((one) => one.similar), tried.filter((one) => !one.similar)]
  const records = new Map<number, FoundRecord>()
  const add = (group: readonly Tried[], isSimilar: boolean): boolean => {
    const before = records.size
    for (const { id, tier } of best(group.flatMap(({ hits }) => hits)))
      if (!records.has(id)) records.set(id, { id, tier, similar: isSimilar })
    return records.size > before
  }
  const isExact = add(exact, false)
  const adding = similar.filter((one) => add([one], true))
  const shown = tried.filter(hasHits)
  return {
    records: [...records.values()].slice(0, limit),
    typed: shown.flatMap(({ typed }) => typed),
    similar: records.size > 0 && !isExact,
    // Of what stands behind and adds no record there is nothing to say.
    said: saidOfAll(isExact ? [...exact, ...adding] : shown),
  }
}

const saidOfAll = (tried: readonly Tried[]): Said => ({
  instead: tried.flatMap(({ said }) => said.instead),
  missing: tried[0]?.said.missing ?? [],
})

/** Returns every record once, with its best match, in order. */
function best(hits: readonly RankedHit[]): { readonly id: number; readonly tier: number }[] {
  const found = new Map<number, { id: number; tier: number }>()
  for (const { rank, tier } of hits.toSorted(byPlace))
    if (!found.has(rank)) found.set(rank, { id: idOfRank(rank), tier })
  return [...found.values()]
}
