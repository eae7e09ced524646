import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startPostgres, type TestServer } from '../postgres.ts'
import { anyAnswer, createHelper, type Helper } from './helpers.ts'
import { createNode, type Node } from './node.ts'
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts'

/** Three nodes with one PostgreSQL and one S3 server behind the balancer of deploy/Caddyfile, all on this machine. */
export interface Cluster {
  /** The balancer's address. */
  readonly url: string
  readonly nodes: readonly [Node, Node, Node]
  readonly postgres: TestServer
  readonly s3: Helper
  /** The third node's; null where none could be mounted. */
  readonly disk: SmallDisk | null
  /** A node on SQLite and files on disk with the same content, not started. */
  readonly alone: Node
  readonly close: () => Promise<void>
}

export const administrator = { email: 'caos@example.com', password: 'contraseña del caos' }

export async function startCluster(caddy: string): Promise<Cluster> {
  const home = await mkdtemp(join(tmpdir(), 'zocalo-chaos-'))
  const [port, s3Port, ...ports] = await freePorts(6)
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  const s3Url = `http://127.0.0.1:${s3Port}`
  const s3 = createHelper(
    process.execPath,
    [join(import.meta.dirname, 's3.ts'), join(home, 's3'), String(s3Port)],
    {},
    () => anyAnswer(s3Url),
  )
  await mkdir(join(home, 's3'))
  await s3.start()
  const url = `http://127.0.0.1:${port}`
  const common = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    LOG_LEVEL: 'warn',
    // Longer than the balancer takes to notice.
    DRAIN_SECONDS: '3',
  }
  const shared = {
    ...common,
    DATABASE_URL: postgres.url,
    S3_BUCKET: 'zocalo',
    S3_ENDPOINT: s3Url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const disk = await mountSmallDisk(join(home, 'node2'))
  const node = (index: number, env: Record<string, string>) =>
    createNode(ports[index] ?? 0, {
      ...env,
      DATA_DIR: join(home, `node${index}`),
      TMPDIR: join(home, `node${index}`),
    })
  const nodes = [node(0, { ...shared, DEMO: 'yes' }), node(1, shared), node(2, shared)] as const
  for (const one of nodes) {
    await mkdir(join(home, `node${nodes.indexOf(one)}`), { recursive: true })
    await one.start()
  }
  const caddyfile = join(home, 'Caddyfile')
  await writeFile(caddyfile, `{\n\tadmin off\n}\nimport ${join(process.cwd(), 'deploy/Caddyfile')}\n`)
  const balancer = createHelper(
    caddy,
    ['run', '--config', caddyfile, '--adapter', 'caddyfile'],
    {
      HOME: home,
      SITE_ADDRESS: url,
      NODES: nodes.map((one) => one.url.replace('http://', '')).join(' '),
    },
    () => anyAnswer(`${url}/healthz`),
  )
  await balancer.start()
  await mkdir(join(home, 'node3'))
  const alone = node(3, { ...common, DEMO: 'yes' })
  return {
    url,
    nodes,
    postgres,
    s3,
    disk,
    alone,
    close: async () => {
      await Promise.all([...nodes, alone].map((one) => one.kill()))
      await balancer.kill()
      await s3.kill()
      await postgres.stop()
      await disk?.unmount()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
