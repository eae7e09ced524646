import { previewOf, SITE_PREVIEW } from '../../../contract/preview.ts'
import { useSite } from '../frame/layoutData.ts'
import { fromHome, type Trail } from './breadcrumbs.tsx'
import { breadcrumbList } from './jsonLd.ts'

export interface SeoProps {
  readonly title: string
  readonly description: string
  /** The page's canonical address. */
  readonly path: string
  readonly picture?: { readonly folder: string; readonly file: string | null }
  readonly kind?: 'website' | 'article'
  /** Structured data about the page and the path to it. */
  readonly data?: readonly object[]
  readonly trail?: Trail
  readonly noindex?: boolean
}

/** Search results and previews show about this much of a description. */
const LONGEST = 160

/** What search engines and link previews read of a page. */
export function Seo({ title, description, path, picture, kind = 'website', ...more }: SeoProps) {
  const { ajustes, publicUrl } = useSite()
  const full = title === ajustes.nombre ? title : `${title} | ${ajustes.nombre}`
  const url = publicUrl + path
  const short = shorten(description)
  const data = [
    ...(more.data ?? []),
    ...(more.trail ? [breadcrumbList(fromHome(more.trail), publicUrl)] : []),
  ]
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={short} />
      {more.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={ajustes.nombre} />
      <meta property="og:locale" content="es_MX" />
      <PreviewPicture base={publicUrl} picture={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((one) => (
        <JsonLd key={JSON.stringify(one)} data={one} />
      ))}
    </>
  )
}

/** WhatsApp shows a preview's picture when it knows the size. */
function PreviewPicture({ base, picture }: { base: string; picture: SeoProps['picture'] }) {
  const { path, size } = (picture?.file && previewOf(picture.folder, picture.file)) || SITE_PREVIEW
  return (
    <>
      <meta property="og:image" content={base + path} />
      <meta property="og:image:width" content={String(size.width)} />
      <meta property="og:image:height" content={String(size.height)} />
    </>
  )
}

function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose '<' are escaped closes no element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= LONGEST) return plain
  return `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
}
