import type { IncomingHttpHeaders } from 'node:http'
import { parse } from 'node:querystring'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import type { Ask } from '../../contract/ask.ts'
import { Refusal } from '../../domain/index.ts'
import type { Body } from '../bodies/bodies.ts'
import { headerOf, type KeptAnswer } from '../cache/answerCache.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import { refusalOf, statusOf } from '../errors.ts'

/**
 * The API's public reads, as functions: a route answers a request with one, and a page of the site asks for one without a
 * request, which would cost more than most answers.
 */

/** What a read knows of a request. */
export interface Asked {
  readonly url: string
  readonly params: unknown
  readonly query: unknown
  readonly headers: IncomingHttpHeaders
  readonly routeOptions: { readonly url?: string | undefined }
  /** A page that is being made asks. */
  readonly forPage?: true
}

export type Read = (asked: Asked, body: Body) => Promise<KeptAnswer>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the site's own pages may ask in process. On public routes alone. */
    read?: Read
  }
}

/** A route that answers GET with this read. */
export const readRoute = (read: Read) => ({
  config: { access: 'public', takes: 'nothing', read, kept: (url: string) => url } as const,
  handler: (async (request, reply) =>
    sendAnswer(request, reply, await read(request, {}))) satisfies RouteHandlerMethod,
})

/** Follows the routes that are added from now on: pages may ask those that have a read. Tells the log what broke. */
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
      }
    } catch (error) {
      const { code, message, errors, cause } = refusalOf(error)
      const status = statusOf[code]
      if (status >= 500 && cause !== undefined) app.log.error({ err: error, path }, 'request failed')
      return { status, refused: { message, errors } }
    }
  }
}

/** `/a/:b` as an expression that names its parameters. */
const pathOf = (url: string): RegExp => new RegExp(`^${url.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
