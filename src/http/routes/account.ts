import type { FastifyInstance } from 'fastify'
import { api, pattern } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'
import type { Domain } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { callerNetwork } from '../callerNetwork.ts'
import { recordId } from './records.ts'

/** The caller's own account, and the one-time links that replace a forgotten password. */
export function accountRoutes(app: FastifyInstance, domain: Domain): void {
  const { session } = domain
  const own = { access: 'session', takes: 'json' } as const
  const open = { access: 'public', takes: 'json', personal: true } as const

  app.get(api.account, { config: { access: 'session', takes: 'nothing' } }, (request) =>
    session.account(request.actor),
  )
  app.put(api.account, { config: own }, async (request) =>
    session.rename(request.actor, await readBody(request)),
  )

  app.post(api.passwordLink, { config: open }, async (request) => {
    const body = await readBody(request)
    const success = await session.requestPasswordLink(body, callerNetwork(request), request.id)
    return { success, message: success ? account.linkSent : account.noMail }
  })
  app.post(api.newPassword, { config: open }, async (request) => {
    await session.choosePassword(await readBody(request), callerNetwork(request))
    return { success: true, message: account.passwordChanged }
  })
  app.post(
    pattern(api.adminPasswordLink, 'id'),
    { config: { access: 'admin', takes: 'nothing' } },
    async (request, reply) => {
      const permit = domain.permit(request.actor, 'user', 'update')
      const link = await session.makePasswordLink(permit, recordId(request))
      return reply.code(201).send(link)
    },
  )
}
