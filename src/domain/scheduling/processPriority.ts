import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Work that nobody waits for, and work for which somebody does: a tenth of the time is left to it by a busy machine. */
const PRIORITIES = { whenever: 19, soon: constants.priority.PRIORITY_BELOW_NORMAL } as const
/** Of -1000 to 1000; the process that serves has 0. */
const ENDED_FIRST = 500

/**
 * Serving goes first: from here on this process, and what it starts, takes the time that is left, and is the one to end when
 * no memory is. Where that is forbidden it goes on as it is.
 */
export function lowerPriority(done: keyof typeof PRIORITIES): void {
  for (const thread of threads()) unlessForbidden(() => setPriority(thread, PRIORITIES[done]))
  if (process.platform === 'linux')
    unlessForbidden(() => writeFileSync('/proc/self/oom_score_adj', String(ENDED_FIRST)))
}

/** On Linux a priority is one thread's, and Node has begun several before its first line is run. */
const threads = (): number[] =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]

function unlessForbidden(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!FORBIDDEN_OR_GONE.test(reasonOf(error))) throw error
  }
}

const FORBIDDEN_OR_GONE = /^(EPERM|EACCES|EROFS|ENOENT|ESRCH)$/

/** `os` tells its reason a level deeper than `fs`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return String(Reflect.get('info' in error ? Object(error.info) : error, 'code'))
}
