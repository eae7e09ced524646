import { api } from '../../contract/paths.ts'
import type { SitemapPart } from '../../contract/views.ts'
import { reader } from '../load.ts'
import type { Route } from './+types/sitemapIndex'
import { xml } from './xml.ts'

/** Lists every sitemap: that of the fixed pages, and the parts of each kind of record. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { get, publicUrl } = reader(context)
  const kinds = await get<SitemapPart[]>(api.sitemap)
  const names = kinds.flatMap(({ kind, parts }) =>
    Array.from({ length: parts }, (_, part) => `${kind}-${part}`),
  )
  const entries = ['sitio', ...names].map(
    (name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`,
  )
  return xml(
    'application/xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`,
  )
}
