import { api, site } from '../../contract/paths.ts'
import type { SitemapEntry } from '../../contract/views.ts'
import { reader } from '../load.ts'
import type { Route } from './+types/sitemap'
import { escapeXml, xml } from './xml.ts'

const FIXED = [
  site.home,
  site.categorias,
  site.sucursales,
  site.blog,
  site.terminos,
  site.cookies,
  site.cotizacion,
  site.manual,
]

/** One sitemap: `sitio.xml` for the fixed pages, `empresa-0.xml` for the first part of a kind of record. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { get, publicUrl } = reader(context)
  const [, kind, part] = /^([a-z]+)(?:-(0|[1-9]\d*))?\.xml$/.exec(params.name) ?? []
  if (!kind || (kind === 'sitio') === (part !== undefined)) throw new Response(null, { status: 404 })
  const entries: Partial<SitemapEntry>[] =
    part === undefined
      ? FIXED.map((path) => ({ path }))
      : await get<SitemapEntry[]>(api.sitemapPart(kind, part))
  const urls = entries.map(({ path = '', updated_at }) => {
    const changed = updated_at ? `<lastmod>${updated_at}</lastmod>` : ''
    return `<url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
  })
  return xml(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
}
