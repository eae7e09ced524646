import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, pattern } from '../../contract/paths.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { SECRET_HEADERS } from '../../contract/secretHeaders.ts'
import { validation } from '../../contract/texts/server.ts'
import { integerSchema } from '../../contract/values/schemas.ts'
import { type Domain, type PageRequest, Refusal } from '../../domain/index.ts'
import type { AnswerCache } from '../cache/answerCache.ts'
import { jsonDraft } from '../cache/jsonDraft.ts'
import { sendAnswer } from '../cache/sendAnswer.ts'
import { visitorOf } from '../callerNetwork.ts'
import { linkHeader, pageRequestOf } from '../lists.ts'
import type { SearchLimit } from '../load/searchLimit.ts'
import { branchRoutes } from './branches.ts'
import { type Asked, type Read, readRoute } from './reads.ts'
import { recordId } from './records.ts'
import { searchRoutes } from './searches.ts'

/** The calls that need no login. Answers of reads, including searches, are kept until content changes. */

export const branchCount = integerSchema(1, 100)
const MOST_PRODUCTS = 500

export function publicRoutes(
  app: FastifyInstance,
  domain: Domain,
  cache: AnswerCache,
  searchLimit: SearchLimit,
): void {
  const views = domain.public
  const get = (path: string, read: Read) => app.get(path, readRoute(read))

  for (const { name, visitors } of Object.values<Resource<CollectionName>>(collections)) {
    const { list, item } = visitors ?? {}
    if (list)
      get(
        list.at,
        pages(cache, (request) => views.list(name, request)),
      )
    if (item)
      get(
        pattern(item.at),
        kept(cache, ({ slug }) => views.item(name, slug)),
      )
  }
  get(
    api.categoriasHome,
    pages(cache, (request) => views.categoriasHome(request)),
  )
  get(
    api.postsNewest,
    pages(cache, (request) => views.postsNewest(request)),
  )
  get(
    api.ajustes,
    kept(cache, () => views.ajustes()),
  )
  get(pattern(api.categoria), categoriaPage(domain, cache))
  get(
    pattern(api.productoItem),
    kept(cache, ({ slug }) => views.producto(slug)),
  )
  const post = postRead(domain, cache)
  app.get(pattern(api.post), { ...readRoute(post), handler: countingPost(domain, post) })
  get(
    pattern(api.empresas, 'count'),
    pages(cache, (request) => views.sucursales(request), countedPageRequest),
  )

  get(
    api.sitemap,
    kept(cache, () => views.sitemapParts()),
  )
  get(pattern(api.preview, 'secreto'), previewRead(domain, cache))
  get(
    `${api.sitemap}/:kind/:part`,
    kept(cache, ({ kind, part }) => sitemapPart(domain, kind, part)),
  )

  branchRoutes(app, views, cache, searchLimit)
  searchRoutes(app, views, cache, searchLimit)

  const config = { access: 'public', takes: 'nothing' } as const
  app.post(pattern(api.empresaVisit, 'id'), { config }, visit(domain, 'empresa'))
  app.post(pattern(api.productoVisit, 'id'), { config }, visit(domain, 'producto'))
}

export const partNumber = integerSchema(0, 1_000_000)

async function sitemapPart(domain: Domain, kind: string, text: string) {
  const part = partNumber.safeParse(text)
  const entries = part.success ? await domain.public.sitemapOf(kind, part.data) : null
  if (!entries) throw new Refusal('not_found')
  return entries
}

type Params = Readonly<Record<'slug' | 'kind' | 'part' | 'secreto', string>>
type Query = Readonly<Record<string, unknown>>

const kept =
  (cache: AnswerCache, value: (params: Params) => Promise<unknown>): Read =>
  (asked) =>
    cache.through(asked, async () => jsonDraft(await value(asked.params as Params)))

const pages =
  <T>(
    cache: AnswerCache,
    view: (request: PageRequest) => Promise<{ items: T[]; total: number }>,
    requestOf: (asked: Asked) => PageRequest = pageRequestOf,
  ): Read =>
  (asked) => {
    const request = requestOf(asked)
    return cache.through(asked, async () => {
      const { items, total } = await view(request)
      return pageDraft(asked, request, items, total)
    })
  }

function pageDraft({ url }: Asked, request: PageRequest, body: unknown, total: number) {
  return jsonDraft(body, { 'x-total-count': String(total), link: linkHeader(url, request, total) })
}

/** The pages are those of the products; without `per_page` a page is as large as possible. */
const categoriaPage =
  (domain: Domain, cache: AnswerCache): Read =>
  (asked) => {
    const { slug } = asked.params as Params
    const { per_page } = asked.query as Query
    const request = pageRequestOf(asked)
    const wanted = per_page === undefined ? { ...request, perPage: MOST_PRODUCTS } : request
    return cache.through(asked, async () => {
      const page = await domain.public.categoria(slug, wanted)
      return pageDraft(asked, wanted, page?.body ?? null, page?.total ?? 0)
    })
  }

/** The path contains the page size. Throws invalid. */
function countedPageRequest(asked: Asked): PageRequest {
  const count = branchCount.safeParse((asked.params as { count: string }).count)
  if (!count.success) throw new Refusal('invalid', { errors: { count: [validation.count] } })
  return { ...pageRequestOf(asked), perPage: count.data }
}

/** For whoever has the secret, and never kept. */
const previewRead =
  (domain: Domain, cache: AnswerCache): Read =>
  (asked) =>
    cache.through(asked, async () => {
      const previewed = await domain.public.previewed((asked.params as Params).secreto)
      return { ...jsonDraft(previewed, SECRET_HEADERS), unkept: true }
    })

const postRead =
  (domain: Domain, cache: AnswerCache): Read =>
  (asked) =>
    cache.through(asked, async () => {
      const post = await domain.public.post((asked.params as Params).slug)
      return { ...jsonDraft(post), viewed: post.id }
    })

/** The item call of a post counts a view; its answer is kept like every other. */
function countingPost(domain: Domain, read: Read) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await read(request, {})
    if (answer.viewed !== null && request.method === 'GET')
      domain.visits.count('post', answer.viewed, visitorOf(request))
    return sendAnswer(request, reply, answer)
  }
}

function visit(domain: Domain, collection: 'producto' | 'empresa') {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const id = await domain.public.countable(collection, recordId(request))
    domain.visits.count(collection, id, visitorOf(request))
    return reply.code(204).send()
  }
}
