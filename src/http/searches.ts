import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { meaningOf } from '../contract/matching.ts'
import { api } from '../contract/paths.ts'
import { LONGEST_SEARCH } from '../contract/searchText.ts'
import { siteKinds } from '../contract/siteKinds.ts'
import { validation } from '../contract/textos.ts'
import { isLonger } from '../contract/values.ts'
import { type Domain, type Found, type KindPage, Refusal } from '../domain/index.ts'
import { bodyOf } from './bodies.ts'
import type { ByteCache, Draft } from './byteCache.ts'
import { jsonDraft } from './jsonDraft.ts'
import { sliceOf } from './lists.ts'
import type { SearchLimit } from './searchLimit.ts'
import { sendAnswer } from './sendAnswer.ts'
import { callerNetwork, isInner } from './visitors.ts'

/**
 * The searches, whose answers are kept until content changes: many ask for the same, with every letter that is typed.
 * `X-Search-Match` says whether what they found is written as it was typed.
 */

const asked = { config: { access: 'public', takes: 'json' } } as const

type Search = (text: string, kindPage: KindPage | undefined) => Promise<Found<unknown>>

export function searchRoutes(
  app: FastifyInstance,
  views: Domain['public'],
  cache: ByteCache,
  searchLimit: SearchLimit,
): void {
  const options = { ...asked, onRequest: limiting(searchLimit) }
  const searches: [string, Search][] = [
    [api.empresasSearch, views.searchEmpresas],
    [api.catalogosSearch, views.searchCatalogos],
    [api.buscar, views.searchSite],
  ]
  for (const [path, search] of searches)
    app.post(path, options, async (request, reply) => {
      const text = await textOf(request)
      const kindPage = path === api.buscar ? kindPageOf(request) : undefined
      // No address has a space: nobody gets this by GET.
      const key = `${path} ${kindPage ? JSON.stringify(kindPage) : ''} ${meaningOf(text)}`
      const draft = async (): Promise<Draft> => {
        const { found, similar } = await search(text, kindPage)
        const headers = { 'x-search-match': similar ? 'similar' : 'exact' }
        return { ...jsonDraft(found, headers), effort: 'quick' }
      }
      return sendAnswer(request, reply, await cache.through(request, draft, key))
    })
}

/** Holds to the limit those of a route's requests that search; what the site's own pages ask in process is not counted. */
export const limiting =
  ({ take }: SearchLimit, searches: (url: string) => boolean = () => true): onRequestHookHandler =>
  (request, _reply, done) => {
    const retryAfter = isInner(request) || !searches(request.url) ? null : take(callerNetwork(request))
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
  const trimmed = text.trim()
  if (isLonger(trimmed, LONGEST_SEARCH)) throw refusal(validation.searchTooLong)
  return trimmed
}
