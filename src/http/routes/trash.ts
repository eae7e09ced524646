import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Trashed, trashed } from '../../contract/history.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { pattern } from '../../contract/paths.ts'
import type { Audience } from '../../contract/resource.ts'
import { historyRefusals, validation } from '../../contract/texts/server.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { kindQueryOf, sendPage } from '../lists.ts'
import { recordId, restored } from './records.ts'

/** The trash: administrators see all of it; clients bring back what they removed themselves. */
export function trashRoutes(app: FastifyInstance, domain: Domain): void {
  const config = { access: 'admin', takes: 'nothing' } as const

  app.get(panelApi.adminTrash, { config }, async (request, reply) => {
    const query = kindQueryOf(request, trashed, historyRefusals.trashKind)
    const { items, total } = await domain.trash.list(domain.permit(request.actor, 'user', 'list'), query)
    sendPage(request, reply, query, total)
    return items
  })

  app.delete(pattern(panelApi.adminTrashItem, 'id'), { config }, async (request, reply) => {
    const [id, collection] = await entryOf(request, 'admin')
    await domain.trash.empty(domain.permit(request.actor, collection, 'remove'), id)
    return reply.code(204).send()
  })

  const restore = (audience: Audience, path: string) =>
    app.post(
      path,
      { config: { access: audience, takes: 'json', bodyOptional: true } },
      async (request, reply) => {
        const [id, collection] = await entryOf(request, audience)
        const permit = domain.permit(request.actor, collection, 'remove')
        const { lote } = await restoreBody(request)
        if (lote && audience === 'admin') return domain.trash.restoreBatch(permit, id)
        return restored(reply, await domain.trash.restore(permit, collection, id))
      },
    )
  restore('admin', pattern(panelApi.adminTrashRestore, 'id'))
  restore('cliente', pattern(panelApi.clientTrashRestore, 'id'))

  /** Throws not_found, for a client also for what others removed. */
  async function entryOf(request: FastifyRequest, audience: Audience): Promise<[number, Trashed]> {
    const [id, { actor }] = [recordId(request), request]
    const removedBy = audience === 'cliente' && actor.kind === 'user' ? actor.id : null
    return [id, await domain.trash.collectionOf(removedBy, id)]
  }
}

async function restoreBody(request: FastifyRequest): Promise<{ lote: boolean }> {
  const { lote = null }: { lote?: unknown } = await readBody(request)
  if (lote !== null && typeof lote !== 'boolean')
    throw new Refusal('invalid', { errors: { lote: [validation.notBoolean] } })
  return { lote: lote === true }
}
