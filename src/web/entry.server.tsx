import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { ApiError } from './api.ts'
import { scriptsAfterPaint } from './scriptsAfterPaint.ts'
import { servicesContext } from './services.ts'

/** Renders the whole page before the first byte is sent: pages are kept, and their scripts' hashes are told before them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const written = await render(<ServerRouter context={context} url={request.url} />)
  const html = import.meta.env.DEV ? written : scriptsAfterPaint(written)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Told of every failure in a loader or in rendering; what the API refused is no surprise to anyone. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = isRouteErrorResponse(error) || (error instanceof ApiError && error.status < 500)
  if (!expected && !request.signal.aborted) context.get(servicesContext).report(error)
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      // All parts stand in their places: a page is whole without scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    })
  })
}
