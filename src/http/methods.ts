import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { API, FILES } from '../contract/paths.ts'
import { Refusal } from '../domain/index.ts'
import type { RouteAccess } from './access.ts'

/** What the API and files do not have: 404 for an address, 405 with `Allow` for a method, to those who may ask at all. */

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
/** What is asked for at or below these is the API's, or a file: what is not there is no page. */
const SCOPES: readonly (readonly [path: string, RouteAccess])[] = [
  [`${API}/admin/*`, 'admin'],
  [`${API}/client/*`, 'cliente'],
  ...[API, ...FILES].flatMap((base) => [base, `${base}/*`].map((path) => [path, 'public'] as const)),
]
type Known = { methods: Set<string>; access: RouteAccess }

/** Remembers the API's routes from now on; call `complete` when all are there. */
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

/** 405 with `Allow` for every method but those that the address takes. */
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

/** The hook before it has refused already. */
const unreachable = () => {
  throw new Refusal('internal')
}
