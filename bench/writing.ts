import type { DatabaseTarget } from '../src/domain/db/connect.ts'
import { inTurns, median, milliseconds, ratioOf, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { tokenOf } from './product.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures how long searches take while others write, beside the same searches without them. */

const ROUNDS = 2
const SEARCHERS = 8
const SECONDS = 3
const WRITERS = [1, 2, 4]
const WRITES = { prices: 'change prices', order: 'put branches in another order' }
const MOST_GROWTH = 3
const MOST_MS = 500

interface Searches {
  readonly p50: number
  readonly worst: number
  readonly answers: number
  readonly refused: number
}

export async function writing(kind: DatabaseTarget['kind'], product: Server): Promise<Row[]> {
  const token = await tokenOf(product)
  const written: number[] = []
  const beside = (what: string, writers: number) => async () => {
    const program = startProgram('writers.ts', product.url, token, what, writers)
    await program.next()
    const found = await searching(product)
    written.push(Number(await program.end()))
    return found
  }
  const kinds = Object.keys(WRITES).flatMap((what) => WRITERS.map((writers) => ({ what, writers })))
  await searching(product)
  const measured = await inTurns(ROUNDS, {
    alone: () => searching(product),
    ...Object.fromEntries(kinds.map(({ what, writers }) => [`${what} ${writers}`, beside(what, writers)])),
  })
  const alone = measured.alone.map(({ p50 }) => p50)
  return kinds.map(({ what, writers }, at): Row => {
    const searches: readonly Searches[] = Reflect.get(measured, `${what} ${writers}`)
    const p50s = searches.map(({ p50 }) => p50)
    const growth = ratioOf(p50s, alone)
    const worst = median(searches.map((one) => one.worst))
    const refused = searches.reduce((sum, one) => sum + one.refused, 0)
    const writes = written.filter((_, turn) => turn % kinds.length === at).map((n) => n / SECONDS)
    return {
      what: `Searches (p50 / longest), ${kind}, while ${writers} ${WRITES[what === 'prices' ? 'prices' : 'order']}, ${Math.round(median(writes))} a second`,
      measured: `${two(growth)} of without them / ${milliseconds(worst)}`,
      beside: `${milliseconds(median(p50s))} : ${milliseconds(median(alone))}; ${refused} refused`,
      target: `< ${two(MOST_GROWTH)}, < ${MOST_MS} ms, none refused`,
      met: growth < MOST_GROWTH && worst < MOST_MS && refused === 0,
    }
  })
}

/** Searches for some seconds. */
async function searching({ url }: Server): Promise<Searches> {
  const program = startProgram('searchers.ts', url, SEARCHERS)
  await program.next()
  await new Promise((wait) => setTimeout(wait, SECONDS * 1000))
  return JSON.parse(await program.end())
}
