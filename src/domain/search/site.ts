import type { Synonyms } from '../../contract/matching.ts'
import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import type { Hit, PublicCatalogo, SiteAnswer } from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { type Conditions, selectByIds } from '../lists.ts'
import { described, publicCatalogo, publicEmpresa } from '../views/public.ts'
import { VISIBLE } from '../views/visible.ts'
import { findCatalogos } from './catalogos.ts'
import { excerpt } from './excerpt.ts'
import { type FoundRecords, findRecords, type Spelling } from './records.ts'
import { type Kind, textsOf } from './texts.ts'

/** So many of each kind: who wants more of one has its own list. */
const MOST = 10

/** What a search found; `similar` when nothing is written as it was typed, and an error was forgiven. */
export interface Found<T> {
  readonly found: T
  readonly similar: boolean
}

/** The best of every kind of content for a text; nothing for a text without words. */
export async function searchSite(db: Db, text: string, synonyms: Synonyms): Promise<Found<SiteAnswer>> {
  const typed = await answerTo(db, { text, synonyms, spelling: 'typed' })
  // An error is forgiven when nothing on the whole site is written as it was typed.
  if (hasAny(typed)) return { found: typed, similar: false }
  const found = await answerTo(db, { text, synonyms, spelling: 'forgiven' })
  return { found, similar: hasAny(found) }
}

const hasAny = (answer: SiteAnswer): boolean => Object.values(answer).some((items) => items.length > 0)

interface Question {
  readonly text: string
  readonly synonyms: Synonyms
  readonly spelling: Spelling
}

async function answerTo(db: Db, question: Question): Promise<SiteAnswer> {
  const records = <T>(kind: Kind, resource: Resource, conditions?: Conditions) =>
    recordsFor<T>(db, { kind, resource, conditions }, question)
  const { text, synonyms, spelling } = question
  return {
    empresas: await records('empresa', publicEmpresa, VISIBLE),
    productos: (await records<SiteAnswer['productos'][number]>('producto', collections.producto)).map(
      described,
    ),
    posts: await records('post', collections.post),
    paginas: await records('pagina', collections.pagina),
    catalogos: (await catalogosFor(db, text, MOST, synonyms, [spelling]))?.found ?? [],
  }
}

/** The catalogues that a text finds, best first; null for a text without words. */
export async function catalogosFor(
  db: Db,
  text: string,
  limit: number,
  synonyms: Synonyms,
  spellings?: readonly Spelling[],
): Promise<Found<PublicCatalogo[]> | null> {
  const answer = await findCatalogos(db, text, limit, synonyms, spellings)
  if (!answer) return null
  const inside = new Map(answer.catalogos.map((one) => [one.id, one]))
  const items: PublicCatalogo[] = await selectByIds(db, publicCatalogo, [...inside.keys()])
  return { found: items.map((item) => ({ ...item, ...inside.get(item.id) })), similar: answer.similar }
}

interface Searched {
  readonly kind: Kind
  readonly resource: Resource
  readonly conditions: Conditions | undefined
}

async function recordsFor<T>(
  db: Db,
  { kind, resource, conditions }: Searched,
  { text, synonyms, spelling }: Question,
): Promise<Hit<T>[]> {
  const found = await findRecords(db, kind, text, MOST, synonyms, [spelling])
  if (!found) return []
  const ids = found.records.map(({ id }) => id)
  const items = await selectByIds(db, resource, ids, conditions)
  const extracts = await extractsOf(db, kind, found)
  return items.map((item) => ({ ...item, extracto: extracts.get(item.id) }))
}

/** Places in a record: see `Hit` in ranking.ts. */
const DETAIL = 4
const TEXT = 5

/** Where a record was found by more than its name and category: what stands around the first word found. */
async function extractsOf(
  db: Db,
  kind: Kind,
  { records, typed }: FoundRecords,
): Promise<Map<number, string>> {
  // A branch's address is shown whole.
  const shown = kind === 'empresa' ? DETAIL : DETAIL - 1
  const places = new Map(records.filter(({ place }) => place > shown).map(({ id, place }) => [id, place]))
  if (places.size === 0) return new Map()
  const texts = await textsOf[kind](db, [...places.keys()])
  return new Map(
    texts.map(({ id, detail, text }) => [id, excerpt(places.get(id) === TEXT ? text : detail, typed)]),
  )
}
