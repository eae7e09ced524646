import type { FastifyInstance } from 'fastify'

/** Headers of every answer. What runs scripts (the site's pages) brings a policy of its own. */
export function secure(app: FastifyInstance, https: boolean): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
