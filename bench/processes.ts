import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A server in its own process. */
export interface Server {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts Node with these arguments and waits for the line with its address. Throws when it ends before. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  // The log goes to a file, because reading it here would take processor time from server and client.
  const folder = await mkdtemp(join(tmpdir(), 'zocalo-bench-log-'))
  const log = await open(join(folder, 'log'), 'a+')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log.fd, 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await Promise.race([addressIn(log), ended.then(() => null)])
  await log.close()
  await rm(folder, { recursive: true })
  if (url === null) throw new Error(`the server ended before it listened: ${child.spawnargs.join(' ')}`)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function addressIn(log: FileHandle): Promise<string> {
  for (;;) {
    const { buffer, bytesRead } = await log.read(Buffer.alloc(MOST_BEFORE_ADDRESS), { position: 0 })
    const [, url] = ADDRESS.exec(buffer.toString('utf8', 0, bytesRead)) ?? []
    if (url) return url
    await pause(20)
  }
}

const ADDRESS = /^(?:Zócalo: )?(http:\/\/[\w.]+:\d+)$/m
const MOST_BEFORE_ADDRESS = 64 * 1024
