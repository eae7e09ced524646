import type { FastifyInstance } from 'fastify'
import { api } from '../contract/paths.ts'
import type { Domain } from '../domain/index.ts'
import { sendPage, sliceOf } from './lists.ts'

/** What the two logged-in areas show beside records: the welcome panel, the log of changes, a client's notices. */
export function panelRoutes(app: FastifyInstance, domain: Domain): void {
  const admin = { config: { access: 'admin', takes: 'nothing' } } as const
  const cliente = { config: { access: 'cliente', takes: 'nothing' } } as const

  app.get(api.adminOverview, admin, (request) =>
    domain.overview(domain.permit(request.actor, 'user', 'list')),
  )
  app.get(api.adminActivity, admin, async (request, reply) => {
    const slice = sliceOf(request)
    const { items, total } = await domain.activity(domain.permit(request.actor, 'user', 'list'), slice)
    sendPage(request, reply, slice, total)
    return items
  })
  app.get(api.clientNotices, cliente, (request) =>
    domain.notices(domain.permit(request.actor, 'empresa', 'list')),
  )
}
