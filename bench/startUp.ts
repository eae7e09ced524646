import { median, milliseconds } from './numbers.ts'
import { startProduct } from './product.ts'
import type { Row } from './table.ts'

const ROUNDS = 5

/** Measures the time from the start of the process to the first page, with an existing build and data. */
export async function startUp(dataDir: string, what: string, mostMs: number | null): Promise<Row[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    const product = await startProduct(dataDir)
    try {
      const answer = await fetch(product.url)
      await answer.text()
      if (answer.status !== 200) throw new Error(`the first page answered ${answer.status}`)
      times.push(performance.now() - begun)
    } finally {
      await product.stop()
    }
  }
  const measured = median(times)
  return [
    {
      what,
      measured: milliseconds(measured),
      beside: '',
      target: mostMs === null ? '' : `≤ ${milliseconds(mostMs)}`,
      met: mostMs === null ? null : measured <= mostMs,
    },
  ]
}
