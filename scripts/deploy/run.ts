import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryImage } from './image.ts'
import { checkCaddy, checkNginx } from './proxies.ts'
import { checkService } from './service.ts'

/** Runs the checks of deploy/ one after another; each reports its result, or why it could not run. */
export type Check = (folder: string) => Promise<string>

const checks: Record<string, Check> = {
  Caddyfile: checkCaddy,
  'nginx.conf': checkNginx,
  'zocalo.service': checkService,
  ...(process.argv.includes('--image') && { Dockerfile: tryImage }),
}
const folder = await mkdtemp(join(tmpdir(), 'zocalo-deploy-'))
try {
  for (const [name, check] of Object.entries(checks)) console.log(`${name}: ${await check(folder)}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
