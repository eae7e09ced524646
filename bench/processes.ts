import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Server {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts Node with these arguments and waits for the line that tells its address. Throws when it ends before. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressFrom(child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('a server without standard output')
  const lines = createInterface(child.stdout)
  for await (const line of lines) {
    const [, url] = /^(?:Zócalo: )?(http:\/\/[\w.]+:\d+)$/.exec(line) ?? []
    if (!url) continue
    // What it says later is read, or its pipe would fill.
    child.stdout.resume()
    return url
  }
  throw new Error(`the server ended before it listened: ${child.spawnargs.join(' ')}`)
}
