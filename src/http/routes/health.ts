import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Domain, Refusal } from '../../domain/index.ts'

/** Whether the process lives, and whether it should be sent visitors. */
export interface Readiness {
  /** False while starting and while stopping. */
  open: boolean
}

const config = { access: 'public', takes: 'nothing', vital: true } as const

export function healthRoutes(app: FastifyInstance, domain: Domain, readiness: Readiness): void {
  const check = shared(domain.check)
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config }, async (_request, reply) => {
    if (!readiness.open) throw new Refusal('unavailable', { retryAfter: 1 })
    await check().catch((cause) => {
      throw new Refusal('unavailable', { retryAfter: 5, cause })
    })
    // Nodes share the store: without it each goes on with what needs none (contract.md, section 11).
    const files = domain.filesAnswer() ? 'up' : 'away'
    return reply.header('cache-control', 'no-store').send({ status: 'ready', files })
  })
}

/** What was found out so long ago holds while finding out anew takes longer than it should. */
const HOLDS_MS = 2000
const SOON_MS = 50

/**
 * Everyone may ask, at any rate: whoever comes while the call is under way waits for the same one, and not for long when it
 * has succeeded a moment ago: with much to do it waits for a connection like all others.
 */
function shared(call: () => Promise<void>): () => Promise<unknown> {
  let underWay: Promise<void> | null = null
  let succeeded = -Infinity
  const begin = () =>
    call()
      .then(() => {
        succeeded = performance.now()
      })
      .finally(() => {
        underWay = null
      })
  return () => {
    underWay ??= begin()
    const holds = performance.now() - succeeded < HOLDS_MS
    return holds ? Promise.race([underWay, pause(SOON_MS, undefined, { ref: false })]) : underWay
  }
}
