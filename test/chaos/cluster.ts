import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startPostgres, type TestServer } from '../support/postgres.ts'
import { anyAnswer, createHelper, type Helper } from './helpers.ts'
import { createNode, type Node } from './node.ts'
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts'

/**
 * Three nodes with one PostgreSQL and one S3 server behind the load balancer of deploy/Caddyfile, all on this machine.
 */
export interface Cluster {
  /** The load balancer's address. */
  readonly url: string
  readonly nodes: readonly [Node, Node, Node]
  readonly postgres: TestServer
  readonly s3: Helper
  /** The third node's; null where none could be mounted. */
  readonly disk: SmallDisk | null
  /** A node on SQLite and files on disk with the same content, not started. */
  readonly alone: Node
}

export const administrator = { email: 'caos@example.com', password: 'contraseña del caos' }

/** Functions that end what was started, the last first. */
type Closers = (() => Promise<unknown>)[]

/** Starts a cluster, runs the work with it, and ends all of it in any case. */
export async function withCluster(caddy: string, work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const closers: Closers = []
  const end = async () => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => end().finally(() => process.exit(1)))
  try {
    await work(await startCluster(caddy, closers))
  } finally {
    await end()
  }
}

async function startCluster(caddy: string, closers: Closers): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), 'zocalo-chaos-'))
  closers.push(() => rm(home, { recursive: true, force: true }))
  const [port = 0, s3Port = 0, ...ports] = await freePorts(6)
  const url = `http://127.0.0.1:${port}`
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  closers.push(postgres.stop)
  const s3 = await startS3(join(home, 's3'), s3Port, closers)
  const common = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    // Longer than the load balancer takes to notice.
    DRAIN_SECONDS: '3',
  }
  const shared = {
    ...common,
    DATABASE_URL: postgres.url,
    S3_BUCKET: 'zocalo',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const folder = (index: number) => join(home, `node${index}`)
  for (const index of [0, 1, 2, 3]) await mkdir(folder(index))
  const node = (index: number, env: Record<string, string>) => {
    const made = createNode(ports[index] ?? 0, { ...env, DATA_DIR: folder(index), TMPDIR: folder(index) })
    closers.push(made.kill)
    return made
  }
  const disk = await mountSmallDisk(folder(2))
  if (disk) closers.push(disk.unmount)
  const nodes = [node(0, { ...shared, DEMO: 'yes' }), node(1, shared), node(2, shared)] as const
  for (const one of nodes) await one.start()
  await startBalancer(caddy, home, url, nodes, closers)
  return { url, nodes, postgres, s3, disk, alone: node(3, { ...common, DEMO: 'yes' }) }
}

async function startS3(folder: string, port: number, closers: Closers): Promise<Helper> {
  await mkdir(folder)
  const program = join(import.meta.dirname, 's3.ts')
  const s3 = createHelper(process.execPath, [program, folder, String(port)], {}, () =>
    anyAnswer(`http://127.0.0.1:${port}`),
  )
  closers.push(s3.kill)
  await s3.start()
  return s3
}

async function startBalancer(
  caddy: string,
  home: string,
  url: string,
  nodes: readonly Node[],
  closers: Closers,
): Promise<void> {
  // Caddy's port for administrators exists once on a machine, and another Caddy may have it.
  const file = join(home, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n}\nimport ${join(process.cwd(), 'deploy/Caddyfile')}\n`)
  const addresses = nodes.map((node) => new URL(node.url).host).join(' ')
  const balancer = createHelper(
    caddy,
    ['run', '--config', file, '--adapter', 'caddyfile'],
    { HOME: home, SITE_ADDRESS: url, NODES: addresses },
    () => anyAnswer(`${url}/healthz`),
  )
  closers.push(balancer.kill)
  await balancer.start()
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
