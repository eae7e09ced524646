import { api, imagePath, site } from '../../contract/paths.ts'
import type { PublicAjustes, PublicPostCard } from '../../contract/views.ts'
import { reader } from '../load.ts'
import type { Route } from './+types/rss'
import { escapeXml, xml } from './xml.ts'

/** How many of the newest posts it contains. */
const NEWEST = 50

/** The blog for feed readers (RSS 2.0). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { get, publicUrl } = reader(context)
  const [posts, ajustes] = await Promise.all([
    get<PublicPostCard[]>(`${api.postsNewest}?per_page=${NEWEST}`),
    get<PublicAjustes>(api.ajustes),
  ])
  return xml(
    'application/rss+xml',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(ajustes.nombre)}</title>
<link>${publicUrl}${site.blog}</link>
<description>${escapeXml(`Blog y Contenidos de ${ajustes.nombre}`)}</description>
<language>es-MX</language>
<atom:link href="${publicUrl}/rss.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, publicUrl)).join('\n')}
</channel>
</rss>
`,
  )
}

function item(post: PublicPostCard, base: string): string {
  const address = base + site.post(post.slug)
  const picture = post.image
    ? `<media:content url="${escapeXml(base + imagePath('post', post.image))}" medium="image" type="image/webp"/>`
    : ''
  return `<item><title>${escapeXml(post.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(post.created_at).toUTCString()}</pubDate><description>${escapeXml(post.description)}</description>${picture}</item>`
}
