import type { IncomingHttpHeaders } from 'node:http'
import { parse } from 'node:querystring'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Ask } from '../../contract/ask.ts'
import { readSimilarWords } from '../../contract/similarWords.ts'
import { Refusal } from '../../domain/index.ts'
import type { Body } from '../bodies/bodies.ts'
import { headerOf, type KeptAnswer } from '../cache/answerCache.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import { refusalOf, statusOf } from '../errors.ts'

/**
 * The API's public reads as functions. A route answers requests with one, and the site's pages call it without a
 * request, which would cost more than most answers.
 */

/** The part of a request that a read needs. */
export interface Asked {
  readonly url: string
  readonly params: unknown
  readonly query: unknown
  readonly headers: IncomingHttpHeaders
  readonly routeOptions: { readonly url?: string | undefined }
  /** Set when a page in the making calls it. */
  readonly forPage?: true
}

export type Read = (asked: Asked, body: Body) => Promise<KeptAnswer>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The read that the site's own pages may call in process. For public routes only. */
    read?: Read
  }
}

/** A route that answers GET with this read. */
export const readRoute = (read: Read) => ({
  config: { access: 'public', takes: 'nothing', read, kept: (url: string) => url } as const,
  handler: (async (request, reply) =>
    sendAnswer(request, reply, await read(request, {}))) satisfies RouteHandlerMethod,
})

/** Records the routes added from now on, so that pages can call those with a read. Logs failures. */
export function answerPages(app: FastifyInstance): Ask {
  const routes: { method: string; url: string; path: RegExp; read: Read }[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.read && typeof method === 'string')
      routes.push({ method, url, path: pathOf(url), read: config.read })
  })
  return async (url, body) => {
    const [path = '', search = ''] = url.split('?')
    const method = body ? 'POST' : 'GET'
    try {
      const route = routes.find((one) => one.method === method && one.path.test(path))
      if (!route) throw new Refusal('not_found')
      const params = Object.entries(route.path.exec(path)?.groups ?? {})
      const answer = await route.read(
        {
          url,
          params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
          query: parse(search),
          headers: {},
          routeOptions: { url: route.url },
          forPage: true,
        },
        { ...body },
      )
      return {
        status: answer.status,
        refused: null,
        data: JSON.parse(Buffer.from(answer.plain.body, 'latin1').toString()),
        total: Number(headerOf(answer, 'x-total-count') ?? 0),
        similar: headerOf(answer, 'x-search-match') === 'similar',
        words: readSimilarWords(headerOf(answer, 'x-search-words')),
      }
    } catch (error) {
      const { code, message, errors, cause } = refusalOf(error)
      const status = statusOf[code]
      if (status >= 500 && cause !== undefined) app.log.error({ err: error, path }, 'request failed')
      return { status, refused: { message, errors } }
    }
  }
}

/** Turns `/a/:b` into an expression with named groups. */
const pathOf = (url: string): RegExp => new RegExp(`^${url.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
