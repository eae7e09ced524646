import { hostname } from 'node:os'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { destination } from 'pino'

type LogStream = ReturnType<typeof logStream>

/** An answer that is on its way. */
export interface AnswerLog {
  /** The request's, which the answer carries too. */
  readonly id: string
  readonly method: string
  readonly url: string
  /** The pattern of its route. */
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly ip: string
  /** The id of the account that asked. */
  readonly account?: number | null
}

/** So much is written at once: small writes would fall behind a busy server. */
const MOST_AT_ONCE = 1024 * 1024
/** So much waits for a slow reader; more is dropped, since it would stay in memory. */
const MOST_WAITING = 8 * 1024 * 1024

/** Standard output, written many lines at a time and at least every second. It says how many lines were dropped. */
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
    stream.write(
      `${JSON.stringify({ level: 40, time: Date.now(), pid: process.pid, hostname: hostname(), msg })}\n`,
    )
  })
  return stream
}

/**
 * One line a request: what was asked, how it ended, how long it took. Never a body, a token or a query's text. It is
 * written as the logger writes its lines, but by hand: the logger takes longer than a kept answer. The stream measures
 * all that waits at each write, so a turn's lines come to it as one.
 */
export function requestLog(stream: LogStream): (answered: AnswerLog) => void {
  const process_ = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`
  const lines: string[] = []
  const write = () => stream.write(lines.splice(0).join(''))
  return ({ id, method, url, status, ms, ip, account }) => {
    const query = url.indexOf('?')
    const path = JSON.stringify(query < 0 ? url : url.slice(0, query))
    const who = account ? `,"account":${account}` : ''
    lines.push(
      `{"level":30,"time":${Date.now()},${process_},"reqId":"${id}","method":"${method}","path":${path},"status":${status},"ms":${Math.round(ms * 10) / 10},"ip":${JSON.stringify(ip)}${who}}\n`,
    )
    if (lines.length === 1) setImmediate(write)
  }
}

/** In place of a status, of an answer that did not leave whole: who asked was gone before. */
const LEFT = 499

/** Tells of every answer of the app, and of every request whose answer nobody waited for. */
export function followAnswers(app: FastifyInstance, told: (answered: AnswerLog) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Who asks is no longer known once the connection is gone.
    const { id, method, url, ip, routeOptions } = request
    finished(reply.raw, (brokenOff) => {
      const status = brokenOff ? LEFT : reply.statusCode
      const { account } = request
      const route = routeOptions.url ?? 'unknown'
      told({ id, method, url, route, status, ms: reply.elapsedTime, ip, account })
    })
    done()
  })
}
