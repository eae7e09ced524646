import { isIP } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Health, Refusal } from '../../domain/index.ts'
import type { AnswerCache } from '../cache/answerCache.ts'
import type { Load } from '../load/shed.ts'
import { isSameSecret } from '../sameSecret.ts'
import { healthFamilies, loadFamilies, processFamilies } from './gauges.ts'
import type { AnswerLog } from './log.ts'
import { exposition, type Family, histogramOf, type Sample } from './prometheus.ts'

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The answers of one route: how many with which status, and how fast. */
interface Counted {
  readonly labels: Readonly<Record<string, string>>
  readonly statuses: Map<number, number>
  /** One more than there are bounds: the last counts the slowest answers. */
  readonly counts: number[]
  seconds: number
}

export interface Metrics {
  readonly count: (answered: AnswerLog) => void
  /** Serves the metrics at `/metrics` for Prometheus: with the token, or (null) to this machine only. */
  readonly serve: (app: FastifyInstance, token: string | null, load: Load) => void
}

/** Counts all answers from now on; calls `health` at each reading. */
export function createMetrics(cache: AnswerCache, health: () => Promise<Health>): Metrics {
  const counted = new Map<string, Counted>()
  return {
    count: (answered) => count(counted, answered),
    serve: (app, token, load) => {
      const lag = monitorEventLoopDelay({ resolution: 20 })
      lag.enable()
      app.addHook('onClose', (_app, done) => {
        lag.disable()
        done()
      })
      app.get(
        '/metrics',
        { config: { access: 'public', takes: 'nothing', vital: true } },
        async (request, reply) => {
          if (!mayRead(request, token)) throw new Refusal('not_found')
          const text = exposition([
            ...answersOf([...counted.values()]),
            ...cacheOf(cache),
            ...loadFamilies(load),
            ...healthFamilies(await health()),
            ...processFamilies(lag),
          ])
          lag.reset()
          return reply
            .header('cache-control', 'no-store')
            .type('text/plain; version=0.0.4; charset=utf-8')
            .send(text)
        },
      )
    },
  }
}

function count(counted: Map<string, Counted>, { method, route, status, ms }: AnswerLog): void {
  const key = `${method} ${route}`
  const seconds = ms / 1000
  let entry = counted.get(key)
  if (!entry) {
    const counts = new Array<number>(BOUNDS.length + 1).fill(0)
    entry = { labels: { method, route }, statuses: new Map(), counts, seconds: 0 }
    counted.set(key, entry)
  }
  entry.statuses.set(status, (entry.statuses.get(status) ?? 0) + 1)
  let bucket = 0
  while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket++
  entry.counts[bucket] = (entry.counts[bucket] ?? 0) + 1
  entry.seconds += seconds
}

/** Whether the request comes from this machine, not through a proxy, or has the token. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': via } = request.headers
  if (token !== null && isSameSecret(authorization, `Bearer ${token}`)) return true
  return forwarded === undefined && via === undefined && isLoopback(request.socket.remoteAddress ?? '')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

function answersOf(counted: readonly Counted[]): Family[] {
  const requests = counted.flatMap(({ labels, statuses }) =>
    [...statuses].map(
      ([status, value]): Sample => ({ labels: { ...labels, status: String(status) }, value }),
    ),
  )
  const durations = counted.flatMap(({ labels, counts, seconds }) =>
    histogramOf(labels, BOUNDS, counts, seconds),
  )
  return [
    { name: 'http_requests_total', type: 'counter', help: 'Answers by route and status.', samples: requests },
    {
      name: 'http_request_duration_seconds',
      type: 'histogram',
      help: 'From the arrival of a request to the end of its answer.',
      samples: durations,
    },
  ]
}

const cacheOf = ({ counts }: AnswerCache): Family[] => [
  {
    name: 'byte_cache_answers_total',
    type: 'counter',
    help: 'Public answers that were kept (hit) or had to be made (miss).',
    samples: [
      { labels: { result: 'hit' }, value: counts.hits },
      { labels: { result: 'miss' }, value: counts.misses },
    ],
  },
]
