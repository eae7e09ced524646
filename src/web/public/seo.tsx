import { imagePath } from '../../contract/paths.ts'
import { useSite } from './layoutData.ts'

export interface SeoProps {
  readonly title: string
  readonly description: string
  /** The page's canonical address. */
  readonly path: string
  readonly picture?: { folder: string; file: string | null }
  readonly kind?: 'website' | 'article'
  /** Structured data (schema.org), one or several. */
  readonly data?: readonly object[]
}

/** What search engines and link previews read of a page. */
export function Seo({ title, description, path, picture, kind = 'website', data = [] }: SeoProps) {
  const { ajustes, publicUrl } = useSite()
  const full = title === ajustes.nombre ? title : `${title} | ${ajustes.nombre}`
  const image = picture?.file ? publicUrl + imagePath(picture.folder, picture.file) : null
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicUrl + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={publicUrl + path} />
      <meta property="og:site_name" content={ajustes.nombre} />
      <meta property="og:locale" content="es_MX" />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {data.map((one) => (
        <script
          key={JSON.stringify(one)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its '<' escaped closes no element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...one }).replaceAll('<', '\\u003c'),
          }}
        />
      ))}
    </>
  )
}
