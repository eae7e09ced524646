import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody, ErrorCode } from '../contract/errors.ts'
import { asRefusal, Refusal } from '../domain/index.ts'

/** Turns the domain's refusals into HTTP answers (contract.md, section 1). */

export const statusOf: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  no_such_range: 416,
  csrf: 419,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** Answers every error with `{message}`. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => answerError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply))
}

export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  return reply.send(refuse(error, request, reply))
}

/**
 * Sets everything of a refusal's answer but its body, which it returns. Logs unexpected errors. Overload has no cause;
 * it is counted and not logged.
 */
export function refuse(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody {
  const refusal = refusalOf(error)
  const status = statusOf[refusal.code]
  if (status >= 500 && refusal.cause !== undefined)
    request.log.error({ err: error, reqId: request.id }, 'request failed')
  for (const name of OF_CONTENT) reply.removeHeader(name)
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  reply.code(status).header('cache-control', 'no-store')
  return refusal.errors ? { message: refusal.message, errors: refusal.errors } : { message: refusal.message }
}

/** Headers that a route may have set for the content that it meant to send. */
const OF_CONTENT = [
  ...['content-type', 'content-length', 'content-disposition', 'content-security-policy'],
  ...['etag', 'accept-ranges'],
]

/**
 * Returns the refusal for an error. Of Fastify's own errors it keeps only the status, because their texts are for
 * developers.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status = statusIn(error)
  // Checked first: an incomplete body has the same error code as a lost database connection.
  if (status >= 400 && status < 500)
    return new Refusal(codes.find(([, known]) => known === status)?.[0] ?? 'bad_request', { cause: error })
  const known = asRefusal(error)
  return known instanceof Refusal ? known : new Refusal('internal', { cause: error })
}

const statusIn = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500

const codes = Object.entries(statusOf) as [ErrorCode, number][]
