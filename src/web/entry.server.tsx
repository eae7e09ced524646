import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ApiError } from './api.ts'
import { NonceContext } from './nonce.ts'
import { scriptsAfterPaint } from './scriptsAfterPaint.ts'
import { servicesContext } from './services.ts'

/**
 * Renders the whole page before the first byte is sent, because pages are kept and the policy header needs their
 * scripts' hashes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: RouterContextProvider,
): Promise<Response> {
  const { nonce } = services.get(servicesContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const written = await render(page, nonce)
  const html = import.meta.env.DEV ? written : scriptsAfterPaint(written)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(Buffer.from(html, 'latin1'), { status, headers })
}

/** Reports every failure in a loader or in rendering, except refusals of the API, which are expected. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = isRouteErrorResponse(error) || (error instanceof ApiError && error.status < 500)
  if (!expected && !request.signal.aborted) context.get(servicesContext).report(error)
}

/**
 * Returns the page with each byte as one character: later steps search for ASCII only, and decoding UTF-8 twice takes
 * longer.
 */
function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('latin1'))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      // Puts all parts in their places, so that a page is complete without scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    })
  })
}
