import { imagePath, site } from '../../../contract/paths.ts'
import type { SiteAjustes } from '../frame/layoutData.ts'
import { present } from '../ui/jsonLd.ts'

/** Describes the organisation as structured data (schema.org). `base` is the site's own address. */
export const organization = (ajustes: SiteAjustes, base: string) => ({
  '@type': 'Organization',
  name: ajustes.nombre,
  url: base + site.home,
  ...(ajustes.logo && { logo: base + imagePath('ajustes', ajustes.logo) }),
  sameAs: present(ajustes.facebook, ajustes.youtube, ajustes.tiktok, ajustes.instagram),
})
