import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns memory to the system after much work. V8 does so itself when few objects are allocated, but it measures that
 * only in a collection, and an idle process allocates too little to cause one. So once the process is idle, this runs a
 * collection, of about 10 ms.
 */
export function returnMemory(): void {
  let before = process.cpuUsage()
  let worked = 0
  let collect: NodeJS.GCFunction | undefined
  setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    worked += user + system
    if (user + system > MOST_WHEN_QUIET || worked < WORTH_IT) return
    worked = 0
    collect ??= collector()
    collect({ type: 'major', execution: 'async' })
  }, LOOK_EVERY_MS).unref()
}

const LOOK_EVERY_MS = 10_000
/** Processor time in microseconds. */
const MOST_WHEN_QUIET = 500_000
const WORTH_IT = 1_000_000

/** The function exists only in a context that was made after this flag was set. */
function collector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}
