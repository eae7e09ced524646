import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line a request: what was asked, how it ended, how long it took. Never a body, a token or a query's text. */
export function logRequests(app: FastifyInstance, isInner: (request: FastifyRequest) => boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInner(request))
      request.log.info({
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      })
    done()
  })
}
