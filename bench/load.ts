import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const client = fileURLToPath(new URL('client.ts', import.meta.url))
const CONNECTIONS = 50
const SECONDS = 3

/** The result of a server under the load of 50 connections. */
export interface Load {
  /** Answers a second, and for how long. */
  readonly rate: number
  readonly seconds: number
  /** The 99th percentile of the answers' milliseconds. */
  readonly p99: number
}

/** Throws when an answer is no 200. */
export async function loadOf(url: string, path: string, coding: string): Promise<Load> {
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    client,
    url,
    path,
    String(CONNECTIONS),
    String(SECONDS),
    coding,
  ])
  const { wrong, ...load }: Omit<Load, 'seconds'> & { wrong: number } = JSON.parse(stdout)
  if (wrong > 0) throw new Error(`${wrong} answers of ${url}${path} were no 200`)
  return { ...load, seconds: SECONDS }
}
