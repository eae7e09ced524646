import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Domain, Refusal } from '../../domain/index.ts'

/** Whether the process lives, and whether a load balancer should send it visitors. */
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
    // The nodes share the store. Without it each still answers everything that needs no files (contract.md, section
    // 11).
    const files = domain.filesAnswer() ? 'up' : 'away'
    return reply.header('cache-control', 'no-store').send({ status: 'ready', files })
  })
}

/** A successful check counts for this long while a new one is slow. */
const HOLDS_MS = 2000
const SOON_MS = 50

/**
 * Shares one check among simultaneous requests, because anyone may ask at any rate. After a recent success a request
 * waits only briefly: under load the check itself waits for a connection.
 */
function shared(call: () => Promise<void>): () => Promise<unknown> {
  let inFlight: Promise<void> | null = null
  let succeeded = -Infinity
  const begin = () =>
    call()
      .then(() => {
        succeeded = performance.now()
      })
      .finally(() => {
        inFlight = null
      })
  return () => {
    inFlight ??= begin()
    const holds = performance.now() - succeeded < HOLDS_MS
    return holds ? Promise.race([inFlight, pause(SOON_MS, undefined, { ref: false })]) : inFlight
  }
}
