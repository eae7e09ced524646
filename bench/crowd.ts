import { loadOf } from './load.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures how long pages take while many visitors type into the search. */

const ROUNDS = 9
const VISITORS = 50
const PAGES_A_SECOND = 50
const SECONDS = 5

export async function crowd(product: Server): Promise<Row[]> {
  return [
    await whileTyping(product, `${PAGES_A_SECOND} a second`, pagesP99),
    await whileTyping(
      product,
      'all that 50 connections get',
      async ({ url }) => (await loadOf(url, '/', 'br')).p99,
    ),
  ]
}

/** How much longer pages take while visitors type; `p99` reads them for some seconds. */
async function whileTyping(
  product: Server,
  pages: string,
  p99: (product: Server) => Promise<number>,
): Promise<Row> {
  const rates: number[] = []
  const measured = await inTurns(ROUNDS, {
    alone: () => p99(product),
    beside: async () => {
      const typists = startProgram('typists.ts', product.url, VISITORS)
      await typists.next()
      const begun = performance.now()
      const found = await p99(product)
      const seconds = (performance.now() - begun) / 1000
      rates.push(Number(await typists.end()) / seconds)
      return found
    },
  })
  const growth = ratioOf(measured.beside, measured.alone)
  return {
    what: `Pages (p99, ${pages}) while ${VISITORS} visitors type, ${Math.round(median(rates))} searches a second`,
    measured: `${two(growth)} of without them`,
    beside: `${milliseconds(median(measured.beside))} : ${milliseconds(median(measured.alone))}`,
    target: '< 2.00',
    met: growth < 2,
  }
}

const pagesP99 = async ({ url }: Server): Promise<number> =>
  Number(await startProgram('reader.ts', `${url}/`, PAGES_A_SECOND, SECONDS).next())
