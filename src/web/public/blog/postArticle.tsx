import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicPost } from '../../../contract/views.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { Html } from '../ui/html.tsx'
import { Article } from './article.tsx'

export const postTrail = (post: PublicPost): Trail => [
  ['Blog', site.blog],
  [post.title, site.post(post.slug)],
]

/** A post as an article; `written` is the day of its creation, for people. */
export function PostArticle({ post, written }: { post: PublicPost; written: string }) {
  return (
    <Article
      trail={postTrail(post)}
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
  )
}
