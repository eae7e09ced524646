import { workerData } from 'node:worker_threads'
import { type GuardOptions, NO_TASK, processorTime, TOO_COSTLY } from './guard.ts'

/** The thread behind guard.ts. */

const EVERY_MS = 200

const { begun, parent, most }: GuardOptions = workerData
setInterval(() => {
  const since = begun[0] ?? NO_TASK
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if (since === NO_TASK) return
  if (processorTime() - since > most.microseconds || process.memoryUsage.rss() > most.bytes)
    process.kill(process.pid, TOO_COSTLY)
}, EVERY_MS)
