import type { FastifyInstance } from 'fastify'
import { type Domain, Refusal } from '../domain/index.ts'

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

/** Everyone may ask, at any rate: whoever comes while the call is under way waits for the same one. */
function shared(call: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= call().finally(() => {
      underWay = null
    })
    return underWay
  }
}
