import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The limit up to which systemd calls a service's exposure OK. */
const MOST_EXPOSURE = 2

/** Checks that systemd understands the unit, and how exposed the service is. Throws beyond the limit. */
export async function checkService(folder: string): Promise<string> {
  const unit = join(folder, 'zocalo.service')
  const text = await readFile('deploy/zocalo.service', 'utf8')
  // The checkout in the unit does not exist on this machine.
  await writeFile(unit, text.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
  try {
    await run('systemd-analyze', ['--version'])
  } catch {
    return 'not checked: this machine has no systemd'
  }
  await run('systemd-analyze', ['verify', unit])
  const { stdout } = await run('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit])
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])
  if (!(exposure <= MOST_EXPOSURE)) throw new Error(`exposure ${exposure} of 10`)
  return `systemd takes it; exposure ${exposure} of 10`
}
