import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readConfig } from '../src/config.ts'
import type { RenderSite } from '../src/http/routes/site.ts'
import { createProduct } from '../src/product.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import { settings } from './product.ts'
import type { Row } from './table.ts'

/** Measures the cost of a page that is not kept, beside React's own part of it. */

const run = promisify(execFile)
const ROUTER = 'node_modules/@react-router/dev/bin.cjs'
const ROUNDS = 7
const PAGES = 60
const PATHS = ['/', '/sucursales', '/buscar?q=pan']

type Asked = Parameters<RenderSite>
/** The exports of render/site.tsx. */
interface Bundle {
  readonly default: RenderSite
  readonly treeOf: (...asked: Asked) => Promise<() => string>
}

export async function rendering(dataDir: string): Promise<Row[]> {
  const { default: render, treeOf } = await buildSite()
  let asked: Asked | undefined
  // A site that is passed as a function is never kept.
  const site: RenderSite = (...given) => {
    asked = given
    return render(...given)
  }
  const config = readConfig({ ...settings(dataDir), LOG_LEVEL: 'silent' })
  const { app, close } = await createProduct(config, { site, background: false })
  const rows: Row[] = []
  for (const url of PATHS) {
    let visitors = 0
    const request = async () => {
      // Each comes from another address, because one may search 100 times a second.
      const remoteAddress = `2001:db8::${(++visitors).toString(16)}`
      const { statusCode } = await app.inject({ url, remoteAddress, headers: { 'accept-encoding': 'br' } })
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`)
    }
    await request()
    if (!asked) throw new Error(`${url} was not rendered`)
    const tree = await treeOf(...asked)
    const measured = await inTurns(ROUNDS, {
      request: () => timeOf(request),
      tree: () => timeOf(async () => tree()),
    })
    // The first round warms up.
    const [ours, react] = [measured.request.slice(1), measured.tree.slice(1)]
    rows.push({
      what: `Page that is rendered anew: \`GET ${url}\``,
      measured: `${two(ratioOf(ours, react))} of renderToString`,
      beside: `${milliseconds(median(ours))} : ${milliseconds(median(react))} of the processor`,
      target: '',
      met: null,
    })
  }
  await close()
  return rows
}

async function buildSite(): Promise<Bundle> {
  await run(process.execPath, [ROUTER, 'build', 'bench/render'])
  return import(join(tmpdir(), 'zocalo-bench-render', 'server', 'index.js'))
}

/** Processor time in milliseconds of one of many sequential runs; compression has its own threads. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage()
  for (let page = 0; page < PAGES; page++) await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / PAGES
}
