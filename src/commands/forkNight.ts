import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'

/** The order that night.ts gets from the process that forks it. */
export interface NightOrder {
  readonly config: Config
  /** The folder of the backups. */
  readonly folder: string
  /** Whether the trial requests a page, or only an answer of the API. */
  readonly site: boolean
}

const NIGHT = fileURLToPath(new URL('./night.ts', import.meta.url))

/** Returns a function that makes the nightly backup in another process. It rejects when that fails or is aborted. */
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
