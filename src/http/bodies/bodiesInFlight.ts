import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../domain/index.ts'

/** Bounds the memory of all bodies together (contract.md, section 11). */
export interface BodiesInFlight {
  /** Counts arriving bytes of a small body; returns unavailable when they are too many. */
  readonly arrived: (request: FastifyRequest, bytes: number) => Refusal | null
}

const MB = 1024 * 1024
/** For all bodies that have started to arrive and are not answered yet. */
const MOST = 128 * MB
/** Reserved for small bodies, so that people can log in while uploads fill the rest. */
const KEPT_FOR_SMALL = 4 * MB
/** One client leaves this much to the others. */
const MOST_OF_CLIENTE = 64 * MB
const SMALL = 64 * 1024
const RETRY_SECONDS = 5

/**
 * A large body counts with its announced length; it gets 503 before it is read if that is too much. A small body counts
 * with the bytes that have arrived, so that thousands of silent requests block nobody.
 */
export function boundBodiesInFlight(app: FastifyInstance): BodiesInFlight {
  const held = new Map<FastifyRequest, number>()
  let inFlight = 0

  const refusal = () => new Refusal('unavailable', { retryAfter: RETRY_SECONDS })
  const take = (request: FastifyRequest, bytes: number, most: number): boolean => {
    if (inFlight + bytes > most) return false
    inFlight += bytes
    held.set(request, (held.get(request) ?? 0) + bytes)
    return true
  }
  const takeLarge = (request: FastifyRequest, bytes: number): boolean =>
    (!isCliente(request) || heldBy(request) + bytes <= MOST_OF_CLIENTE) &&
    take(request, bytes, MOST - KEPT_FOR_SMALL)
  const heldBy = (request: FastifyRequest): number =>
    [...held].reduce((sum, [other, bytes]) => (isSameAccount(other, request) ? sum + bytes : sum), 0)

  app.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return done()
    if (!isSmall(request) && !takeLarge(request, bytes)) return done(refusal())
    reply.raw.once('close', () => {
      inFlight -= held.get(request) ?? 0
      held.delete(request)
    })
    done()
  })
  return {
    arrived: (request, bytes) => (isSmall(request) && !take(request, bytes, MOST) ? refusal() : null),
  }
}

/** Only JSON is read piece by piece. */
const isSmall = (request: FastifyRequest) =>
  announcedBytes(request) <= SMALL && /^application\/json/i.test(request.headers['content-type'] ?? '')

const isCliente = ({ actor }: FastifyRequest) => actor.kind === 'user' && actor.role === 'cliente'

const isSameAccount = ({ actor: one }: FastifyRequest, { actor: other }: FastifyRequest) =>
  one.kind === 'user' && other.kind === 'user' && one.id === other.id

/** A body without a length may be as long as its route accepts. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const length = headers['content-length']
  if (length !== undefined) return Number(length)
  return headers['transfer-encoding'] === undefined ? 0 : routeOptions.bodyLimit
}
