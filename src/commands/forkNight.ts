import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'

/** What night.ts is told by the process that forks it. */
export interface NightOrder {
  readonly config: Config
  /** Where backups are kept. */
  readonly folder: string
  /** Whether the trial shows a page, or an answer of the API alone. */
  readonly site: boolean
}

const NIGHT = fileURLToPath(new URL('./night.ts', import.meta.url))

/** How to make the night's backup in a process of its own. It rejects with what went wrong there, or when it is aborted. */
export function forkNight(order: NightOrder): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    const child = fork(NIGHT, [], {
      signal,
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2'],
    })
    let problem = 'the process of the backup ended by itself'
    child.on('message', (text) => {
      problem = String(text)
    })
    child.send(order)
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(problem)
  }
}
