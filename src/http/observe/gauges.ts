import type { ELDHistogram } from 'node:perf_hooks'
import type { Health } from '../../domain/index.ts'
import type { Load } from '../load/shed.ts'
import type { Family, Sample } from './prometheus.ts'

/** Metrics that are read when the metrics are requested, at no cost for other requests. */

/** The health of the database, its connections, the waiting jobs and the file store. */
export function healthFamilies({ jobs, connections, files }: Health): Family[] {
  return [
    gauge('database_up', '1 while the database answers.', jobs ? 1 : 0),
    gauge('file_store_up', '1 while the place of pictures and PDFs answers.', files ? 1 : 0),
    ...(jobs
      ? [
          gauge('jobs_waiting', 'Work outside requests that is ordered and not yet done.', jobs.waiting),
          gauge(
            'jobs_overdue_seconds',
            'How long the longest due work has been waiting to be begun.',
            jobs.overdueSeconds,
          ),
        ]
      : []),
    ...(connections
      ? [
          labelled('database_connections', 'Connections of this node by state.', 'state', {
            busy: connections.open - connections.idle,
            idle: connections.idle,
          }),
          gauge(
            'database_connections_awaited',
            'Calls that wait for a free connection.',
            connections.awaited,
          ),
        ]
      : []),
  ]
}

/** The requests in flight, and those refused because of overload. */
export const loadFamilies = ({ inFlight, refused }: Load): Family[] => [
  gauge('http_requests_under_way', 'Requests that are being worked on.', inFlight()),
  {
    ...gauge(
      'http_requests_shed_total',
      'Requests refused with 503 because there was too much to do.',
      refused(),
    ),
    type: 'counter',
  },
]

/** The event loop, memory and processor time of this process. */
export function processFamilies(lag: ELDHistogram): Family[] {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const seconds = (percent: number) => (lag.count > 0 ? lag.percentile(percent) / 1e9 : 0)
  return [
    labelled(
      'event_loop_lag_seconds',
      'Between two turns of the event loop since the last reading; 0.02 is none.',
      'quantile',
      { 0.5: seconds(50), 0.99: seconds(99), 1: seconds(100) },
    ),
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    labelled('nodejs_memory_bytes', 'Memory by what holds it; `external` has `buffers` in it.', 'kind', {
      heap: heapUsed,
      external,
      buffers: arrayBuffers,
    }),
    gauge('process_start_time_seconds', 'Start of the process.', Date.now() / 1000 - process.uptime()),
    { ...gauge('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6), type: 'counter' },
  ]
}

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ labels: {}, value }],
})

const labelled = (
  name: string,
  help: string,
  label: string,
  values: Readonly<Record<string, number>>,
): Family => ({
  name,
  type: 'gauge',
  help,
  samples: Object.entries(values).map(([key, value]): Sample => ({ labels: { [label]: key }, value })),
})
