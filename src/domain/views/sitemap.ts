import { site } from '../../contract/paths.ts'
import type { SitemapEntry } from '../../contract/views.ts'
import type { Db } from '../db/types.ts'
import { VISIBLE } from './visible.ts'

/** At most so many addresses stand in one sitemap file (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

/** The addresses of one kind of page, from the id after `after`, at most SITEMAP_SIZE. */
export async function sitemapOf(
  db: Db,
  kind: SitemapKind,
  after: number,
): Promise<(SitemapEntry & { id: number })[]> {
  const rows = await slugs(db, kind, after)
  return rows.map(({ id, slug, updated_at }) => ({ id, path: addressOf[kind](slug), updated_at }))
}

export const SITEMAP_KINDS = ['categoria', 'producto', 'empresa', 'post', 'pagina'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

const addressOf: Record<SitemapKind, (slug: string) => string> = {
  categoria: site.categoria,
  producto: site.producto,
  empresa: site.sucursal,
  post: site.post,
  pagina: site.pagina,
}

function slugs(db: Db, kind: SitemapKind, after: number) {
  if (kind === 'empresa')
    return db
      .selectFrom('empresa')
      .select(['id', 'slug', 'updated_at'])
      .where('publicado', '=', VISIBLE.publicado)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SITEMAP_SIZE)
      .execute()
  return db
    .selectFrom(kind)
    .select(['id', 'slug', 'updated_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(SITEMAP_SIZE)
    .execute()
}
