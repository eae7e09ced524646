import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../domain/index.ts'
import { isInner } from './visitors.ts'

/** More than can be done soon is refused at once, so that what is taken on is answered in time. */
export interface Load {
  /** Requests that are being worked on: with their body here, and their answer not yet made. */
  readonly underWay: number
  /** Requests refused so far. */
  readonly refused: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do. */
    vital?: true
  }
  interface FastifyRequest {
    underWay: boolean
  }
}

const MOST_UNDER_WAY = 150
const LONGEST_TURN_MS = 2000
const RETRY_SECONDS = 2

/** Kept answers, which are sent before, cost next to nothing and go on; so do calls that are `vital`. */
export function shedLoad(app: FastifyInstance): Load {
  const load = { underWay: 0, refused: 0 }
  const turn = measureTurns()
  const enter = (request: FastifyRequest) => {
    request.underWay = true
    load.underWay++
  }
  const leave = (request: FastifyRequest) => {
    if (request.underWay) load.underWay--
    request.underWay = false
  }

  app.decorateRequest('underWay', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.vital || isInner(request)) return done()
    if (load.underWay >= MOST_UNDER_WAY || (hasWaited(request) && turn() > LONGEST_TURN_MS)) {
      load.refused++
      return done(new Refusal('unavailable', { retryAfter: RETRY_SECONDS }))
    }
    // A slow line is no work: it is while the body arrives, and while the answer leaves, that most time passes.
    if (request.method === 'GET' || request.method === 'HEAD') enter(request)
    else request.raw.once('end', () => !reply.raw.headersSent && enter(request))
    reply.raw.once('close', () => leave(request))
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
  return load
}

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
