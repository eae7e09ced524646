import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasFiles, isHtml } from '../../contract/kinds/index.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import {
  type Action,
  type Audience,
  inputFields,
  type Operation,
  type Resource,
} from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { type Domain, type Permit, type Records, Refusal, type StoredItem } from '../../domain/index.ts'
import { type Body, isReadable, readBody } from '../bodies/bodies.ts'
import { inputOf } from '../bodies/inputs.ts'
import { idempotencyKeyOf } from '../idempotencyKey.ts'
import { listQueryOf, sendPage } from '../lists.ts'

/** The routes of one collection for one audience, as its description says. */
export function recordRoutes(
  app: FastifyInstance,
  domain: Domain,
  name: CollectionName,
  audience: Audience,
  base: string,
) {
  const resource: Resource = collections[name]
  const records: Records<{ id: number }> = domain.records[name]
  const { operations } = resource[audience] ?? { operations: [] }
  const may = (operation: Operation) => operations.includes(operation)
  const permitOf = (request: FastifyRequest, operation: Operation): Permit =>
    domain.permit(request.actor, name, operation)
  const item = `${base}/:id`

  /** Records as they were when the request's head arrived. */
  const seen = new WeakMap<FastifyRequest, StoredItem<{ id: number }>>()
  const requireRecord = async (request: FastifyRequest) => {
    seen.set(request, await records.find(permitOf(request, 'get'), recordId(request)))
  }
  const route = (takes: Route['config']['takes']): Route => ({ config: { access: audience, takes } })
  const takes = (action: Action) => route(bodyKind(resource, audience, action))

  if (may('list'))
    app.get(base, route('nothing'), async (request, reply) => {
      const query = listQueryOf(request, resource)
      const page = await records.list(permitOf(request, 'list'), query)
      sendPage(request, reply, query, page.total)
      return page.items
    })

  if (may('create'))
    app.post(base, takes('create'), async (request, reply) => {
      const input = inputOf(resource, audience, 'create', await readBody(request))
      const key = idempotencyKeyOf(request)
      const created = await records.create(permitOf(request, 'create'), input, { key })
      reply.code(201).header('location', `${base}/${created.item.id}`)
      return tagged(reply, created)
    })

  if (may('get'))
    app.get(item, route('nothing'), async (request, reply) =>
      tagged(reply, await records.get(permitOf(request, 'get'), recordId(request))),
    )

  const updates = (action: 'update' | 'full', path: string) =>
    updateRoutes(app, {
      path,
      route: takes(action),
      allow: action === 'update' ? allowed(operations) : 'PUT',
      find: requireRecord,
      update: async (request, reply, body) => {
        const input = inputOf(resource, audience, action, body)
        const options = { action, seen: seen.get(request) }
        const permit = permitOf(request, action)
        return tagged(
          reply,
          await records.update(permit, recordId(request), input, matchOf(request), options),
        )
      },
    })
  if (may('update')) updates('update', item)
  if (may('full')) updates('full', panelApi.full(item))

  if (resource.visitors?.preview)
    app.post(`${item}/vista-previa`, route('nothing'), async (request, reply) => {
      const link = await domain.previewRecord(permitOf(request, 'get'), name, recordId(request))
      return reply.code(201).send(link)
    })

  if (resource[audience]?.held)
    app.delete(
      panelApi.proposalOf(item),
      { ...route('nothing'), onRequest: requireRecord },
      async (request, reply) => {
        await domain.proposals.withdraw(permitOf(request, 'update'), name, recordId(request))
        return reply.code(204).send()
      },
    )

  if (may('remove'))
    app.delete(item, { ...route('nothing'), onRequest: requireRecord }, async (request, reply) => {
      const entry = await records.remove(permitOf(request, 'remove'), recordId(request), matchOf(request))
      return tellTrash(reply, entry).code(204).send()
    })
}

/** The routes of a collection with a single record. */
export function singletonRoutes(
  app: FastifyInstance,
  domain: Domain,
  name: CollectionName,
  path: string,
): void {
  const records: Records<{ id: number }> = domain.records[name]
  const route: Route = { config: { access: 'admin', takes: 'upload' } }
  const permitOf = (request: FastifyRequest, operation: Operation) =>
    domain.permit(request.actor, name, operation)
  app.get(path, route, async (request, reply) =>
    tagged(reply, await records.get(permitOf(request, 'get'), 1)),
  )
  updateRoutes(app, {
    path,
    route,
    allow: allowed(['get', 'update']),
    find: async () => {},
    update: async (request, reply, body) => {
      const input = inputOf(collections[name], 'admin', 'update', body)
      return tagged(reply, await records.update(permitOf(request, 'update'), 1, input, matchOf(request)))
    },
  })
}

interface Route {
  readonly config: { readonly access: Audience; readonly takes: 'nothing' | 'json' | 'upload' }
}

interface Updating {
  readonly path: string
  readonly route: Route
  /** The Allow header for a POST that means no update. */
  readonly allow: string
  /** Throws not_found before a body is read. */
  readonly find: (request: FastifyRequest) => Promise<void>
  readonly update: (request: FastifyRequest, reply: FastifyReply, body: Body) => Promise<unknown>
}

/** PUT, and POST that means PUT (contract.md, section 1). */
function updateRoutes(app: FastifyInstance, { path, route, allow, find, update }: Updating): void {
  app.put(path, { ...route, onRequest: find }, async (request, reply) =>
    update(request, reply, await readBody(request)),
  )
  const requirePut = (request: FastifyRequest, reply: FastifyReply, body: Body) => {
    if (meansPut(request, body)) return
    reply.header('allow', allow)
    throw new Refusal('method_not_allowed')
  }
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    await find(request)
    // A request without a readable body cannot say `_method`.
    if (!isReadable(request)) requirePut(request, reply, {})
  }
  app.post(path, { ...route, onRequest }, async (request, reply) => {
    const body = await readBody(request)
    requirePut(request, reply, body)
    return update(request, reply, body)
  })
}

/** Throws not_found for a text that is no record's id. */
export const recordId = (request: FastifyRequest): number => positive((request.params as { id?: string }).id)

/** Returns the positive integer of a parameter. Throws not_found for every other text. */
export function positive(text = ''): number {
  const number = Number(text)
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(number)) throw new Refusal('not_found')
  return number
}

function bodyKind(resource: Resource, audience: Audience, action: Action): 'json' | 'upload' {
  const large = inputFields(resource, audience, action).some(([, field]) => hasFiles(field) || isHtml(field))
  return large ? 'upload' : 'json'
}

/** HTML forms and older clients update by POST, with `_method=PUT` in the address or the body. */
function meansPut(request: FastifyRequest, body: Body): boolean {
  const { _method } = request.query as { _method?: unknown }
  const method = _method ?? body._method
  return typeof method === 'string' && method.toUpperCase() === 'PUT'
}

const methods: Partial<Record<Operation, string>> = { get: 'GET, HEAD', update: 'PUT', remove: 'DELETE' }
const allowed = (operations: readonly Operation[]) =>
  operations.flatMap((operation) => methods[operation] ?? []).join(', ')

/** Sends a record's version as its ETag, and says by the status that a change waits. Returns the record. */
export function tagged<I>(reply: FastifyReply, { item, version, waits }: StoredItem<I>): I {
  reply.header('etag', `"v${version}"`)
  if (waits) reply.code(202)
  return item
}

/** Sends a record with what could not be given back to it, by field. */
export function restored<I extends object>(
  reply: FastifyReply,
  { omitted, ...stored }: StoredItem<I> & { readonly omitted: object },
): object {
  return { ...tagged(reply, stored), omitidos: omitted }
}

/** Says by which entry of the trash a removed record can be restored. */
export const tellTrash = (reply: FastifyReply, entry: number | null): FastifyReply =>
  entry === null ? reply : reply.header('x-papelera', String(entry))

/** Returns the versions of `If-Match`; null when any version matches. */
export function matchOf(request: FastifyRequest): number[] | null {
  const header = request.headers['if-match']
  if (header === undefined || header.trim() === '*') return null
  return [...header.matchAll(/"v(\d{1,9})"/g)].map((match) => Number(match[1]))
}
