import { data, Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { VIEWED } from '../../../contract/viewed.ts'
import type { PublicPost } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { Html } from '../ui/html.tsx'
import { blogPosting } from '../ui/jsonLd.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/post'
import { Article } from './article.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await reader(context).get<PublicPost>(api.post(params.slug))
  const written = longDate.format(new Date(post.created_at))
  return data({ post, written }, { headers: { [VIEWED]: String(post.id) } })
}

/** The same day for every reader. Only on the server, because making a formatter takes a phone 20 ms. */
const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' })

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A post, at its long address and at its short one. */
export default function PostPage({ loaderData: { post, written } }: Route.ComponentProps) {
  const { ajustes, publicUrl } = useSite()
  const path = site.post(post.slug)
  const trail: Trail = [
    ['Blog', site.blog],
    [post.title, path],
  ]
  return (
    <>
      <Seo
        title={post.title}
        description={post.description}
        path={path}
        kind="article"
        picture={{ folder: 'post', file: post.image }}
        data={[blogPosting(post, ajustes, publicUrl)]}
        trail={trail}
      />
      <Article
        trail={trail}
        title={post.title}
        lead={post.description}
        date={{ at: post.created_at, written }}
        folder="post"
        image={post.image}
      >
        <Html html={post.descripcion ?? ''} />
        <p className="no-print mt-12">
          <Link to={site.blog} className="button-quiet">
            Más artículos
          </Link>
        </p>
      </Article>
    </>
  )
}
