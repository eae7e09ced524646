import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const client = fileURLToPath(new URL('client.ts', import.meta.url))
const CONNECTIONS = 50
const SECONDS = 3

/** Answers a second that a server gives to 50 connections. Throws when an answer is no 200. */
export async function rateOf(url: string, path: string, coding: string): Promise<number> {
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    client,
    url,
    path,
    String(CONNECTIONS),
    String(SECONDS),
    coding,
  ])
  const { rate, wrong }: { rate: number; wrong: number } = JSON.parse(stdout)
  if (wrong > 0) throw new Error(`${wrong} answers of ${url}${path} were no 200`)
  return rate
}
