import { data } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { VIEWED } from '../../../contract/viewed.ts'
import type { PublicPost } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { dayOf } from '../ui/day.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/post'
import { blogPosting } from './blogPosting.ts'
import { PostArticle, postTrail } from './postArticle.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const post = await reader(context).get<PublicPost>(api.post(params.slug))
  const written = dayOf(post.created_at)
  return data({ post, written }, { headers: { [VIEWED]: String(post.id) } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A post, at its long address and at its short one. */
export default function PostPage({ loaderData: { post, written } }: Route.ComponentProps) {
  const { ajustes, publicUrl } = useSite()
  return (
    <>
      <Seo
        title={post.title}
        description={post.description}
        path={site.post(post.slug)}
        kind="article"
        picture={{ folder: 'post', file: post.image }}
        data={[blogPosting(post, ajustes, publicUrl)]}
        trail={postTrail(post)}
      />
      <PostArticle post={post} written={written} />
    </>
  )
}
