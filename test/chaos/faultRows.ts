import type { Row } from '../../bench/table.ts'
import type { Cluster } from './cluster.ts'
import { breakThings } from './faults.ts'
import { watchFreshness } from './freshness.ts'
import { type Answered, createJournal, summaryOf } from './journal.ts'
import { startLoad, UPLOAD } from './load.ts'
import { outcomeOf } from './writes.ts'

/** Causes faults under load for about this many seconds; returns what visitors and writers noticed, as rows. */
export async function faultRows(cluster: Cluster, seconds: number): Promise<Row[]> {
  const { url, nodes, disk } = cluster
  const journal = createJournal()
  const load = await startLoad(url, journal)
  const freshness = watchFreshness(url, nodes, load.token, journal)
  const { faults, sigterm, s3Away, exitCode } = await breakThings(cluster, seconds)
  await freshness.stop()
  await load.stop()
  const { lost, doubled } = await outcomeOf(url, load)
  const late = journal.unexcused(faults)
  const atStop = journal.failedDuring(sigterm)
  const stale = freshness.stale()
  const [uploads, others] = split(journal.failedDuring(s3Away), ({ what }) => what === UPLOAD)
  const [, otherwise] = split(uploads, ({ status, byNode }) => status === 503 && byNode)
  return [
    none('Acknowledged writes that were lost', lost, `of ${load.acknowledged.size}, each with a picture`),
    none('Writes that were done twice', doubled, doubled.slice(0, 3).join(', ')),
    none(
      'Requests that failed later than 5 s after a fault',
      late,
      `of ${journal.count()} ${summaryOf(late)}`,
    ),
    none('Requests that failed around SIGTERM', atStop, `exit code ${exitCode} ${summaryOf(atStop)}`),
    none('Pages older than 2 s after a write elsewhere', stale, `of ${freshness.pages()} ${stale[0] ?? ''}`),
    none('Pages, lists and searches that failed while S3 was away', others, summaryOf(others)),
    none(
      'Uploads that were answered otherwise than by 503 meanwhile',
      otherwise,
      `of ${uploads.length} that failed ${summaryOf(otherwise)}`,
    ),
    ...faults.map((fault) => seen(fault.name, journal.failedDuring(fault))),
    ...(disk ? [] : [told('The disk of a node is full', 'not tried: this account may not mount', '')]),
  ]
}

/** The items that pass the test, and the others. */
const split = <T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
]

const none = (what: string, wrong: readonly unknown[], beside: string): Row => ({
  what,
  measured: String(wrong.length),
  beside,
  target: '0',
  met: wrong.length === 0,
})

const seen = (fault: string, failed: readonly Answered[]): Row =>
  told(`Seen of: ${fault}`, `${failed.length} failed`, summaryOf(failed))

const told = (what: string, measured: string, beside: string): Row => ({
  what,
  measured,
  beside,
  target: '',
  met: null,
})
