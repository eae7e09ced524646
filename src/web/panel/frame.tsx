import { isRouteErrorResponse } from 'react-router'
import { site } from '../../contract/paths.ts'
import { panel } from '../../contract/texts/panel.ts'
import { messages } from '../../contract/texts/refusals.ts'
import { siteTexts as texts } from '../../contract/texts/site.ts'

/** The frame of an area that is loading or cannot be shown: plain elements, because the server renders them too. */

export function Waiting() {
  return (
    <main className="panel-frame">
      <p role="status">{panel.loading}</p>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
    </main>
  )
}

export function FrameFailure({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="panel-frame">
      <h1>{missing ? texts.notFound : messages.internal}</h1>
      {missing ? (
        <a href={site.home}>Home</a>
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          {panel.retry}
        </button>
      )}
    </main>
  )
}
