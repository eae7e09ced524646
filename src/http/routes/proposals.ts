import type { FastifyInstance } from 'fastify'
import { panelApi } from '../../contract/panelPaths.ts'
import { pattern } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { pageRequestOf, sendPage } from '../lists.ts'
import { batchOf } from './batch.ts'
import { matchOf, recordId, tagged } from './records.ts'

/** The queue of what owners propose, and the decisions about it. */
export function proposalRoutes(app: FastifyInstance, domain: Domain): void {
  const { proposals } = domain
  const reads = { config: { access: 'admin', takes: 'nothing' } } as const
  const decides = { config: { access: 'admin', takes: 'json' } } as const

  app.get(panelApi.proposals, reads, async (request, reply) => {
    const page = pageRequestOf(request)
    const { items, total } = await proposals.list(domain.permit(request.actor, 'user', 'list'), page)
    sendPage(request, reply, page, total)
    return items
  })

  app.get(pattern(panelApi.proposal, 'id'), reads, async (request, reply) => {
    const { shown, standing } = await proposals.get(
      domain.permit(request.actor, 'user', 'get'),
      recordId(request),
    )
    return tagged(reply, { item: shown, version: standing.proposal.version })
  })

  app.post(
    pattern(panelApi.decision, 'id'),
    {
      ...decides,
      // Not found before a body is read.
      onRequest: async (request) => {
        await proposals.get(domain.permit(request.actor, 'user', 'update'), recordId(request))
      },
    },
    async (request) => {
      const permit = domain.permit(request.actor, 'user', 'update')
      return proposals.decide(permit, recordId(request), await readBody(request), matchOf(request))
    },
  )

  app.post(panelApi.proposalBatch, decides, async (request) => {
    const { ids, body } = await batchOf(request)
    if (body.aceptar !== true) throw new Refusal('invalid', { errors: { aceptar: [validation.acceptOnly] } })
    return proposals.acceptMany(domain.permit(request.actor, 'user', 'update'), ids)
  })
}
