import type { FastifyInstance, RouteOptions } from 'fastify'
import { api } from '../../contract/paths.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import type { DescribedRoute } from './call.ts'
import { docsPage, viewerFiles } from './page.ts'

const config = { access: 'public', takes: 'nothing', kept: (url: string) => url } as const

/**
 * Collects the routes that are added from now on. `serve` adds the routes of their document, and of its page with
 * files.
 */
export function describeRoutes(app: FastifyInstance, cache: AnswerCache): { serve: () => void } {
  const routes: DescribedRoute[] = []
  let following = true
  app.addHook('onRoute', (route) => {
    if (following) routes.push(...described(route))
  })
  // Made on request, because few people read it and it would take memory.
  const document = async () => (await import('./document.ts')).apiDocument(routes)
  const serve = (path: string, make: () => Promise<AnswerDraft>) =>
    app.get(path, { config }, async (request, reply) =>
      sendAnswer(request, reply, await cache.through(request, make)),
    )
  return {
    serve: () => {
      serve(api.openapi, async () => ({
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
        body: JSON.stringify(await document()),
      }))
      serve(api.docs, async () => docsPage)
      following = false
      for (const [name, file] of viewerFiles) serve(`${api.docs}/${name}`, file)
    },
  }
}

/** Leaves out HEAD, which every GET has. */
const described = ({ method, url, config }: RouteOptions): DescribedRoute[] =>
  typeof method === 'string' && method !== 'HEAD' && config?.access
    ? [{ method, url, access: config.access, vital: config.vital ?? false }]
    : []
