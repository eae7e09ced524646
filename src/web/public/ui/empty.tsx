import { siteTexts as texts } from '../../../contract/texts/site.ts'

/** For an empty list, or a part of the page that did not load: a sentence in a quiet frame. */
export function Empty({ children }: { children: React.ReactNode }) {
  return (
    <div className="border-line bg-sand text-soft rounded-2xl border border-dashed px-6 py-10 text-center">
      {children}
    </div>
  )
}

/** A part of a page that did not load; the rest is intact. */
export function PartFailed({ what }: { what: string }) {
  return (
    <Empty>
      <p role="alert">No se pudieron cargar {what}.</p>
      <button type="button" className="button-quiet mt-4" onClick={() => window.location.reload()}>
        {texts.retry}
      </button>
    </Empty>
  )
}
