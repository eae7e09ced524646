import { parseArgs } from 'node:util'
import { type Row, tableOf } from '../../bench/table.ts'
import { withCluster } from './cluster.ts'
import { faultRows } from './faultRows.ts'
import { throughput } from './throughput.ts'

/**
 * Causes faults and load on three nodes; prints the promises beside the results. Exits with 1 when a promise is broken.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    /** `faults` or `rates`: runs only this part. */
    only: { type: 'string' },
  },
})
const rows: Row[] = []
await withCluster(process.env.CADDY ?? 'caddy', async (cluster) => {
  if (values.only !== 'faults') rows.push(...(await throughput(cluster)))
  if (values.only !== 'rates') rows.push(...(await faultRows(cluster, Number(values.seconds))))
})
console.log(`\n${tableOf(rows)}`)
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0
