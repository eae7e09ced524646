import { Html } from '../ui/html.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { Seo } from '../ui/seo.tsx'

/** A legal text: the organisation's own if it has one, otherwise the product's. */
export function LegalPage(props: {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly html: string | null
  readonly original: string
}) {
  const trail = [[props.title, props.path]] as const
  return (
    <>
      <Seo title={props.title} description={props.description} path={props.path} trail={trail} />
      <PageHead trail={trail} title={props.title} />
      <div className="wrap">
        <Html html={props.html || props.original} />
      </div>
    </>
  )
}
