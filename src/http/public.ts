import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, pattern } from '../contract/paths.ts'
import { validation } from '../contract/textos.ts'
import { integer } from '../contract/values.ts'
import { type Domain, Refusal, type Slice } from '../domain/index.ts'
import type { ByteCache } from './byteCache.ts'
import { jsonDraft } from './jsonDraft.ts'
import { linkHeader, sliceOf } from './lists.ts'
import { idOf } from './records.ts'
import { searchRoutes } from './searches.ts'
import type { SearchLimit } from './searchLimit.ts'
import { sendAnswer } from './sendAnswer.ts'
import { isInner, visitorOf } from './visitors.ts'

/** The calls that need no login. Reads, searches among them, are kept as bytes until content changes. */

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Lists = 'categorias' | 'categoriasHome' | 'slides' | 'posts' | 'postsNewest' | 'paginas' | 'catalogos'

const read = { config: { access: 'public', takes: 'nothing', kept: (url: string) => url } } as const
const count = { config: { access: 'public', takes: 'nothing' } } as const
const branchCount = integer(1, 100)
const MOST_PRODUCTS = 500

export function publicRoutes(
  app: FastifyInstance,
  domain: Domain,
  cache: ByteCache,
  searchLimit: SearchLimit,
): void {
  const views = domain.public

  const lists: [string, Lists][] = [
    [api.categorias, 'categorias'],
    [api.categoriasHome, 'categoriasHome'],
    [api.slides, 'slides'],
    [api.posts, 'posts'],
    [api.postsNewest, 'postsNewest'],
    [api.paginas, 'paginas'],
    [api.catalogos, 'catalogos'],
  ]
  for (const [path, name] of lists)
    app.get(
      path,
      read,
      pages<unknown>(cache, (slice) => views[name](slice)),
    )
  app.get(api.sucursales, read, (request, reply) => {
    const { categoria } = request.query as { categoria?: unknown }
    const slug = typeof categoria === 'string' && categoria ? categoria : undefined
    return pages(cache, (slice) => views.sucursales(slice, slug))(request, reply)
  })
  app.get(
    api.ajustes,
    read,
    item(cache, () => views.ajustes()),
  )
  app.get(pattern(api.categoria), read, categoriaPage(domain, cache))
  app.get(
    pattern(api.pagina),
    read,
    item(cache, (slug) => views.pagina(slug)),
  )
  app.get(
    pattern(api.sucursal),
    read,
    item(cache, (slug) => views.sucursal(slug)),
  )
  app.get(
    pattern(api.productoItem),
    read,
    item(cache, (slug) => views.producto(slug)),
  )
  app.get(pattern(api.post), read, countingPost(domain, cache))
  app.get(
    pattern(api.empresas, 'count'),
    read,
    pages(cache, (slice) => views.sucursales(slice), countedSlice),
  )

  app.get(
    api.sitemap,
    read,
    item(cache, () => views.sitemapParts()),
  )
  app.get(`${api.sitemap}/:kind/:part`, read, (request, reply) => {
    const { kind, part } = request.params as { kind: string; part: string }
    return kept(request, reply, cache, () => sitemapPart(domain, kind, part))
  })

  searchRoutes(app, views, cache, searchLimit)

  app.post(pattern(api.empresaVisit, 'id'), count, visit(domain, 'empresa'))
  app.post(pattern(api.productoVisit, 'id'), count, visit(domain, 'producto'))
}

const partNumber = integer(0, 1_000_000)

async function sitemapPart(domain: Domain, kind: string, text: string) {
  const part = partNumber.safeParse(text)
  const entries = part.success ? await domain.public.sitemapOf(kind, part.data) : null
  if (!entries) throw new Refusal('not_found')
  return entries
}

async function kept(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ByteCache,
  value: () => Promise<unknown>,
): Promise<FastifyReply> {
  return sendAnswer(request, reply, await cache.through(request, async () => jsonDraft(await value())))
}

function item(cache: ByteCache, value: (slug: string) => Promise<unknown>): Handler {
  return (request, reply) => {
    const { slug = '' } = request.params as { slug?: string }
    return kept(request, reply, cache, () => value(slug))
  }
}

function pages<T>(
  cache: ByteCache,
  view: (slice: Slice) => Promise<{ items: T[]; total: number }>,
  sliceIn: (request: FastifyRequest) => Slice = sliceOf,
): Handler {
  return async (request, reply) => {
    const slice = sliceIn(request)
    const answer = await cache.through(request, async () => {
      const { items, total } = await view(slice)
      return pageDraft(request, slice, items, total)
    })
    return sendAnswer(request, reply, answer)
  }
}

function pageDraft(request: FastifyRequest, slice: Slice, body: unknown, total: number) {
  return jsonDraft(body, {
    'x-total-count': String(total),
    link: linkHeader(request.url, slice, total),
  })
}

/** The products are the pages; without `per_page` one has as many as a page can have. */
function categoriaPage(domain: Domain, cache: ByteCache): Handler {
  return async (request, reply) => {
    const { slug = '' } = request.params as { slug?: string }
    const { per_page } = request.query as { per_page?: unknown }
    const slice = sliceOf(request)
    const wanted = per_page === undefined ? { ...slice, perPage: MOST_PRODUCTS } : slice
    const answer = await cache.through(request, async () => {
      const page = await domain.public.categoria(slug, wanted)
      return pageDraft(request, wanted, page?.body ?? null, page?.total ?? 0)
    })
    return sendAnswer(request, reply, answer)
  }
}

/** The address itself says how many a page has. Throws invalid. */
function countedSlice(request: FastifyRequest): Slice {
  const count = branchCount.safeParse((request.params as { count: string }).count)
  if (!count.success) throw new Refusal('invalid', { errors: { count: [validation.count] } })
  return { ...sliceOf(request), perPage: count.data }
}

/** A post counts a view by its item call; the answer itself is kept like every other. */
function countingPost(domain: Domain, cache: ByteCache): Handler {
  return async (request, reply) => {
    const { slug = '' } = request.params as { slug?: string }
    const answer = await cache.through(request, async () => {
      const post = await domain.public.post(slug)
      return { ...jsonDraft(post), viewed: post.id }
    })
    if (answer.viewed !== null && request.method === 'GET' && !isInner(request))
      domain.visits.count('post', answer.viewed, visitorOf(request))
    return sendAnswer(request, reply, answer)
  }
}

function visit(domain: Domain, collection: 'producto' | 'empresa'): Handler {
  return async (request, reply) => {
    const id = await domain.public.countable(collection, idOf(request))
    domain.visits.count(collection, id, visitorOf(request))
    return reply.code(204).send()
  }
}
