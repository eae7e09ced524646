import { API } from '../../contract/paths.ts'
import { reader } from '../load.ts'
import type { Route } from './+types/robots'

/** The two logged-in areas say noindex themselves, and a crawler reads that only where it is allowed. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = reader(context)
  const lines = ['User-agent: *', `Disallow: ${API}/`, '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
