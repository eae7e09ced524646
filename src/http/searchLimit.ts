import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../domain/index.ts'
import { isInner } from './visitors.ts'

/** 100 searches a second an address, in a sliding second, for all routes that share the hook (contract.md, section 7). */

const MOST = 100
const WINDOW = 1000

/** Kept in memory: a restart takes longer than the second that it would forget. */
export function limitSearches() {
  const recent = new LRUCache<string, number[]>({ max: 50_000, ttl: 2 * WINDOW })
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (isInner(request)) return done()
    const now = performance.now()
    const times = (recent.get(request.ip) ?? []).filter((time) => time > now - WINDOW)
    if (times.length >= MOST) return done(new Refusal('too_many', { retryAfter: 1 }))
    times.push(now)
    recent.set(request.ip, times)
    done()
  }
}
