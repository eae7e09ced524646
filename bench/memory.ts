import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Server } from './processes.ts'
import type { Row } from './table.ts'

const run = promisify(execFile)
const QUIET_MS = 3000

/** What the process holds (resident set) after a page was asked for and some quiet; `most` is in MB. */
export async function memory(product: Server, what: string, most: number | null): Promise<Row[]> {
  await (await fetch(product.url)).text()
  await new Promise((wait) => setTimeout(wait, QUIET_MS))
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(product.pid)])
  const megabytes = Number(stdout) / 1024
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
