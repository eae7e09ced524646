import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Ask } from '../../contract/ask.ts'
import { API, FILES, isSiteParam, searchParams, siteParams, withoutSecret } from '../../contract/paths.ts'
import { KEPT_SECONDS, VIEWED } from '../../contract/viewed.ts'
import { type Domain, madeOf, tags } from '../../domain/index.ts'
import type { AnswerCache, AnswerDraft } from '../cache/answerCache.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import { visitorOf } from '../callerNetwork.ts'
import type { SearchLimit } from '../load/searchLimit.ts'
import { refuseOtherMethods } from '../methods.ts'
import { sealPage } from '../pages/pagePolicy.ts'
import { answerPageError } from '../pages/refusedPage.ts'
import { limiting } from './searches.ts'

/**
 * The interface of the React site's bundle (src/web/server.ts): one function, and nothing else crosses the border.
 * `nonce` marks the scripts that it writes.
 */
export type RenderSite = (
  request: Request,
  services: {
    ask: Ask
    publicUrl: string
    hasMap: () => boolean
    report: (error: unknown) => void
    nonce: string
  },
) => Promise<Response>

export interface SiteOptions {
  readonly render: RenderSite
  readonly ask: Ask
  readonly publicUrl: () => string
  readonly cache: AnswerCache
  readonly searchLimit: SearchLimit
}

/** When a failed page may be requested again. */
const RETRY_SECONDS = '5'
const config = { access: 'public', takes: 'nothing', kept: canonical } as const

/** The site's pages, rendered in process and kept as bytes until content changes. */
export function siteRoutes(app: FastifyInstance, domain: Domain, options: SiteOptions): void {
  const onRequest = limiting(options.searchLimit, (url) => searches(canonical(url)))
  app.get('/*', { config, onRequest, errorHandler: answerPageError }, async (request, reply) => {
    const url = canonical(request.url)
    const answer = await options.cache.through(request, () => renderPage(app, domain, options, url), url)
    if (answer.viewed !== null && request.method === 'GET')
      domain.visits.count('post', answer.viewed, visitorOf(request))
    return sendAnswer(request, reply, answer)
  })
  refuseOtherMethods(app, '/*', new Set(['GET', 'HEAD']), 'public')
}

const SEARCH = new RegExp(`[?&](?:${searchParams.join('|')})=[^&]`)

/** Whether a page runs a search, which counts for the limit. `url` is written as pages are kept. */
export const searches = (url: string): boolean => SEARCH.test(url)

/** The router adds these to an address to request a page's data. */
const ROUTER_PARAMS = ['_routes', 'index']

/**
 * Returns the address without query parameters that pages do not read, so that each page is kept once, however it was
 * shared.
 */
function canonical(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const given = new URLSearchParams(url.slice(at))
  const kept = new URLSearchParams()
  const others = [...new Set(given.keys())].filter((name) => isSiteParam(name) && !isNamed(name)).sort()
  for (const name of [...siteParams, ...others, ...ROUTER_PARAMS])
    for (const value of given.getAll(name)) kept.append(name, value)
  const path = url.slice(0, at)
  return kept.size > 0 ? `${path}?${kept}` : path
}

const isNamed = (name: string): boolean => siteParams.some((one) => one === name)

/** There are no pages below these. */
const NO_PAGES = [API, ...FILES]
const isPage = (path: string) => !NO_PAGES.some((base) => path === base || path.startsWith(`${base}/`))

/** Returns the address, with malformed escapes (of a truncated link, for example) encoded, so that it gets a 404. */
export function readable(url: string): string {
  const path = pathOf(url)
  if (!path.includes('%') || !isPage(path)) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

/**
 * Renders one page, without anything about the caller, because everyone gets its bytes. A page with a failed part is
 * kept only briefly, and one that says so not at all.
 */
async function renderPage(
  app: FastifyInstance,
  domain: Domain,
  options: SiteOptions,
  url: string,
): Promise<AnswerDraft> {
  const publicUrl = options.publicUrl()
  const nonce = randomUUID()
  let failed = false
  const page = await options.render(new Request(publicUrl + url), {
    ask: options.ask,
    publicUrl,
    hasMap: () => {
      madeOf(tags.cityMap)
      return domain.cityMap.state() === 'ready'
    },
    nonce,
    report: (error) => {
      failed = true
      app.log.error({ err: error, path: withoutSecret(pathOf(url)) }, 'page failed')
    },
  })
  const written = Buffer.from(await page.arrayBuffer())
  const { [VIEWED]: viewed, [KEPT_SECONDS]: seconds, ...sent } = Object.fromEntries(page.headers)
  const headers: Record<string, string> = { 'cache-control': 'no-cache', ...sent }
  const sealed = headers['content-type']?.startsWith('text/html') ? sealPage(written, nonce) : null
  if (sealed) headers['content-security-policy'] = sealed.policy
  if (page.status === 503) headers['retry-after'] = RETRY_SECONDS
  return {
    status: page.status,
    headers,
    body: sealed?.body ?? written,
    ...(viewed && { viewed: Number(viewed) }),
    seconds: failed ? 1 : seconds ? Number(seconds) : undefined,
    unkept: headers['cache-control'] === 'no-store',
  }
}
