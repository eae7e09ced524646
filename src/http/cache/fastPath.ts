import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { BrokenRequests } from '../brokenRequests.ts'
import type { AnswerLog } from '../observe/log.ts'
import { nextRequestId } from '../observe/requestId.ts'
import type { KeptAnswer } from './answerCache.ts'
import { writeAnswer } from './sendAnswer.ts'

export interface FastPathOptions {
  /** Returns the kept answer of an address in a form for this `Accept-Encoding`, or null. */
  readonly kept: (url: string, accepted: string | undefined) => KeptAnswer | null
  readonly trustProxy: boolean | string[]
  /** Called for each answer that bypassed the app. */
  readonly onAnswer: (answered: AnswerLog) => void
  readonly broken: Pick<BrokenRequests, 'refuse' | 'refuseTunnel'>
}

/**
 * The server. It sends kept answers before the app runs, because routing and hooks cost more than the sending. While it
 * closes, the app answers everything.
 */
export function createFastPath(app: RequestListener, options: FastPathOptions): Server {
  const { kept, trustProxy, onAnswer, broken } = options
  const ip = addressReader(trustProxy)
  // Without it Node would refuse a request without a host in its own way, without a body.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    const { headers } = request
    const url = pathOf(request.url ?? '')
    if (url === null || (headers.host === undefined && request.httpVersion === '1.1'))
      return broken.refuse(400, request, response)
    request.url = url
    const answer = request.method === 'GET' && server.listening ? kept(url, headers['accept-encoding']) : null
    if (!answer) {
      response.on('timeout', () => endSilence(request, response))
      return app(request, response)
    }
    const id = nextRequestId()
    const status = writeAnswer(request, response, answer, id)
    // The duration is too short for the log.
    onAnswer({ id, method: 'GET', url, route: answer.route, status, ms: 0, ip: ip(request) })
  })
  server.on('checkExpectation', (request, response) => broken.refuse(417, request, response))
  server.on('connect', broken.refuseTunnel)
  return server
}

/** An absolute URL: its host, and the rest. */
const WHOLE = /^https?:\/\/([^/?]+)\/?(.*)$/i

/**
 * Returns the path of a request target. Clients may send an absolute URL, as to a proxy (RFC 9112, section 3.2.2). Null
 * for `*`, other schemes and everything else that names no page.
 */
function pathOf(target: string): string | null {
  if (target.startsWith('/')) return target
  const [, host, path] = WHOLE.exec(target) ?? []
  return host !== undefined && URL.canParse(`http://${host}`) ? `/${path}` : null
}

/**
 * Ends a connection that was silent for too long, unless it waits for its answer: the work may be done already, and the
 * caller has to learn the result.
 */
function endSilence(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete || response.headersSent) request.socket.destroy()
}

/** Reads the address like Fastify's `request.ip`. */
function addressReader(trustProxy: boolean | string[]): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trusts = trustProxy === true ? () => true : proxyAddr.compile(trustProxy)
  return (request) => proxyAddr(request, trusts) ?? ''
}
