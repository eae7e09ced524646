import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '../contract/errors.ts'
import { messages } from '../contract/texts/refusals.ts'
import type { AnswerLog } from './observe/log.ts'
import { nextRequestId } from './observe/requestId.ts'
import { securityHeaders } from './security.ts'

/** Refuses broken requests before the app sees them, with the headers, body and log line of any other answer. */
export interface BrokenRequests {
  /** For bytes that are no HTTP, or arrive too slowly. */
  readonly refuseConnection: (error: NodeJS.ErrnoException, socket: Duplex) => void
  /** For HTTP with a target or a header that no site accepts. */
  readonly refuse: (status: Status, request: IncomingMessage, response: ServerResponse) => void
  /** For a request for a tunnel, which has a socket instead of a response. */
  readonly refuseTunnel: (request: IncomingMessage, socket: Duplex) => void
}

type Status = 400 | 408 | 417 | 431

export function brokenRequests(https: boolean, onAnswer: (answered: AnswerLog) => void): BrokenRequests {
  const body = JSON.stringify({ message: messages.bad_request } satisfies ErrorBody)
  const headersFor = (id: string) => ({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    'x-request-id': id,
    ...securityHeaders(https),
  })
  const report = (
    id: string,
    status: Status,
    { method = '-', url = '-', socket }: Partial<IncomingMessage>,
  ) => onAnswer({ id, method, url, route: 'unknown', status, ms: 0, ip: socket?.remoteAddress ?? '-' })

  const endSocket = (status: Status, socket: Duplex, request: Partial<IncomingMessage>) => {
    const id = nextRequestId()
    const lines = Object.entries(headersFor(id)).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    report(id, status, request)
  }

  return {
    refuseConnection: (error, socket) => {
      if (error.code !== 'ECONNRESET' && socket.writable) endSocket(statusOf(error), socket, {})
    },
    refuse: (status, request, response) => {
      const id = nextRequestId()
      response.writeHead(status, headersFor(id)).end(body)
      report(id, status, request)
    },
    refuseTunnel: (request, socket) => endSocket(400, socket, request),
  }
}

function statusOf({ code }: NodeJS.ErrnoException): Status {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
