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
  /** The kept answer to an address that may be sent as it is to who takes these codings. */
  readonly kept: (url: string, accepted: string | undefined) => KeptAnswer | null
  readonly trustProxy: boolean | string[]
  /** Hears of each answer that the app never saw. */
  readonly told: (answered: AnswerLog) => void
  readonly broken: Pick<BrokenRequests, 'refuse' | 'refuseTunnel'>
}

/**
 * The server: what is kept goes out before the app is asked, whose routing and hooks would cost more than sending it. A
 * server that is closing asks the app for everything.
 */
export function createFastPath(app: RequestListener, options: FastPathOptions): Server {
  const { kept, trustProxy, told, broken } = options
  const ip = addressReader(trustProxy)
  // Node would refuse a request without a host in no words.
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
    // Sent sooner than a line could tell.
    told({ id, method: 'GET', url, route: answer.route, status, ms: 0, ip: ip(request) })
  })
  server.on('checkExpectation', (request, response) => broken.refuse(417, request, response))
  server.on('connect', broken.refuseTunnel)
  return server
}

/** A whole address of the web: its host, and what follows. */
const WHOLE = /^https?:\/\/([^/?]+)\/?(.*)$/i

/**
 * A client may send the whole address, as it does to a proxy (RFC 9112, section 3.2.2). Null for `*`, other schemes and
 * everything else that asks for no page.
 */
function pathOf(target: string): string | null {
  if (target.startsWith('/')) return target
  const [, host, path] = WHOLE.exec(target) ?? []
  return host !== undefined && URL.canParse(`http://${host}`) ? `/${path}` : null
}

/**
 * A connection that has been silent as long as it may is ended, unless it waits for its answer: what was asked for may be
 * done already, and who asked has to be told.
 */
function endSilence(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete || response.headersSent) request.socket.destroy()
}

/** As Fastify's `request.ip`. */
function addressReader(trustProxy: boolean | string[]): (request: IncomingMessage) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trusts = trustProxy === true ? () => true : proxyAddr.compile(trustProxy)
  return (request) => proxyAddr(request, trusts) ?? ''
}
