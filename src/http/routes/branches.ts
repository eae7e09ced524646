import type { FastifyInstance } from 'fastify'
import { api, pattern } from '../../contract/paths.ts'
import { writeSimilarWords } from '../../contract/similarWords.ts'
import { branchRefusals } from '../../contract/texts/server.ts'
import { type Domain, type Question, Refusal } from '../../domain/index.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { jsonDraft } from '../cache/jsonDraft.ts'
import { linkHeader, pageRequestOf } from '../lists.ts'
import type { SearchLimit } from '../load/searchLimit.ts'
import { questionOf } from './branchQuestion.ts'
import { type Asked, type Read, readRoute } from './reads.ts'
import { limiting } from './searches.ts'

/**
 * The lists of branches by text, filters and place, the counts of their filters, and what a map shows. With a text they
 * count as searches. Answers that depend on the minute are kept until the next one, those with a position for nobody.
 */
export function branchRoutes(
  app: FastifyInstance,
  { branches }: Domain['public'],
  cache: AnswerCache,
  searchLimit: SearchLimit,
): void {
  const onRequest = limiting(searchLimit, (url) => /[?&]q=[^&]/.test(url))
  const get = (path: string, read: Read) => app.get(path, { ...readRoute(read), onRequest })

  get(api.sucursales, (asked) => {
    const request = pageRequestOf(asked)
    const { question, order } = questionOf(queryOf(asked))
    return cache.through(asked, async () => {
      const { found, similar, words } = await branches.found(question, order, request)
      const headers = {
        'x-total-count': String(found.total),
        link: linkHeader(asked.url, request, found.total),
        'x-search-match': similar ? 'similar' : 'exact',
        'x-search-words': writeSimilarWords(words),
      }
      return draftFor(question, found.items, headers, question.abierto)
    })
  })

  get(api.filtros, (asked) => {
    const { question } = questionOf(queryOf(asked))
    return cache.through(asked, async () => draftFor(question, await branches.counts(question), {}, true))
  })

  get(pattern(api.lugar), (asked) => {
    const { slug } = asked.params as { readonly slug: string }
    const { categoria } = queryOf(asked)
    return cache.through(asked, async () => {
      const place = await branches.place(
        slug,
        typeof categoria === 'string' && categoria ? categoria : undefined,
      )
      if (!place) throw new Refusal('not_found')
      return jsonDraft(place)
    })
  })

  get(api.mapa, (asked) => {
    const { question } = questionOf(queryOf(asked))
    const zoom = zoomOf(queryOf(asked))
    return cache.through(asked, async () => {
      const frame = question.marco ?? WORLD
      return draftFor(question, await branches.onMap(question, frame, zoom), {}, question.abierto)
    })
  })
}

const WORLD = { west: -180, south: -90, east: 180, north: 90 }
const MINUTE = 60

function draftFor(
  { cerca }: Question,
  value: unknown,
  headers: Readonly<Record<string, string>>,
  ofTheMinute: boolean,
): AnswerDraft {
  if (cerca)
    return { ...jsonDraft(value, { ...headers, 'cache-control': 'private, no-store' }), unkept: true }
  if (!ofTheMinute) return jsonDraft(value, headers)
  const left = MINUTE - (Math.floor(Date.now() / 1000) % MINUTE)
  return { ...jsonDraft(value, { ...headers, 'cache-control': 'no-cache, max-age=0' }), seconds: left }
}

const queryOf = ({ query }: Asked): Record<string, unknown> => ({ ...(query as object) })

const MOST_ZOOM = 22

/** Reads the zoom of the map, 0 to 22; 0 without one. Throws invalid. */
function zoomOf({ zoom = '' }: Record<string, unknown>): number {
  const wanted = typeof zoom === 'string' && /^\d{0,2}(?:\.\d{1,20})?$/.test(zoom) ? Number(zoom) : NaN
  if (wanted >= 0 && wanted <= MOST_ZOOM) return Math.floor(wanted)
  throw new Refusal('invalid', { errors: { zoom: [branchRefusals.zoom] } })
}
