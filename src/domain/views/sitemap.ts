import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { collections, type ResourceName, withPages } from '../../contract/resources/index.ts'
import { PLACES, type SitemapEntry, type SitemapPart } from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { visibleIn } from './visible.ts'

/** A sitemap file has at most this many addresses (sitemaps.org), so a part covers this many ids. */
const SIZE = 50_000

/** Gives the addresses of the pages of places. */
type PlacePages = () => Promise<readonly string[]>

/** Returns how many parts each kind of page has. */
export async function sitemapParts(db: Db): Promise<SitemapPart[]> {
  madeOf(...withPages.flatMap((kind) => [tags.all(kind), tags.ids(kind)]))
  const records = withPages.map(async (kind) => ({ kind, parts: await countParts(db, kind) }))
  // One file holds the places of a country, and the list of files need not change with every branch.
  return [...(await Promise.all(records)), { kind: PLACES, parts: 1 }]
}

async function countParts(db: Db, kind: ResourceName): Promise<number> {
  const last = await db
    .selectFrom(kind)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Math.ceil(Number(last?.id ?? 0) / SIZE)
}

/**
 * Returns the addresses of one part, counted from 0; null for an unknown kind or part. The first part always exists.
 */
export async function sitemapOf(
  db: Db,
  placePages: PlacePages,
  kind: string,
  part: number,
): Promise<SitemapEntry[] | null> {
  if (kind === PLACES)
    return part === 0 ? (await placePages()).slice(0, SIZE).map((path) => ({ path })) : null
  const known = withPages.find((one) => one === kind)
  const resource: Resource | undefined = known && collections[known]
  const pageOf = resource?.visitors?.page
  if (!known || !resource || !pageOf) return null
  madeOf(tags.all(known), tags.list(known), tags.ids(known))
  if (part > 0 && part >= (await countParts(db, known))) return null
  const rows = await slugs(db, resource, part * SIZE)
  return rows.map(({ slug, updated_at }) => ({ path: pageOf(slug), updated_at }))
}

async function slugs(db: Db, resource: Resource, after: number) {
  const seen = Object.entries(visibleIn(resource)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value} and`,
  )
  const { rows } = await sql<{ slug: string; updated_at: string }>`
    select slug, updated_at from ${sql.table(resource.name)}
    where ${sql.join(seen, sql` `)} id > ${after} and id <= ${after + SIZE} order by id`.execute(db)
  return rows
}
