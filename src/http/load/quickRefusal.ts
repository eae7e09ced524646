import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../contract/errors.ts'
import { API } from '../../contract/paths.ts'
import { messages } from '../../contract/texts/refusals.ts'
import type { AnswerLog } from '../observe/log.ts'
import { refusedPage } from '../pages/refusedPage.ts'
import { securityHeaders } from '../security.ts'

const RETRY_SECONDS = '2'
/** A refused connection is read again after this time. A client that repeats immediately would slow down all others. */
const BACK_OFF_MS = 50

/**
 * Sends the refusal under overload, with the headers, body and log line of any other answer, but prepared only once.
 */
export function quickRefusal(
  https: boolean,
  onAnswer: (answered: AnswerLog) => void,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const { unavailable: message } = messages
  const common = { ...securityHeaders(https), 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS }
  const formOf = (headers: Readonly<Record<string, string>>, text: string) => {
    const length = String(Buffer.byteLength(text))
    return {
      headers: Object.entries({ ...common, ...headers, 'content-length': length }).flat(),
      body: Buffer.from(text).toString('latin1'),
    }
  }
  const page = refusedPage(message)
  const ofPages = formOf(page.headers, page.body)
  const json = JSON.stringify({ message } satisfies ErrorBody)
  const ofApi = formOf({ 'content-type': 'application/json; charset=utf-8' }, json)

  return (request, reply) => {
    const { id, method, url, ip, routeOptions } = request
    const isPage = routeOptions.config.kept !== undefined && !url.startsWith(`${API}/`)
    const { headers, body } = isPage ? ofPages : ofApi
    reply.hijack()
    reply.raw.writeHead(503, [...headers, 'x-request-id', id]).end(method === 'HEAD' ? '' : body, 'latin1')
    backOff(request.raw.socket, reply.raw)
    onAnswer({ id, method, url, route: routeOptions.url ?? 'unknown', status: 503, ms: 0, ip })
  }
}

/** Node continues reading when a request is complete, so the pause begins after the answer. */
function backOff(socket: unknown, response: ServerResponse): void {
  // A request in process has no connection.
  if (!(socket instanceof Socket)) return
  response.once('finish', () => {
    socket.pause()
    setTimeout(() => socket.resume(), BACK_OFF_MS)
  })
}
