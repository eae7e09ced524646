import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ActivityKind, activityKinds } from '../../contract/activity.ts'
import { api } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { pageRequestOf, sendPage } from '../lists.ts'

/** The logged-in areas besides records: the welcome panel, the activity log, a client's notices. */
/** Reads which entries of the log are requested; all when absent. Throws invalid. */
function kindOf(request: FastifyRequest): ActivityKind | undefined {
  const { tipo } = request.query as { tipo?: unknown }
  const kind = activityKinds.find((one) => one === tipo)
  if (tipo !== undefined && !kind)
    throw new Refusal('invalid', { errors: { tipo: [validation.activityKind] } })
  return kind
}

export function panelRoutes(app: FastifyInstance, domain: Domain): void {
  const admin = { config: { access: 'admin', takes: 'nothing' } } as const
  const cliente = { config: { access: 'cliente', takes: 'nothing' } } as const

  app.get(api.adminOverview, admin, (request) =>
    domain.overview(domain.permit(request.actor, 'user', 'list')),
  )
  app.get(api.adminActivity, admin, async (request, reply) => {
    const page = pageRequestOf(request)
    const permit = domain.permit(request.actor, 'user', 'list')
    const { items, total } = await domain.activity(permit, page, kindOf(request))
    sendPage(request, reply, page, total)
    return items
  })
  app.get(api.clientNotices, cliente, (request) =>
    domain.notices(domain.permit(request.actor, 'empresa', 'list')),
  )
}
