import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const BASE = 'localhost/zocalo-base'
const IMAGE = 'localhost/zocalo'
const PORT = '4979'
const SERVING_SECONDS = '40'

type Buildah = (...args: string[]) => Promise<string>

const execute = promisify(execFile)
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  execute(command, args, { env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 })

/**
 * Builds the image by buildah, on a substitute for Node's own image (Debian's base system with the same Node and npm),
 * starts it, and requests its page and its health. Throws when something fails.
 */
export async function tryImage(folder: string): Promise<string> {
  if (process.getuid?.() !== 0) return 'not tried: it takes root'
  const buildah: Buildah = async (...args) => {
    const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
    const { stdout } = await run('buildah', [...places, ...args], { BUILDAH_ISOLATION: 'chroot' })
    return stdout.trim()
  }
  await makeBase(join(folder, 'base'), buildah)
  const npmrc = join(homedir(), '.npmrc')
  const settings = existsSync(npmrc) ? ['--volume', `${npmrc}:/root/.npmrc:ro`] : []
  const stand = [
    '--build-arg',
    `NODE_IMAGE=${BASE}`,
    '--pull-never',
    '--network',
    'host',
    '--format',
    'docker',
  ]
  await buildah('bud', ...stand, ...settings, '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.')
  return serveIt(buildah)
}

async function makeBase(base: string, buildah: Buildah): Promise<void> {
  await run('debootstrap', ['--variant=minbase', 'bookworm', base])
  await run('chroot', [base, 'useradd', '--create-home', '--uid', '1000', 'node'])
  const local = join(base, 'usr/local')
  await cp(process.execPath, join(local, 'bin/node'), { dereference: true })
  const { stdout: npm } = await run('sh', ['-c', 'realpath "$(command -v npm)"'])
  await mkdir(join(local, 'lib/node_modules'), { recursive: true })
  await cp(join(npm.trim(), '../..'), join(local, 'lib/node_modules/npm'), { recursive: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  const container = await buildah('from', 'scratch')
  const env = ['PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin']
  // The certificate authorities that this machine trusts, where its registry is behind a proxy.
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env
  if (authorities) {
    await cp(authorities, join(base, 'etc/authorities.pem'), { dereference: true })
    env.push('NODE_EXTRA_CA_CERTS=/etc/authorities.pem')
  }
  await buildah('add', '--quiet', container, base, '/')
  await buildah('config', ...env.flatMap((one) => ['--env', one]), container)
  await buildah('commit', '--quiet', container, BASE)
}

/** Runs the image's own command, then its own health check beside it. */
async function serveIt(buildah: Buildah): Promise<string> {
  const container = await buildah('from', '--pull-never', IMAGE)
  const { Docker: described } = JSON.parse(await buildah('inspect', container))
  const { Cmd: command, Healthcheck: health, User: user } = described.config
  const here = ['--network', 'host', '--env', `PORT=${PORT}`, '--env', 'HOST=127.0.0.1']
  const inside = (...args: string[]) => buildah('run', ...here, container, '--', ...args)
  const served = inside('timeout', SERVING_SECONDS, ...command).then(
    () => '',
    (error) => String(error),
  )
  const page = await Promise.race([pageOf(`http://127.0.0.1:${PORT}/`), served])
  if (!page.startsWith('<!DOCTYPE html>')) throw new Error(`no page came: ${page}`)
  await inside(...health.Test.slice(1))
  const account = await inside('id', '--user', '--name')
  await served
  if (account !== user || account === 'root') throw new Error(`it runs as ${account}`)
  return `built, served its page as the account ${account}, and found itself in health`
}

/** Returns the page, as soon as there is one. */
async function pageOf(url: string): Promise<string> {
  for (;;) {
    try {
      return await (await fetch(url)).text()
    } catch {
      // Not yet: the race ends when the program does.
      await wait(500)
    }
  }
}
