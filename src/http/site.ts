import { createHash } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ByteCache, type Draft, sendAnswer } from './byteCache.ts'
import { innerHeader } from './visitors.ts'

/** The React site as its bundle gives it: one function from a request to a page. */
export type RenderSite = (
  request: Request,
  services: { fetch: typeof fetch; publicUrl: string },
) => Promise<Response>

export interface SiteOptions {
  readonly render: RenderSite
  /** Folder of the browser's files. */
  readonly assets: string
  readonly publicUrl: () => string
  readonly cache: ByteCache
}

const config = { access: 'public', takes: 'nothing' } as const

/** The site's pages, rendered in process and kept as bytes until content changes, and the files that they load. */
export async function siteRoutes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await app.register(fastifyStatic, { root: options.assets, serve: false, index: false })
  app.get('/assets/:file', { config }, (request, reply) =>
    reply.sendFile((request.params as { file: string }).file, { immutable: true, maxAge: '365d' }),
  )
  app.get('/*', { config }, async (request, reply) => {
    const answer = await options.cache.through(request.url, () => renderPage(app, request, options))
    return sendAnswer(request, reply, answer)
  })
}

async function renderPage(
  app: FastifyInstance,
  request: FastifyRequest,
  options: SiteOptions,
): Promise<Draft> {
  const publicUrl = options.publicUrl()
  const page = await options.render(new Request(new URL(request.url, publicUrl)), {
    fetch: inProcess(app),
    publicUrl,
  })
  const body = Buffer.from(await page.arrayBuffer())
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  for (const name of ['content-type', 'location', 'x-robots-tag']) {
    const value = page.headers.get(name)
    if (value) headers[name] = value
  }
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = policyOf(body.toString())
  return { status: page.status, headers, body }
}

/** The API, asked without a socket. */
function inProcess(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(String(input), 'http://inner.invalid'), init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), [innerHeader.name]: innerHeader.value },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(bodyless ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
    })
  }
}

/** Runs the page's own scripts and no other: those inline are named by their hash. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
  const hashes = scripts
    .filter(([, attributes = '']) => !attributes.includes('ld+json'))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
