import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../cache/answerCache.ts'
import type { Gate } from './gate.ts'

/** Refuses requests under overload, so that the accepted ones are answered in time. */
export interface Load {
  /** Requests in progress: their body has arrived, and their answer is not finished. */
  readonly inFlight: () => number
  /** Requests refused so far. */
  readonly refused: () => number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under any load. */
    vital?: true
    /**
     * Its answers are kept, and made at the gate (gate.ts). Returns the answer's key, or null when the key needs the
     * body.
     */
    kept?: (url: string) => string | null
  }
  interface FastifyRequest {
    inFlight: boolean
  }
}

export interface ShedOptions {
  readonly gate: Pick<Gate, 'isFull' | 'count' | 'refused'>
  readonly cache: Pick<AnswerCache, 'has'>
  /** Answers a refused request. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Requests of logged-in people are refused last. */
const BOUNDS = {
  visitors: { inFlight: 100, turnMs: 500 },
  accounts: { inFlight: 150, turnMs: 1000 },
} as const

/**
 * Refuses requests that would wait too long, before any other work; that costs little more than a kept answer. Kept
 * answers and `vital` calls are always answered.
 */
export function shedLoad(app: FastifyInstance, { gate, cache, refuse }: ShedOptions): Load {
  let inFlight = 0
  let refused = 0
  const turn = measureTurns()
  const enter = (request: FastifyRequest) => {
    request.inFlight = true
    inFlight++
  }
  const leave = (request: FastifyRequest) => {
    if (request.inFlight) inFlight--
    request.inFlight = false
  }
  const isTooMuch = (request: FastifyRequest): boolean => {
    const { access = 'public', kept } = request.routeOptions.config
    const most = BOUNDS[access === 'public' ? 'visitors' : 'accounts']
    if (hasWaited(request) && turn() > most.turnMs) return true
    if (!kept) return inFlight >= most.inFlight
    const key = kept(request.url)
    return key !== null && gate.isFull() && !cache.has(key)
  }

  app.decorateRequest('inFlight', false)
  app.addHook('onRequest', (request, reply, done) => {
    const { vital, kept } = request.routeOptions.config
    if (vital) return done()
    if (isTooMuch(request)) {
      refused++
      return refuse(request, reply)
    }
    if (kept) return done()
    // Slow connections are no load: most of their time passes while the body arrives and while the answer leaves.
    if (!bringsBody(request)) enter(request)
    else request.raw.once('end', () => !reply.raw.headersSent && enter(request))
    reply.raw.once('close', () => leave(request))
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
  return { inFlight: () => inFlight + gate.count(), refused: () => refused + gate.refused() }
}

/** Whether a body will be read. Some requests have none, and some routes ignore it. */
const bringsBody = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.takes !== 'nothing' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** A request from a socket waits behind all work of the same turn of the event loop. */
const hasWaited = (request: FastifyRequest) => request.raw.socket instanceof Socket

/**
 * Returns a function that measures how long the present turn of the event loop has worked on requests, in milliseconds.
 */
function measureTurns(): () => number {
  let begun: number | undefined
  return () => {
    const now = performance.now()
    if (begun === undefined) {
      begun = now
      setImmediate(() => {
        begun = undefined
      })
    }
    return now - begun
  }
}
