import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { firstVisit } from './firstVisit.ts'
import { login } from './login.ts'
import { memory } from './memory.ts'
import { startProduct, temporaryData } from './product.ts'
import { rates } from './rates.ts'
import { startUp } from './startUp.ts'
import { type Row, tableOf } from './table.ts'
import { typing } from './typing.ts'
import { upload } from './upload.ts'

/**
 * Measures the built product with its demo content beside what it is compared with, in one run on one machine, and
 * writes bench/results.md. Ratios and medians: a loaded or slower machine moves both sides.
 */
const data = await temporaryData()
const rows: Row[] = []
try {
  // The first start builds what is out of date and loads the demo.
  await (await startProduct(data.dir)).stop()
  rows.push(...(await startUp(data.dir)))
  const product = await startProduct(data.dir)
  try {
    const idle = await memory(product, 'Idle memory of the whole process', 150)
    rows.push(...(await firstVisit(product)))
    rows.push(...(await rates(product)))
    rows.push(...idle, ...(await memory(product, 'Memory after that load', null)))
    rows.push(...(await login(product)))
    rows.push(...(await upload(product)))
    rows.push(...(await typing(product)))
  } finally {
    await product.stop()
  }
} finally {
  await data.remove()
}

const table = tableOf(rows)
console.log(`\n${table}`)
await writeFile(
  new URL('results.md', import.meta.url),
  `# What \`npm run bench\` measured last\n\nNode ${process.versions.node}, ${availableParallelism()} cores, the demo content. Compared things ran in turns in the same run; numbers are medians.\n\n${table}`,
)
process.exitCode = rows.some((row) => row.met === false) ? 1 : 0
