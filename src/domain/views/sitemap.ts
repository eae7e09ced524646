import { site } from '../../contract/paths.ts'
import { type SitemapKind, sitemapKinds } from '../../contract/siteKinds.ts'
import type { SitemapEntry, SitemapPart } from '../../contract/views.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { VISIBLE } from './visible.ts'

/** A sitemap file has at most this many addresses (sitemaps.org), so a part covers this many ids. */
const SIZE = 50_000

const addressOf: Record<SitemapKind, (slug: string) => string> = {
  categoria: site.categoria,
  producto: site.producto,
  empresa: site.sucursal,
  post: site.post,
  pagina: site.pagina,
}

/** Returns how many parts each kind of page has. */
export function sitemapParts(db: Db): Promise<SitemapPart[]> {
  madeOf(...sitemapKinds.flatMap((kind) => [tags.all(kind), tags.ids(kind)]))
  return Promise.all(sitemapKinds.map(async (kind) => ({ kind, parts: await countParts(db, kind) })))
}

async function countParts(db: Db, kind: SitemapKind): Promise<number> {
  const last = await db
    .selectFrom(kind)
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return Math.ceil(Number(last?.id ?? 0) / SIZE)
}

/**
 * Returns the addresses of one part, counted from 0; null for an unknown kind or part. The first part always exists.
 */
export async function sitemapOf(db: Db, kind: string, part: number): Promise<SitemapEntry[] | null> {
  const known = sitemapKinds.find((one) => one === kind)
  if (!known) return null
  madeOf(tags.all(known), tags.list(known), tags.ids(known))
  if (part > 0 && part >= (await countParts(db, known))) return null
  const rows = await slugs(db, known, part * SIZE)
  return rows.map(({ slug, updated_at }) => ({ path: addressOf[known](slug), updated_at }))
}

function slugs(db: Db, kind: SitemapKind, after: number) {
  const until = after + SIZE
  if (kind === 'empresa')
    return db
      .selectFrom('empresa')
      .select(['slug', 'updated_at'])
      .where('publicado', '=', VISIBLE.publicado)
      .where('id', '>', after)
      .where('id', '<=', until)
      .orderBy('id')
      .execute()
  return db
    .selectFrom(kind)
    .select(['slug', 'updated_at'])
    .where('id', '>', after)
    .where('id', '<=', until)
    .orderBy('id')
    .execute()
}
