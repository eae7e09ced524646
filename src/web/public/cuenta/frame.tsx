import { siteTexts } from '../../../contract/texts/site.ts'

/** The page of a short form: a card in the middle. */
export function AccountFrame(props: {
  readonly title: string
  /** A message from the previous page. */
  readonly notice?: string
  readonly children: React.ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 pt-12 sm:pt-20">
      {props.notice && (
        <p role="status" className="border-teal bg-card mb-6 rounded-2xl border-l-4 px-5 py-4">
          {props.notice}
        </p>
      )}
      <div className="bg-card border-line rounded-3xl border p-6 sm:p-10">
        <h1 className="section-title mb-6">{props.title}</h1>
        {props.children}
        <noscript>
          <p className="text-soft mt-4">{siteTexts.needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}
