import { hostname } from 'node:os'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { destination } from 'pino'
import { withoutSecret } from '../../contract/paths.ts'

type LogStream = ReturnType<typeof logStream>

/** An answer, for the log and the metrics. */
export interface AnswerLog {
  /** The request's id, which the answer contains too. */
  readonly id: string
  readonly method: string
  readonly url: string
  /** The pattern of its route. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly ip: string
  /** The id of the caller's account. */
  readonly account?: number | null
}

/** What every line of the logger says of this process. */
const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`
/** The size of one write. With small writes the log would fall behind on a busy server. */
const MOST_AT_ONCE = 1024 * 1024
/** The size of what may wait for a slow reader; beyond it lines are dropped, because they would fill the memory. */
const MOST_WAITING = 8 * 1024 * 1024

/**
 * Returns a stream to standard output. It writes many lines at a time, at least every second, and reports dropped
 * lines.
 */
export function logStream() {
  const stream = destination({
    dest: 1,
    sync: false,
    minLength: 16_000,
    maxWrite: MOST_AT_ONCE,
    maxLength: MOST_WAITING,
    periodicFlush: 1000,
  })
  let dropped = 0
  stream.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1
  })
  stream.on('drain', () => {
    if (dropped === 0) return
    const msg = `${dropped} lines were dropped: whoever reads this log is too slow`
    dropped = 0
    stream.write(`{"level":40,"time":${Date.now()},${PROCESS},"msg":"${msg}"}\n`)
  })
  return stream
}

/**
 * Returns a function that logs one line for a request: address, result, duration; never a body, a token, the secret of
 * an address or a query's text. It writes the logger's format by hand, because the logger takes longer than a kept answer. Lines of one turn of
 * the event loop go to the stream together, because the stream measures all waiting lines at each write.
 */
export function requestLog(stream: LogStream): (answered: AnswerLog) => void {
  const lines: string[] = []
  const write = () => stream.write(lines.splice(0).join(''))
  return ({ id, method, url, status, ms, ip, account }) => {
    const query = url.indexOf('?')
    const path = JSON.stringify(withoutSecret(query < 0 ? url : url.slice(0, query)))
    const who = account ? `,"account":${account}` : ''
    lines.push(
      `{"level":30,"time":${Date.now()},${PROCESS},"reqId":"${id}","method":"${method}","path":${path},"status":${status},"ms":${Math.round(ms * 10) / 10},"ip":${JSON.stringify(ip)}${who}}\n`,
    )
    if (lines.length === 1) setImmediate(write)
  }
}

/** Replaces the status of an answer that did not leave completely: the client was gone. */
const LEFT = 499

/** Calls `onAnswer` for every answer of the app, and for every request whose client was gone before the answer. */
export function followAnswers(app: FastifyInstance, onAnswer: (answered: AnswerLog) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The address is unknown once the connection is gone.
    const { id, method, url, ip, routeOptions } = request
    finished(reply.raw, (brokenOff) => {
      const status = brokenOff ? LEFT : reply.statusCode
      const { account } = request
      const route = routeOptions.url ?? 'unknown'
      onAnswer({ id, method, url, route, status, ms: reply.elapsedTime, ip, account })
    })
    done()
  })
}
