import { imagePath, site } from '../../../contract/paths.ts'
import type { PublicPost } from '../../../contract/views.ts'
import type { SiteAjustes } from '../frame/layoutData.ts'

/** Describes a post as structured data (schema.org). `base` is the site's own address. */
export const blogPosting = (post: PublicPost, ajustes: SiteAjustes, base: string) => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: base + site.post(post.slug),
  ...(post.image && { image: base + imagePath('post', post.image) }),
  datePublished: post.created_at,
  dateModified: post.updated_at,
  author: { '@type': 'Organization', name: ajustes.nombre },
})
