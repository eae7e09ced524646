import { setTimeout as pause } from 'node:timers/promises'
import { median, milliseconds, two } from './numbers.ts'
import type { Server } from './processes.ts'
import { startProgram } from './programs.ts'
import type { Row } from './table.ts'

/** Measures the answers to a crowd, half of which requests pages that are not kept, and the health checks meanwhile. */

const ROUNDS = 3
const HALF = 300
const SECONDS = 5
const MOST_ANSWER_MS = 1000
const MOST_PROBE_MS = 100
/**
 * The server reads a refused connection again after 50 ms (http/load/quickRefusal.ts), and this crowd repeats
 * immediately.
 */
const MOST_REFUSAL_MS = 150

/** The results of half of a crowd: how many were answered and refused, and the 99th percentiles in milliseconds. */
interface Half {
  readonly answered: number
  readonly p99: number
  readonly refused: number
  readonly refusedP99: number
}

interface Crowd {
  readonly kept: Half
  readonly others: Half
  readonly probes: { readonly p99: number }
}

export async function overload(product: Server): Promise<Row[]> {
  const measured: { alone: Crowd; beside: Crowd }[] = []
  await crowded(product, 0)
  for (let round = 0; round < ROUNDS; round++)
    measured.push({ alone: await crowded(product, 0), beside: await crowded(product, HALF) })
  const of = (value: (one: Crowd) => number) => median(measured.map(({ beside }) => value(beside)))
  const rate = (crowd: Crowd) => crowd.kept.answered / SECONDS
  const ratio = median(measured.map(({ alone, beside }) => rate(beside) / rate(alone)))
  const share = of(({ others }) => others.refused / (others.refused + others.answered))
  const answers = of(({ others }) => others.p99)
  const refusals = of(({ others }) => others.refusedP99)
  const probes = of((one) => one.probes.p99)
  const what = `${2 * HALF} connections, half of them for what is not kept`
  return [
    {
      what: `${what}: p99 of what is answered of those`,
      measured: milliseconds(answers),
      beside: `${Math.round(of(({ others }) => others.answered) / SECONDS)} a second; ${two(100 * share)} % refused`,
      target: `< ${MOST_ANSWER_MS} ms`,
      met: answers < MOST_ANSWER_MS,
    },
    {
      what: `${what}: p99 of refusals, the wait before the next one is heard included`,
      measured: milliseconds(refusals),
      beside: `${Math.round(of(({ others }) => others.refused) / SECONDS)} a second`,
      target: `< ${MOST_REFUSAL_MS} ms`,
      met: refusals < MOST_REFUSAL_MS,
    },
    {
      what: `${what}: p99 of /healthz and /readyz`,
      measured: milliseconds(probes),
      beside: `${milliseconds(median(measured.map(({ alone }) => alone.probes.p99)))} without those`,
      target: `< ${MOST_PROBE_MS} ms`,
      met: probes < MOST_PROBE_MS,
    },
    {
      what: `${what}: kept pages`,
      measured: `${two(ratio)} of without those`,
      beside: `${Math.round(of(rate))} : ${Math.round(median(measured.map(({ alone }) => rate(alone))))} a second; p99 ${milliseconds(of(({ kept }) => kept.p99))}`,
      target: '',
      met: null,
    },
  ]
}

/** Half of the crowd requests a kept page, `others` request pages that are not kept. */
async function crowded({ url }: Server, others: number): Promise<Crowd> {
  const crowd = startProgram('crowding.ts', url, HALF, others, SECONDS)
  const prober = startProgram('prober.ts', url)
  await prober.next()
  const halves = JSON.parse(await crowd.next())
  const probes = JSON.parse(await prober.end())
  await pause(500)
  return { ...halves, probes }
}
