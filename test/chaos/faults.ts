import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Fault } from './journal.ts'

/** The faults, one after another, with pauses in which the product has to recover under load. */

const S3_AWAY_MS = 10_000
const DISK_FULL_MS = 8000
const NODE_AWAY_MS = 3000

export interface Broken {
  readonly faults: readonly Fault[]
  /** The fault that nobody may notice. */
  readonly sigterm: Fault
  /** The fault that only uploads may notice. */
  readonly s3Away: Fault
  readonly exitCode: number | null
}

/** Takes about `seconds`, and never less than the faults themselves need. */
export async function breakThings({ nodes, postgres, s3, disk }: Cluster, seconds: number): Promise<Broken> {
  const [first, second] = nodes
  const pause = Math.max(7000, (seconds * 1000 - S3_AWAY_MS - DISK_FULL_MS - NODE_AWAY_MS * 2) / 6)
  const faults: Fault[] = []
  const during = async (name: string, work: () => Promise<unknown>): Promise<Fault> => {
    await wait(pause)
    console.log(`… ${name}`)
    const begun = Date.now()
    await work()
    const fault = { name, begun, ended: Date.now() }
    faults.push(fault)
    return fault
  }

  await during('a node is killed', () => first.kill())
  await wait(NODE_AWAY_MS)
  await first.start()
  await during('PostgreSQL is restarted', () => postgres.restart())
  const s3Away = await during('S3 is away for 10 s', async () => {
    await s3.kill()
    await wait(S3_AWAY_MS)
    await s3.start()
  })
  if (disk)
    await during('the disk of a node is full', async () => {
      await disk.fill()
      await wait(DISK_FULL_MS)
      await disk.free()
    })
  let exitCode: number | null = null
  const sigterm = await during('SIGTERM to a node', async () => {
    exitCode = await second.stop()
  })
  await wait(NODE_AWAY_MS)
  await second.start()
  await wait(pause)
  return { faults, sigterm, s3Away, exitCode }
}
