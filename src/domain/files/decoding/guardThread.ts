import { workerData } from 'node:worker_threads'
import { IDLE, processorTime, TOO_COSTLY, type Watch } from './guard.ts'

/** The thread behind guard.ts. */

const EVERY_MS = 200

const { begun, parent, most }: Watch = workerData
setInterval(() => {
  const since = begun[0] ?? IDLE
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (since === IDLE) return
  if (processorTime() - since > most.microseconds || process.memoryUsage.rss() > most.bytes)
    process.kill(process.pid, TOO_COSTLY)
}, EVERY_MS)
