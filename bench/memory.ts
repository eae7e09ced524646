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
  const megabytes = (await residentKilobytes(await serverOf(product.pid))) / 1024
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

async function residentKilobytes(pid: number): Promise<number> {
  return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
}

/** `npm start` waits for the server, its child. */
async function serverOf(pid: number): Promise<number> {
  return Number((await run('pgrep', ['-P', String(pid)])).stdout.trim())
}
