import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { api } from '../contract/paths.ts'
import { siteKinds } from '../contract/siteKinds.ts'
import { validation } from '../contract/textos.ts'
import { codePoints } from '../contract/values.ts'
import { type Domain, type Found, type KindPage, Refusal } from '../domain/index.ts'
import { bodyOf } from './bodies.ts'
import { sliceOf } from './lists.ts'
import type { SearchLimit } from './searchLimit.ts'
import { isInner } from './visitors.ts'

/** The searches. `X-Search-Match` says whether what they found is written as it was typed. */

const asked = { config: { access: 'public', takes: 'json' } } as const

export function searchRoutes(app: FastifyInstance, views: Domain['public'], searchLimit: SearchLimit): void {
  const options = { ...asked, onRequest: limiting(searchLimit) }
  const searches: [string, (text: string, request: FastifyRequest) => Promise<Found<unknown>>][] = [
    [api.empresasSearch, views.searchEmpresas],
    [api.catalogosSearch, views.searchCatalogos],
    [api.buscar, (text, request) => views.searchSite(text, kindPageOf(request))],
  ]
  for (const [path, search] of searches)
    app.post(path, options, async (request, reply) => {
      const { found, similar } = await search(await textOf(request), request)
      reply.header('x-search-match', similar ? 'similar' : 'exact')
      return found
    })
}

/** Holds a route to the limit; the site's own pages, which ask in process, are not counted. */
const limiting =
  ({ take }: SearchLimit): onRequestHookHandler =>
  (request, _reply, done) => {
    const retryAfter = isInner(request) ? null : take(request.ip)
    done(retryAfter === null ? undefined : new Refusal('too_many', { retryAfter }))
  }

/** The kind in the address, and the page of it; none when all are asked for. Throws invalid. */
function kindPageOf(request: FastifyRequest): KindPage | undefined {
  const { tipo } = request.query as { tipo?: unknown }
  if (tipo === undefined) return undefined
  const kind = siteKinds.find((one) => one === tipo)
  if (!kind) throw new Refusal('invalid', { errors: { tipo: [validation.siteKind] } })
  return { kind, ...sliceOf(request) }
}

/** The searched text, trimmed: a text of at most 200 code points. Throws invalid. */
async function textOf(request: FastifyRequest): Promise<string> {
  const { text } = await bodyOf(request)
  const refusal = (message: string) => new Refusal('invalid', { errors: { text: [message] } })
  if (typeof text !== 'string')
    throw refusal(text === undefined || text === null ? validation.required : validation.notText)
  if (codePoints(text.trim()) > 200) throw refusal(validation.searchTooLong)
  return text.trim()
}
