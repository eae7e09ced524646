import { once } from 'node:events'
import { type Running, startProcess } from '../support/process.ts'

/** One of several nodes: the product as a process on its own port, which can be stopped and started again. */
export interface Node {
  readonly url: string
  /** Resolves when it listens. */
  readonly start: () => Promise<void>
  /** `kill -9`. */
  readonly kill: () => Promise<void>
  /** SIGTERM; returns the exit code. */
  readonly stop: () => Promise<number | null>
}

export function createNode(port: number, env: Readonly<Record<string, string>>): Node {
  let running: Running | null = null
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      running = await startProcess({ ...env, PORT: String(port) })
    },
    kill: async () => {
      await running?.kill()
      running = null
    },
    stop: async () => {
      if (!running) return null
      const exited = once(running.child, 'exit')
      running.child.kill('SIGTERM')
      const [code] = await exited
      running = null
      return code
    },
  }
}
