import type { FastifyInstance, FastifyRequest } from 'fastify'
import { destination } from 'pino'

/** Standard output, written a few lines at a time and at least every second. */
export const logStream = () => destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 })

/** One line a request: what was asked, how it ended, how long it took. Never a body, a token or a query's text. */
export function logRequests(app: FastifyInstance, isInner: (request: FastifyRequest) => boolean): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInner(request))
      request.log.info({
        reqId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
      })
    done()
  })
}
