import { parseArgs } from 'node:util'
import { type Row, tableOf } from '../../bench/table.ts'
import { withCluster } from './cluster.ts'
import { faultRows } from './faultRows.ts'
import { throughput } from './throughput.ts'

/** Three nodes under load while things break: prints what was promised beside what happened; 1 when a promise broke. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    /** `faults` or `rates`: the other is left out. */
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
