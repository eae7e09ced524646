import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** How long pages take while many visitors type into the search. */

const ROUNDS = 5
const VISITORS = 50
const PAGES_A_SECOND = 50
const SECONDS = 5

export async function crowd(product: Server): Promise<Row[]> {
  let answers = 0
  const measured = await inTurns(ROUNDS, {
    alone: () => pagesP99(product),
    beside: async () => {
      const typists = startProgram('typists.ts', product.url, VISITORS)
      await typists.next()
      const p99 = await pagesP99(product)
      answers += Number(await typists.end())
      return p99
    },
  })
  const growth = ratioOf(measured.beside, measured.alone)
  const searches = Math.round(answers / ROUNDS / SECONDS)
  return [
    {
      what: `Pages (p99, ${PAGES_A_SECOND} a second) while ${VISITORS} visitors type, ${searches} searches a second`,
      measured: `${two(growth)} of without them`,
      beside: `${milliseconds(median(measured.beside))} : ${milliseconds(median(measured.alone))}`,
      target: '< 2.00',
      met: growth < 2,
    },
  ]
}

const pagesP99 = async ({ url }: Server): Promise<number> =>
  Number(await startProgram('reader.ts', `${url}/`, PAGES_A_SECOND, SECONDS).next())
