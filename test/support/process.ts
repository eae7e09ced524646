import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The product as its own process, like `npm start`. */
export interface Running {
  /** Its address, without a slash at the end. */
  readonly url: string
  readonly child: ChildProcess
  /** Every line printed so far. */
  readonly printed: readonly string[]
  /** `kill -9`; resolves when the process is gone. */
  readonly kill: () => Promise<void>
}

/** Starts it and waits until it serves. Throws with its output when it ends instead. */
export async function startProcess(env: Record<string, string>, folder?: string): Promise<Running> {
  const child = spawnProduct(env, folder)
  const exited = once(child, 'exit')
  const printed: string[] = []
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line)
      const found = /^Zócalo: (http\S+)$/.exec(line)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    exited.then(() => reject(new Error(`It ended:\n${printed.join('\n')}`)))
  })
  return {
    url,
    child,
    printed,
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Starts it, without the demo unless `env` says so. */
export const spawnProduct = (env: Record<string, string>, folder = '.') =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: 'build/.compiled',
      PORT: '0',
      DEMO: 'no',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs one of the product's commands to its end, or kills it; returns its exit code and its output by line. */
export async function runProcess(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
  { killed, folder = '.' }: { killed?: AbortSignal; folder?: string } = {},
): Promise<{ code: number | null; out: string[]; err: string[] }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'build/.compiled', PORT: '0', DEMO: 'no', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killed?.addEventListener('abort', () => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const [out, err] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  const [code] = await exited
  const lines = (chunks: unknown[]) => chunks.join('').split('\n').filter(Boolean)
  return { code, out: lines(out), err: lines(err) }
}
