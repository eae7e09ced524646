import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A program that runs beside the nodes; it can be killed and started again. */
export interface Helper {
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** `answers` is called until it reports that the program serves. */
export function createHelper(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  answers: () => Promise<boolean>,
): Helper {
  let running: { child: ChildProcess; exited: Promise<unknown> } | null = null
  return {
    start: async () => {
      const child = spawn(command, args, {
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'ignore', 'ignore'],
      })
      running = { child, exited: once(child, 'exit') }
      for (let attempt = 0; !(await answers()); attempt++) {
        if (attempt > 100) throw new Error(`${command} does not serve`)
        await wait(100)
      }
    },
    kill: async () => {
      running?.child.kill('SIGKILL')
      await running?.exited
      running = null
    },
  }
}

/** Whether anything answers at an address, with any status. */
export const anyAnswer = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )
