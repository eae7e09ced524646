import { sql } from 'kysely'
import { searchWords } from '../../contract/spanish.ts'
import type { Db } from '../db/types.ts'
import { excerpt } from './excerpt.ts'
import { variantsWanted, type Wanted, wantedOf } from './terms.ts'
import { knownVariants } from './typos.ts'

/** A catalogue that a text finds; `pagina` and `extracto` when the match needs the text inside. */
export interface FoundCatalogo {
  readonly id: number
  readonly pagina?: number
  readonly extracto?: string
}

/** Catalogues by title and text, those found by their title alone first; null when the text holds no word. */
export async function findCatalogos(db: Db, text: string, limit: number): Promise<FoundCatalogo[] | null> {
  const { wanted } = searchWords(text)
  if (wanted.length === 0) return null
  const found = await matching(db, wanted.map(wantedOf), limit)
  if (found.length > 0) return found
  const forgiven = await Promise.all(
    wanted.map(async (word) => {
      const variants = variantsWanted(word, await knownVariants(db, 'catalogo_word', word))
      const own = wantedOf(word)
      return { ...own, ranges: [...own.ranges, ...variants.ranges] }
    }),
  )
  return matching(db, forgiven, limit)
}

async function matching(db: Db, wanted: readonly Wanted[], limit: number): Promise<FoundCatalogo[]> {
  const places = await Promise.all(wanted.map((word) => pagesWith(db, word)))
  const [first, ...others] = places
  if (!first) return []
  const candidates = [...first.keys()].filter((id) => others.every((place) => place.has(id)))
  const pages = new Map(candidates.flatMap((id) => placeOf(id, places)))
  if (pages.size === 0) return []
  const rows = await db
    .selectFrom('catalogo')
    .select(['id', 'orden'])
    .where('id', 'in', [...pages.keys()])
    .orderBy('orden')
    .orderBy('id')
    .execute()
  const ids = rows
    .map((row) => row.id)
    .sort((a, b) => Number(pages.get(a) !== 0) - Number(pages.get(b) !== 0))
  return Promise.all(ids.slice(0, limit).map((id) => described(db, id, pages.get(id) ?? 0, wanted)))
}

/** 0 when the title has every word, else the first page that has those which the title has not. */
function placeOf(id: number, places: readonly Map<number, Set<number>>[]): [number, number][] {
  const missing = places.map((place) => place.get(id) ?? new Set<number>()).filter((pages) => !pages.has(0))
  const [first, ...others] = missing
  if (!first) return [[id, 0]]
  const page = [...first].filter((one) => others.every((pages) => pages.has(one))).sort((a, b) => a - b)[0]
  return page === undefined ? [] : [[id, page]]
}

async function pagesWith(db: Db, { ranges, typed, strict }: Wanted): Promise<Map<number, Set<number>>> {
  const conditions = ranges.map(({ from, to }) => sql<boolean>`(plain >= ${from} and plain <= ${to})`)
  let query = db
    .selectFrom('catalogo_word')
    .select(['catalogo_id', 'page'])
    .distinct()
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
  if (strict) query = query.where('word', 'like', `%${typed.slice(0, typed.lastIndexOf('~') + 1)}%`)
  const found = new Map<number, Set<number>>()
  for (const { catalogo_id, page } of await query.execute())
    found.set(catalogo_id, (found.get(catalogo_id) ?? new Set()).add(page))
  return found
}

async function described(
  db: Db,
  id: number,
  page: number,
  wanted: readonly Wanted[],
): Promise<FoundCatalogo> {
  if (page === 0) return { id }
  const { text } = await db
    .selectFrom('catalogo_page')
    .select('text')
    .where('catalogo_id', '=', id)
    .where('page', '=', page)
    .executeTakeFirstOrThrow()
  return { id, pagina: page, extracto: excerpt(text, wanted) }
}
