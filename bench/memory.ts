import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Server } from './processes.ts'
import type { Row } from './table.ts'

const run = promisify(execFile)
const QUIET_MS = 3000

/** Measures the product's memory after requests for a page and a pause; `most` is in MB. */
export async function memory(product: Server, what: string, most: number | null): Promise<Row[]> {
  await (await fetch(product.url)).text()
  await new Promise((wait) => setTimeout(wait, QUIET_MS))
  const megabytes = await megabytesOf(product)
  return [
    {
      what,
      measured: `${megabytes.toFixed(0)} MB`,
      beside: '',
      target: most === null ? '' : `< ${most} MB`,
      met: most === null ? null : megabytes < most,
    },
  ]
}

/** The resident set of the server and of every process that it started. `npm start` waits for the server, its child. */
export async function megabytesOf({ pid }: Server): Promise<number> {
  const processes = (await run('ps', ['-eo', 'pid=,ppid=,rss='])).stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    processes
      .filter(([, of]) => of === parent)
      .reduce((sum, [id = 0, , kilobytes = 0]) => sum + kilobytes + below(id), 0)
  return below(pid) / 1024
}
