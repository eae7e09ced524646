import type { FastifyRequest } from 'fastify'
import { validation } from '../contract/texts/server.ts'
import { IDEMPOTENCY_KEY, isIdempotencyKey } from '../contract/values/idempotencyKey.ts'
import { Refusal } from '../domain/index.ts'

/** Returns the key that identifies a repeated create; null without one. Throws invalid. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_KEY.toLowerCase()]
  if (key === undefined) return null
  if (typeof key === 'string' && isIdempotencyKey(key)) return key
  throw new Refusal('invalid', { errors: { [IDEMPOTENCY_KEY]: [validation.idempotencyKey] } })
}
