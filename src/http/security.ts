import type { FastifyInstance } from 'fastify'

/** The headers of every answer. Pages, which run scripts, have a policy of their own. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

/** Adds them to every answer that has not set its own. */
export function secure(app: FastifyInstance, https: boolean): void {
  const headers = Object.entries(securityHeaders(https))
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    done(null, payload)
  })
}
