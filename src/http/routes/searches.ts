import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { api } from '../../contract/paths.ts'
import { writeSimilarWords } from '../../contract/similarWords.ts'
import { siteKindNames } from '../../contract/siteKinds.ts'
import { meaningOf } from '../../contract/spanish/matching.ts'
import { LONGEST_SEARCH } from '../../contract/spanish/searchText.ts'
import { validation } from '../../contract/texts/server.ts'
import { isLonger } from '../../contract/values/schemas.ts'
import { type Domain, type KindPage, Refusal, type SearchResult } from '../../domain/index.ts'
import { type Body, readBody } from '../bodies/bodies.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { jsonDraft } from '../cache/jsonDraft.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import { callerNetwork } from '../callerNetwork.ts'
import { pageRequestOf } from '../lists.ts'
import type { SearchLimit } from '../load/searchLimit.ts'
import type { Asked, Read } from './reads.ts'

/**
 * The searches. Their answers are kept until content changes, because many people search for the same, with every typed
 * letter. `X-Search-Match` says whether the results contain the text as typed, `X-Search-Words` what they have instead.
 */

export function searchRoutes(
  app: FastifyInstance,
  views: Domain['public'],
  cache: AnswerCache,
  searchLimit: SearchLimit,
): void {
  /** `narrowed` reads what a request contains besides the text. */
  const route = <N>(
    path: string,
    narrowed: (asked: Asked, body: Body) => N,
    search: (text: string, by: N) => Promise<SearchResult<unknown>>,
  ) => {
    const read: Read = async (asked, body) => {
      const text = textOf(body)
      const by = narrowed(asked, body)
      // No address contains a space, so no GET gets this answer.
      const key = `${path} ${JSON.stringify(by) ?? ''} ${meaningOf(text)}`
      const draft = async (): Promise<AnswerDraft> => {
        const { found, similar, words } = await search(text, by)
        return jsonDraft(found, {
          'x-search-match': similar ? 'similar' : 'exact',
          'x-search-words': writeSimilarWords(words),
        })
      }
      return cache.through(asked, draft, key)
    }
    const config = { access: 'public', takes: 'json', read, kept: () => null } as const
    app.post(path, { config, onRequest: limiting(searchLimit) }, async (request, reply) =>
      sendAnswer(request, reply, await read(request, await readBody(request))),
    )
  }
  route(api.empresasSearch, (_asked, body) => categoriaOf(body), views.searchEmpresas)
  route(api.catalogosSearch, () => undefined, views.searchCatalogos)
  route(api.buscar, kindPageOf, views.searchSite)
}

/** Applies the limit to the searching requests of a route. */
export const limiting =
  ({ take }: SearchLimit, searches: (url: string) => boolean = () => true): onRequestHookHandler =>
  (request, _reply, done) => {
    const retryAfter = searches(request.url) ? take(callerNetwork(request)) : null
    done(retryAfter === null ? undefined : new Refusal('too_many', { retryAfter }))
  }

/** Reads the kind in the address, and its page; undefined when all kinds are requested. Throws invalid. */
function kindPageOf(asked: Asked): KindPage | undefined {
  const { tipo } = asked.query as { tipo?: unknown }
  if (tipo === undefined) return undefined
  const kind = siteKindNames.find((one) => one === tipo)
  if (!kind) throw new Refusal('invalid', { errors: { tipo: [validation.siteKind] } })
  return { kind, ...pageRequestOf(asked) }
}

/** Reads the slug of the category that limits the branches; undefined for all. Throws invalid. */
function categoriaOf({ categoria }: Body): string | undefined {
  if (categoria === undefined || categoria === null || categoria === '') return undefined
  const refusal = (message: string) => new Refusal('invalid', { errors: { categoria: [message] } })
  if (typeof categoria !== 'string') throw refusal(validation.notText)
  if (categoria.length > LONGEST_SLUG) throw refusal(validation.tooLong(LONGEST_SLUG))
  return categoria
}
export const LONGEST_SLUG = 255

/** Reads the searched text, trimmed: at most 200 code points. Throws invalid. */
function textOf({ text }: Body): string {
  const refusal = (message: string) => new Refusal('invalid', { errors: { text: [message] } })
  if (typeof text !== 'string')
    throw refusal(text === undefined || text === null ? validation.required : validation.notText)
  const trimmed = text.trim()
  if (isLonger(trimmed, LONGEST_SEARCH)) throw refusal(validation.searchTooLong)
  return trimmed
}
