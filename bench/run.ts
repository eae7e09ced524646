import { addPictures, backup } from './backup.ts'
import { crowd } from './crowd.ts'
import { addBranches, databaseIn, onEmptyDatabase } from './directory.ts'
import { firstVisit } from './firstVisit.ts'
import { growth } from './growth.ts'
import { history } from './history.ts'
import { hostileUploads } from './hostile.ts'
import { login } from './login.ts'
import { megabytesOf, memory } from './memory.ts'
import { overload as overloading } from './overload.ts'
import type { Server } from './processes.ts'
import { startProduct, temporaryData } from './product.ts'
import { rates } from './rates.ts'
import { rendering } from './rendering.ts'
import { writeResults } from './results.ts'
import { filters, lists, searches } from './sizes.ts'
import { startUp } from './startUp.ts'
import { type Row, tableOf } from './table.ts'
import { typing } from './typing.ts'
import { upload } from './upload.ts'
import { writing } from './writing.ts'

/**
 * Measures the built product beside its comparisons, in one run on one machine, and writes bench/results.md. It uses
 * ratios and medians, because a loaded or slower machine affects both sides. `npm run bench -- demo` measures one part.
 */
const PARTS = { demo, directory, overload, writes, history, copies, searches, filters, lists, panel }
const BRANCHES = 100_000
const WRITTEN_BRANCHES = 10_000
/** Lets each visitor have their own address. */
const BEHIND_A_PROXY = { TRUST_PROXY: 'loopback' }

const asked = process.argv.slice(2)
const parts = asked.length > 0 ? asked : Object.keys(PARTS)
const unknown = parts.filter((name) => !(name in PARTS))
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}`)

let missed = false
for (const [name, measure] of Object.entries(PARTS)) {
  if (!parts.includes(name)) continue
  const rows = await measure()
  console.log(`\n${tableOf(rows)}`)
  await writeResults(name, rows, Object.keys(PARTS))
  missed ||= rows.some((row) => row.met === false)
}
process.exitCode = missed ? 1 : 0

/** The product with its demo content. */
async function demo(): Promise<Row[]> {
  return withDemo(async (dataDir) => [
    ...(await startUp(dataDir, 'Start-up to the first page', null)),
    ...(await whileServing(dataDir, async (product) => {
      const idle = await memory(product, 'Idle memory of the whole process', 150)
      const before = await megabytesOf(product)
      return [
        ...(await firstVisit(product)),
        ...(await rates(product)),
        ...idle,
        ...(await memory(product, 'Memory after that load', null)),
        ...(await login(product)),
        ...(await upload(product)),
        ...(await hostileUploads(product, dataDir, before)),
      ]
    })),
    ...(await rendering(dataDir)),
    ...(await growth(dataDir)),
  ])
}

/** The logged-in areas, in a browser. */
async function panel(): Promise<Row[]> {
  return withDemo((dataDir) => whileServing(dataDir, typing))
}

/** The product with many branches. */
async function directory(): Promise<Row[]> {
  return withDemo(async (dataDir) => {
    await addBranches(databaseIn(dataDir), BRANCHES)
    return [
      ...(await startUp(dataDir, `Start-up to the first page with ${BRANCHES} branches`, 1500)),
      ...(await whileServing(
        dataDir,
        async (product) => [...(await crowd(product)), ...(await memory(product, 'Memory after that', 250))],
        BEHIND_A_PROXY,
      )),
    ]
  })
}

/** The product under overload. */
async function overload(): Promise<Row[]> {
  return withDemo(async (dataDir) => {
    await addBranches(databaseIn(dataDir), WRITTEN_BRANCHES)
    return whileServing(dataDir, overloading)
  })
}

/** Searches during writes, on both databases. */
async function writes(): Promise<Row[]> {
  const measure = (kind: 'sqlite' | 'postgres', dataDir: string, env: Record<string, string> = {}) =>
    whileServing(dataDir, (product) => writing(kind, product), { ...BEHIND_A_PROXY, ...env })
  const onSqlite = await withDemo(async (dataDir) => {
    await addBranches(databaseIn(dataDir), WRITTEN_BRANCHES)
    return measure('sqlite', dataDir)
  })
  const onPostgres = await onEmptyDatabase('postgres', async (target) => {
    const env = { DATABASE_URL: target.kind === 'postgres' ? target.url : '' }
    return withDemo(async (dataDir) => {
      await addBranches(target, WRITTEN_BRANCHES)
      return measure('postgres', dataDir, env)
    }, env)
  })
  return [...onSqlite, ...onPostgres]
}

/** Backup and restore of a large site. */
async function copies(): Promise<Row[]> {
  return withDemo(async (dataDir) => {
    await addBranches(databaseIn(dataDir), BRANCHES)
    await addPictures(dataDir)
    return whileServing(dataDir, (product) => backup(dataDir, product, BRANCHES))
  })
}

async function withDemo(
  work: (dataDir: string) => Promise<Row[]>,
  env: Record<string, string> = {},
): Promise<Row[]> {
  const data = await temporaryData()
  try {
    // The first start builds what is out of date and loads the demo.
    await (await startProduct(data.dir, env)).stop()
    return await work(data.dir)
  } finally {
    await data.remove()
  }
}

async function whileServing(
  dataDir: string,
  work: (product: Server) => Promise<Row[]>,
  env: Record<string, string> = {},
): Promise<Row[]> {
  const product = await startProduct(dataDir, env)
  try {
    return await work(product)
  } finally {
    await product.stop()
  }
}
