import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives memory back after much work. V8 does so by itself once little is allocated, but learns how much that is only when it
 * collects, and who has nothing to do allocates too little for that: what was taken stayed for good. So a collection, of some
 * 10 ms, is asked for when it has become quiet.
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
/** Of the processor's time, in microseconds. */
const MOST_WHEN_QUIET = 500_000
const WORTH_IT = 1_000_000

/** A context has the function only when this flag was set as it was made. */
function collector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  return collect
}
