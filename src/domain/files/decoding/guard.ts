import { Worker } from 'node:worker_threads'
import type { Limits } from './limits.ts'

/**
 * Ends this process when a task costs more than one file may, or when the parent process is gone. The libraries block
 * the thread that calls them, so another thread watches. The returned function is called with true when a task starts,
 * and with false when it ends.
 */
export function startGuard({ seconds, memoryMb }: Limits, parent: number): (working: boolean) => void {
  const begun = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(NO_TASK)
  const watch: GuardOptions = {
    begun,
    parent,
    most: { microseconds: seconds * 1e6, bytes: memoryMb * 2 ** 20 },
  }
  new Worker(new URL('./guardThread.ts', import.meta.url), { workerData: watch }).unref()
  return (working) => {
    begun[0] = working ? processorTime() : NO_TASK
  }
}

export interface GuardOptions {
  /** The processor time at the start of the present task; IDLE between tasks. */
  readonly begun: Float64Array
  readonly parent: number
  readonly most: { readonly microseconds: number; readonly bytes: number }
}

export const NO_TASK = -1

/** Of the whole process, in microseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The process was ended because a task cost too much. */
export const TOO_COSTLY = 'SIGVTALRM'
