import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'
import type { LoginAnswer } from '../../contract/views.ts'
import { type Domain, Refusal } from '../../domain/index.ts'
import { readBody } from '../bodies/bodies.ts'
import { callerNetwork } from '../callerNetwork.ts'
import { answerError, statusOf } from '../errors.ts'
import { isSameSecret } from '../sameSecret.ts'

/**
 * Registration, login, logout, the caller's own password, and the cookie that the specification requires before a
 * login.
 */

const open = { access: 'public', takes: 'json', personal: true } as const
const COOKIE = 'XSRF-TOKEN'

export function authRoutes(app: FastifyInstance, domain: Domain, secure: boolean): void {
  for (const path of [api.csrf, api.csrfV1])
    app.get(path, { config: { access: 'public', takes: 'nothing', personal: true } }, (_request, reply) => {
      const value = randomBytes(24).toString('base64url')
      const cookie = `${COOKIE}=${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
      return reply.code(204).header('set-cookie', cookie).send()
    })

  const limited = (request: FastifyRequest) => domain.session.attemptRegistration(callerNetwork(request))
  app.post(api.register, { config: open, onRequest: [limited, checkCsrf] }, async (request, reply) => {
    await domain.session.register(await readBody(request), callerNetwork(request))
    return reply.code(201).send({ success: true, message: account.registered })
  })

  app.post(
    api.login,
    { config: open, onRequest: checkCsrf, errorHandler: withoutSuccess },
    async (request) => {
      const login = await domain.session.login(await readBody(request), callerNetwork(request))
      request.account = login.user.id
      const answer: LoginAnswer = { success: true, message: account.loggedIn, ...login }
      return answer
    },
  )

  app.post(api.logout, { config: { access: 'session', takes: 'nothing' } }, async (request) => {
    await domain.session.logout(request.actor)
    return { success: true, message: account.loggedOut }
  })

  app.put(api.password, { config: { access: 'session', takes: 'json' } }, async (request) => {
    await domain.session.changePassword(request.actor, await readBody(request), callerNetwork(request))
    return { success: true, message: account.passwordChanged }
  })
}

/** A client with the cookie proves with the header that the page is ours. A client without cookies needs no proof. */
function checkCsrf(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const cookie = cookieOf(request.headers.cookie ?? '')
  const header = String(request.headers['x-xsrf-token'] ?? '')
  done(cookie === null || isSameSecret(header, cookie) ? undefined : new Refusal('csrf'))
}

function cookieOf(header: string): string | null {
  const pair = header.split(/;\s*/).find((one) => one.startsWith(`${COOKIE}=`))
  return pair ? decode(pair.slice(COOKIE.length + 1)) : null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A login that is refused for its credentials says so in the body too (specification, section 7). */
function withoutSuccess(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal && (error.code === 'unauthenticated' || error.code === 'forbidden'))
    return reply
      .code(statusOf[error.code])
      .header('cache-control', 'no-store')
      .send({ success: false, message: error.message })
  return answerError(error, request, reply)
}
