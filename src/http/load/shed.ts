import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../cache/answerCache.ts'
import type { Gate } from './gate.ts'

/** More than can be done soon is refused at once, so that what is taken on is answered in time. */
export interface Load {
  /** Requests that are being worked on: with their body here, and their answer not yet made. */
  readonly inFlight: () => number
  /** Requests refused so far. */
  readonly refused: () => number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do. */
    vital?: true
    /** Its answers are kept, and made in their turn (gate.ts); under which key, or null when the body says that too. */
    kept?: (url: string) => string | null
  }
  interface FastifyRequest {
    inFlight: boolean
  }
}

export interface ShedOptions {
  readonly gate: Pick<Gate, 'isFull' | 'count' | 'refused'>
  readonly cache: Pick<AnswerCache, 'has'>
  /** Answers one that is refused. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => void
}

/** Who is logged in is refused last. */
const BOUNDS = {
  visitors: { underWay: 100, turnMs: 500 },
  accounts: { underWay: 150, turnMs: 1000 },
} as const

/**
 * Refuses what would wait too long, before anything else is done for it: that costs little more than a kept answer does. Kept
 * answers go on, and so do calls that are `vital`.
 */
export function shedLoad(app: FastifyInstance, { gate, cache, refuse }: ShedOptions): Load {
  let underWay = 0
  let refused = 0
  const turn = measureTurns()
  const enter = (request: FastifyRequest) => {
    request.inFlight = true
    underWay++
  }
  const leave = (request: FastifyRequest) => {
    if (request.inFlight) underWay--
    request.inFlight = false
  }
  const isTooMuch = (request: FastifyRequest): boolean => {
    const { access = 'public', kept } = request.routeOptions.config
    const most = BOUNDS[access === 'public' ? 'visitors' : 'accounts']
    if (hasWaited(request) && turn() > most.turnMs) return true
    if (!kept) return underWay >= most.underWay
    const key = kept(request.url)
    return key !== null && gate.isFull() && !cache.has(key)
  }

  app.decorateRequest('underWay', false)
  app.addHook('onRequest', (request, reply, done) => {
    const { vital, kept } = request.routeOptions.config
    if (vital) return done()
    if (isTooMuch(request)) {
      refused++
      return refuse(request, reply)
    }
    if (kept) return done()
    // A slow line is no work: it is while the body arrives, and while the answer leaves, that most time passes.
    if (!bringsBody(request)) enter(request)
    else request.raw.once('end', () => !reply.raw.headersSent && enter(request))
    reply.raw.once('close', () => leave(request))
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
  return { inFlight: () => underWay + gate.count(), refused: () => refused + gate.refused() }
}

/** Whether a body will be read: of some calls there is none, of others it is left. */
const bringsBody = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.takes !== 'nothing' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** What comes over a socket stands in line behind all that the same turn of the event loop has brought. */
const hasWaited = (request: FastifyRequest) => request.raw.socket instanceof Socket

/** Gives how long the present turn of the event loop has been at work on requests, in milliseconds. */
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
