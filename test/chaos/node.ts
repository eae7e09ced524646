import { once } from 'node:events'
import { type Running, startProcess } from '../process.ts'

/** One of several nodes: the product as a process on a port of its own, which goes and comes back. */
export interface Node {
  readonly url: string
  readonly running: () => boolean
  /** Resolves when it listens. */
  readonly start: () => Promise<void>
  /** `kill -9`. */
  readonly kill: () => Promise<void>
  /** SIGTERM; gives the exit code. */
  readonly stop: () => Promise<number | null>
  readonly printed: () => string
}

export function createNode(port: number, env: Readonly<Record<string, string>>): Node {
  let process: Running | null = null
  let printed = ''
  const gone = () => {
    printed += process?.printed.join('\n') ?? ''
    process = null
  }
  return {
    url: `http://127.0.0.1:${port}`,
    running: () => process !== null,
    start: async () => {
      process = await startProcess({ ...env, PORT: String(port) })
    },
    kill: async () => {
      await process?.kill()
      gone()
    },
    stop: async () => {
      if (!process) return null
      const exited = once(process.child, 'exit')
      process.child.kill('SIGTERM')
      const [code] = await exited
      gone()
      return code
    },
    printed: () => printed + (process?.printed.join('\n') ?? ''),
  }
}
