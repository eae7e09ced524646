import { parseArgs } from 'node:util'
import { type Row, tableOf } from '../../bench/table.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { breakThings } from './faults.ts'
import { watchFreshness } from './freshness.ts'
import { createJournal, summaryOf } from './journal.ts'
import { startLoad } from './load.ts'
import { throughput } from './throughput.ts'
import { outcomeOf } from './writes.ts'

/** Three nodes under load while things break: prints what was promised beside what happened; 1 when a promise broke. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    /** `faults` or `rates`: the other is left out. */
    only: { type: 'string' },
  },
})
const cluster = await startCluster(process.env.CADDY ?? 'caddy')
const rows: Row[] = []
try {
  if (values.only !== 'faults') rows.push(...(await throughput(cluster)))
  if (values.only !== 'rates') rows.push(...(await faults(cluster, Number(values.seconds))))
} finally {
  await cluster.close()
}
console.log(`\n${tableOf(rows)}`)
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0

async function faults({ url, nodes, ...rest }: Cluster, seconds: number): Promise<Row[]> {
  const journal = createJournal()
  const load = await startLoad(url, journal)
  const freshness = watchFreshness(url, nodes, load.token, journal)
  const { faults, sigterm, exitCode } = await breakThings({ url, nodes, ...rest }, seconds)
  await freshness.stop()
  await load.stop()
  const { lost, doubled } = await outcomeOf(url, load)
  const late = journal.unexcused(faults)
  const atStop = journal.failedDuring(sigterm)
  const none = (what: string, wrong: readonly unknown[], beside: string): Row => ({
    what,
    measured: String(wrong.length),
    beside,
    target: '0',
    met: wrong.length === 0,
  })
  return [
    none('Acknowledged writes that were lost', lost, `of ${load.acknowledged.size}, each with a picture`),
    none('Writes that were done twice', doubled, doubled.slice(0, 3).join(', ')),
    none(
      'Requests that failed later than 5 s after a fault',
      late,
      `of ${journal.count()} ${summaryOf(late)}`,
    ),
    none('Requests that failed around SIGTERM', atStop, `exit code ${exitCode} ${summaryOf(atStop)}`),
    none(
      'Pages older than 2 s after a write on another node',
      freshness.stale(),
      `of ${freshness.pages()} ${freshness.stale()[0] ?? ''}`,
    ),
    ...faults.map((fault) => {
      const failed = journal.failedDuring(fault)
      return {
        what: `Seen of: ${fault.name}`,
        measured: `${failed.length} failed`,
        beside: summaryOf(failed),
        target: '',
        met: null,
      }
    }),
    ...(rest.disk
      ? []
      : [
          {
            what: 'The disk of a node is full',
            measured: 'not tried: this account may not mount',
            beside: '',
            target: '',
            met: null,
          },
        ]),
  ]
}
