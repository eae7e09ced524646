import { Agent, request } from 'node:http'
import { api } from '../src/contract/paths.ts'
import { share } from './numbers.ts'
import { QUERY_KINDS } from './queries.ts'

/**
 * Visitors who search, each again after an answer, until standard input ends. Started as `searchers.ts <url>
 * <visitors>`; reports its start, and at the end, as JSON, the median and the longest wait in milliseconds, and the
 * numbers of answers and refusals. Each search has its own address, as if behind a proxy on this machine.
 */
const [url = '', visitors = ''] = process.argv.slice(2)
const TEXTS_OF_A_KIND = 20
const DIRECTORY = 10_000
const PATHS = [api.buscar, api.empresasSearch]
const agent = new Agent({ keepAlive: true })
const texts = QUERY_KINDS.flatMap(([, text]) =>
  Array.from({ length: TEXTS_OF_A_KIND }, (_, round) => text(round, DIRECTORY)),
)
const waits: number[] = []
let asked = 0
let refused = 0
let done = false
process.stdin.resume().on('end', () => {
  done = true
})

console.log('ready')
await Promise.all(Array.from({ length: Number(visitors) }, visitor))
agent.destroy()
console.log(
  JSON.stringify({ p50: share(waits, 0.5), worst: share(waits, 1), answers: waits.length, refused }),
)

async function visitor(): Promise<void> {
  while (!done) {
    const begun = performance.now()
    const status = await search(++asked)
    if (status === 200) waits.push(performance.now() - begun)
    else if (status === 503) refused++
    else throw new Error(`a search was answered with ${status}`)
  }
}

/** Returns the status. Texts are pseudo-random, the same in every run. */
function search(number: number): Promise<number | undefined> {
  const text = texts[(number * 7919) % texts.length]
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  return new Promise((resolve, reject) => {
    request(`${url}${PATHS[number % 2]}`, { method: 'POST', agent, headers }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', reject)
      .end(JSON.stringify({ text }))
  })
}
