import * as build from 'virtual:react-router/server-build'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { type Services, servicesContext } from '../../src/web/services.ts'

/** The site as src/web/server.ts exports it, and a page's React tree for rendering it alone. */

const handle = createRequestHandler(build, 'production')

export default function render(request: Request, services: Services): Promise<Response> {
  return handle(request, contextOf(services))
}

/** Returns a function that renders an address's tree, with its loaders' data, by React's `renderToString` only. */
export async function treeOf(request: Request, services: Services): Promise<() => string> {
  let loaded: EntryContext | undefined
  const module = {
    ...build.entry.module,
    default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
      loaded = context
      return new Response()
    },
  }
  await createRequestHandler({ ...build, entry: { module } }, 'production')(request, contextOf(services))
  if (!loaded) throw new Error(`${request.url} is not rendered`)
  // The stream of the data for the browser can be read only once.
  const context = { ...loaded, serverHandoffStream: undefined }
  return () => renderToString(<ServerRouter context={context} url={request.url} />)
}

function contextOf(services: Services): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return context
}
