import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { API, FILES } from '../contract/paths.ts'
import { Refusal } from '../domain/index.ts'
import type { RouteAccess } from './access.ts'

/**
 * Answers unknown addresses of the API and of files with 404, and unknown methods with 405 and `Allow`, after checking
 * the caller.
 */

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
/** Addresses at or below these belong to the API or to files, and are never pages. */
const SCOPES: readonly (readonly [path: string, RouteAccess])[] = [
  [`${API}/admin/*`, 'admin'],
  [`${API}/client/*`, 'cliente'],
  ...[API, ...FILES].flatMap((base) => [base, `${base}/*`].map((path) => [path, 'public'] as const)),
]
type Known = { methods: Set<string>; access: RouteAccess }

/** Records the API's routes from now on; `complete` has to be called after the last one. */
export function completeMethods(app: FastifyInstance): { complete: () => void } {
  const known = new Map<string, Known>()
  app.addHook('onRoute', (route) => remember(known, route))
  return {
    complete: () => {
      for (const [url, { methods, access }] of [...known]) refuseOtherMethods(app, url, methods, access)
      for (const [path, access] of SCOPES)
        app.all(path, {
          config: { access, takes: 'nothing' },
          onRequest: (_request, _reply, done) => done(new Refusal('not_found')),
          handler: unreachable,
        })
    },
  }
}

/** Answers 405 with `Allow` to every method that the address does not have. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  taken: ReadonlySet<string>,
  access: RouteAccess,
): void {
  const allow = [...taken].sort().join(', ')
  app.route({
    url,
    method: METHODS.filter((method) => !taken.has(method)),
    config: { access, takes: 'nothing' },
    onRequest: (_request, reply, done) => {
      reply.header('allow', allow)
      done(new Refusal('method_not_allowed'))
    },
    handler: unreachable,
  })
}

function remember(known: Map<string, Known>, { url, method, config }: RouteOptions): void {
  if (!config?.access || url.endsWith('/*')) return
  const entry = known.get(url) ?? { methods: new Set<string>(), access: config.access }
  for (const one of [method].flat()) entry.methods.add(one)
  known.set(url, entry)
}

/** Never runs: the hook before it has refused the request. */
const unreachable = () => {
  throw new Refusal('internal')
}
