import type { SearchedName } from '../../../contract/siteKinds.ts'
import type { Intent } from '../../../contract/spanish/intent.ts'
import type { Db } from '../../db/types.ts'
import { inTurn } from '../indexing/database.ts'
import { TIER } from '../matching/matchTier.ts'
import { recordsOf, sourcesOf, type TermSource } from '../matching/vocabulary.ts'
import { type Searched, searched } from '../searched.ts'
import { type Lexicon, withoutTrades } from './lexicon.ts'
import { MOST_PARTS, type Part, partsOf, singly } from './parts.ts'
import { type SimilarSource, soundSources, wholeSources } from './sources.ts'
import { type Mistyped, mistypedSources } from './typingErrors.ts'

/** What is looked for when a text is not found as typed, stage by stage (contract.md, section 10). */
export type SimilarStage = 'family' | 'spelled' | 'mistyped' | 'fewer'
export const SIMILAR_STAGES: readonly SimilarStage[] = ['family', 'spelled', 'mistyped', 'fewer']

/** A record that is found has a term of each list. */
export interface Try {
  readonly words: readonly (readonly TermSource[])[]
  /** Terms that were not typed, of which a record has one; none when the words are as typed. */
  readonly other: readonly SimilarSource[]
  /** What was typed, and the words that stand for it. */
  readonly instead: readonly { readonly typed: readonly string[]; readonly words: ReadonlySet<string> }[]
  /** The typed words that are not looked for. */
  readonly missing: readonly string[]
  /** Whether a record need not have any of `other`: the words are as typed, but fewer. */
  readonly plain: boolean
  /** For each list, the words that lead to it, also those that the collection does not have yet. */
  readonly asked: readonly (readonly string[])[]
}

/** The terms that a part leads to. */
interface Led {
  readonly part: Part
  readonly exact: readonly TermSource[]
  /** By level, in names and categories and, beyond, in texts. */
  readonly family: readonly (readonly SimilarSource[])[]
}

/**
 * Prepares the tries for one text in one collection; looks everything up at most once. Trades are looked for among shops
 * only.
 */
export function createTries(db: Db, collection: SearchedName, intent: Intent, list: Lexicon) {
  const { trades }: Searched = searched[collection]
  const lexicon = trades ? list : withoutTrades(list)
  const words = intent.words.slice(0, MOST_PARTS)
  const missing = [...intent.filters.map(({ text }) => text), ...intent.words.slice(MOST_PARTS)]
  const exactOf = remembering((word: string) => sourcesOf(db, collection, [word]))
  const heardOf = remembering((word: string) => soundSources(db, collection, word))
  const mistypedOf = remembering((word: string) => mistypedSources(db, collection, word, lexicon))

  const led = remembering(
    async (by: 'letters' | 'sound'): Promise<Led[]> => leadOf(partsOf({ words }, lexicon, by)),
  )
  async function leadOf(parts: readonly Part[]): Promise<Led[]> {
    const found = await wholeSources(
      db,
      collection,
      parts.flatMap(({ levels }) => levels.flat()),
    )
    const all: Led[] = []
    for (const part of parts) {
      const [only = ''] = part.words
      const exact = part.words.length === 1 ? await exactOf(only) : []
      const family = part.levels.map((level) =>
        level.flatMap((word) => found.get(word) ?? []).filter(isTrade),
      )
      all.push({ part, exact, family })
    }
    return all
  }

  const tryOf = (
    parts: readonly Part[],
    exact: readonly (readonly TermSource[])[],
    others: readonly (readonly SimilarSource[])[],
  ): Try => ({
    words: parts.map((_, at) => distinct([...(exact[at] ?? []), ...(others[at] ?? [])])),
    other: others.flatMap((sources, at) => newIn(sources, exact[at] ?? [])),
    instead: parts.flatMap((part, at) => {
      const own = newIn(others[at] ?? [], exact[at] ?? [])
      return own.length > 0 ? [{ typed: part.words, words: new Set(own.map(({ word }) => word)) }] : []
    }),
    missing,
    plain: false,
    asked: [],
  })

  /** The family of every part, up to a level. */
  const familyTry = (all: readonly Led[], level: number, inTexts: boolean): Try => ({
    ...tryOf(
      all.map(({ part }) => part),
      all.map(({ exact }) => exact),
      all.map((one) => upTo(one, level, inTexts)),
    ),
    asked: all.map(({ part }) => [...part.words, ...part.levels.slice(0, level + 1).flat()]),
  })

  const upTo = ({ family }: Led, level: number, inTexts: boolean): SimilarSource[] =>
    family
      .slice(0, level + 1)
      .flat()
      .filter((source) => inTexts || isSign(source))

  /** The shops of listed trades, which stand behind what is found as typed. */
  async function behind(): Promise<Try> {
    const all = await led('letters')
    const listed = all.map((one) => (one.part.listed ? one : { ...one, family: [] }))
    return familyTry(listed, 0, false)
  }

  async function* families(): AsyncGenerator<Try[]> {
    const all = await led('letters')
    if (intent.wordy || missing.length > 0)
      yield [{ ...familyTry(all, -1, false), plain: true }, await behind()]
    yield [familyTry(all, 0, false)]
    // Farther words of several parts together rarely mean what was typed.
    const deepest = all.length > 1 ? 0 : Math.max(...all.map(({ family }) => family.length))
    if (deepest === 0) yield [familyTry(all, 0, true)]
    for (let level = 0; level < deepest; level++)
      yield [familyTry(all, level, true), familyTry(all, level + 1, false)]
  }

  async function* spelled(): AsyncGenerator<Try[]> {
    const all = await led('sound')
    const parts = all.map(({ part }) => part)
    const exact = all.map((one) => one.exact)
    const heard = await inTurn(parts, (part) => heardPart(part, parts.length))
    const families = (level: number, inTexts: boolean) => all.map((one) => upTo(one, level, inTexts))
    const merged = (a: readonly (readonly SimilarSource[])[], b: readonly (readonly SimilarSource[])[]) =>
      parts.map((_, at) => [...(a[at] ?? []), ...(b[at] ?? [])])
    const near = heard.map((one) => one.near)
    yield [tryOf(parts, exact, near), tryOf(parts, exact, merged(near, families(0, false)))]
    yield [
      tryOf(
        parts,
        exact,
        merged(
          heard.map((one) => one.all),
          families(all.length > 1 ? 0 : Infinity, true),
        ),
      ),
    ]
  }

  /** A word that people know is meant; among other words it may still be a wrong one (`caza` for `casa`). */
  async function heardPart(part: Part, among = 1): Promise<{ near: SimilarSource[]; all: SimilarSource[] }> {
    const [only = '', ...more] = part.words
    return more.length > 0 || (among === 1 && lexicon.knows(only)) ? { near: [], all: [] } : heardOf(only)
  }

  async function* mistyped(): AsyncGenerator<Try[]> {
    const all = await led('sound')
    const parts = all.map(({ part }) => part)
    const known: (readonly TermSource[])[] = []
    const wrong: Mistyped[] = []
    for (const one of all) {
      const sources = distinct([...one.exact, ...one.family.flat(), ...(await heardPart(one.part)).all])
      known.push(sources)
      wrong.push(sources.length > 0 ? { near: [], all: [], whole: [] } : await mistypedPart(one.part))
    }
    if (wrong.every((one) => one.all.length === 0)) return
    yield [
      tryOf(
        parts,
        known,
        wrong.map((one) => one.near),
      ),
    ]
    yield [
      tryOf(
        parts,
        known,
        wrong.map((one) => one.all),
      ),
    ]
  }

  const mistypedPart = async ({ words: [only = '', ...more] }: Part): Promise<Mistyped> =>
    more.length > 0 ? { near: [], all: [], whole: [] } : mistypedOf(only)

  /** Every part by all means; without those that lead nowhere, then without one after another (see `withoutOne`). */
  async function* fewer(): AsyncGenerator<Try[]> {
    const all = (await inTurn(await led('sound'), widest)).flat()
    let left = all.filter(({ sources }) => sources.length > 0)
    if (left.length === all.length && all.length > 1) left = withoutOne(left)
    for (; left.length > 0 && left.length < all.length; left = withoutOne(left)) {
      const gone = all.filter((one) => !left.includes(one)).map(({ part }) => part.words.join(' '))
      const one = tryOf(
        left.map(({ part }) => part),
        left.map(({ exact }) => exact),
        left.map(({ others }) => others),
      )
      yield [{ ...one, plain: true, missing: [...gone, ...missing] }]
    }
  }

  interface Wide {
    readonly part: Part
    readonly exact: readonly TermSource[]
    readonly others: readonly SimilarSource[]
    readonly sources: readonly TermSource[]
  }

  /** Returns all terms that a part leads to; those of its words when the phrase leads nowhere. */
  async function widest(one: Led): Promise<Wide[]> {
    const { part, exact, family } = one
    const others = [...family.flat(), ...(await heardPart(part)).all]
    if (exact.length + others.length === 0) others.push(...(await mistypedPart(part)).whole)
    const sources = distinct([...exact, ...others])
    if (sources.length > 0 || part.words.length === 1) return [{ part, exact, others, sources }]
    return (await inTurn(await leadOf(singly(part, lexicon)), widest)).flat()
  }

  const stages = { family: families, spelled, mistyped, fewer }
  return {
    /** What stands behind the exact matches: the shops of the typed trades. */
    behind,
    /** Yields groups of tries. The first group that finds a record gives the results, in the order of its tries. */
    stage: (stage: SimilarStage): AsyncGenerator<Try[]> => stages[stage](),
  }
}

/** Names and categories say what a shop is; its other words may say where it is. */
const isSign = ({ tier }: TermSource): boolean => tier <= TIER.category
const isTrade = (source: TermSource): boolean => isSign(source) || source.tier === TIER.text

/**
 * Drops the part that narrows most, but keeps what people look for: first goes a part that says where (`centro`), last
 * the trade.
 */
function withoutOne<T extends { readonly part: Part; readonly sources: readonly TermSource[] }>(
  parts: readonly T[],
): T[] {
  const [first] = parts.toSorted(
    (a, b) => weightOf(a) - weightOf(b) || recordsOf(a.sources) - recordsOf(b.sources),
  )
  return parts.filter((part) => part !== first)
}

const weightOf = ({
  part,
  sources,
}: {
  readonly part: Part
  readonly sources: readonly TermSource[]
}): number => {
  if (part.listed) return 2
  const places = sources.filter(({ tier }) => tier === TIER.detail)
  return recordsOf(places) * 2 > recordsOf(sources) ? 0 : 1
}

/** The first of each term. */
const distinct = <S extends TermSource>(sources: readonly S[]): S[] => [
  ...new Map(sources.toReversed().map((source) => [source.term, source])).values(),
]

const newIn = (sources: readonly SimilarSource[], known: readonly TermSource[]): SimilarSource[] => {
  const terms = new Set(known.map(({ term }) => term))
  return distinct(sources).filter(({ term }) => !terms.has(term))
}

function remembering<K, V>(look: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<K, V>()
  return async (key) => {
    const found = known.get(key) ?? (await look(key))
    known.set(key, found)
    return found
  }
}
