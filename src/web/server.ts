import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Services, servicesContext } from './services.ts'

const handleRequest = createRequestHandler(build, import.meta.env.MODE)

/** The whole site as one function: the only export of the server's bundle. */
export default function handle(request: Request, services: Services): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handleRequest(request, context)
}
