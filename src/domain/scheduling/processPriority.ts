import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * `whenever`: nobody waits for the work. `soon`: somebody does; on a busy machine it still gets a tenth of the time.
 */
const PRIORITIES = { whenever: 19, soon: constants.priority.PRIORITY_BELOW_NORMAL } as const
/** Of -1000 to 1000; the serving process has 0. */
const ENDED_FIRST = 500

/**
 * Lowers the priority of this process and of those it starts: serving comes first. It is also the first that the
 * system ends when memory runs out. Does nothing where the system forbids it.
 */
export function lowerPriority(done: keyof typeof PRIORITIES): void {
  for (const thread of threads()) unlessForbidden(() => setPriority(thread, PRIORITIES[done]))
  if (process.platform === 'linux')
    unlessForbidden(() => writeFileSync('/proc/self/oom_score_adj', String(ENDED_FIRST)))
}

/** On Linux a priority belongs to one thread, and Node starts several before its first line runs. */
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

/** `os` puts its error code a level deeper than `fs`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return String(Reflect.get('info' in error ? Object(error.info) : error, 'code'))
}
