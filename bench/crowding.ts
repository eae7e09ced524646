import { keepAsking } from './keepAlive.ts'
import { share } from './numbers.ts'

/**
 * A crowd on keep-alive connections, each of which sends its next request after an answer. Started as `crowding.ts
 * <url> <connections for a kept page> <connections for addresses that nobody requested before> <seconds>`; prints the
 * results of each half, as JSON.
 */
const [url = '', kept = '', others = '', seconds = ''] = process.argv.slice(2)
const { hostname } = new URL(url)

interface Got {
  /** Milliseconds until a page arrived, and until a 503 did. */
  readonly answered: number[]
  readonly refused: number[]
}

let counting = false
let asks = 0
/** Differs from earlier runs, and is still the number of a page. */
const first = Date.now() % 500_000
/** A page beyond the last one redirects to it; a missing page is rendered too. */
const ANSWERS = new Set([200, 302, 404])
const OTHERS = [
  (n: number) => `/sucursales?pagina=${n}`,
  (n: number) => `/no-hay-${n}`,
  (n: number) => `/api/v1/public/sucursales?per_page=20&page=${n}`,
]

const ofKept = crowd(Number(kept), () => '/')
const ofOthers = crowd(Number(others), (n) => OTHERS[n % OTHERS.length]?.(first + n) ?? '')
await new Promise((wait) => setTimeout(wait, 1000))
counting = true
await new Promise((wait) => setTimeout(wait, Number(seconds) * 1000))
console.log(JSON.stringify({ kept: summary(ofKept), others: summary(ofOthers) }))
process.exit()

function summary({ answered, refused }: Got) {
  return {
    answered: answered.length,
    p99: share(answered, 0.99),
    refused: refused.length,
    refusedP99: share(refused, 0.99),
  }
}

function crowd(connections: number, path: (n: number) => string): Got {
  const got: Got = { answered: [], refused: [] }
  const request = () => `GET ${path(++asks)} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`
  const note = (status: number, ms: number) => {
    const answered = ANSWERS.has(status)
    if (!answered && status !== 503) throw new Error(`answered with ${status}`)
    if (counting) got[answered ? 'answered' : 'refused'].push(ms)
  }
  for (let n = 0; n < connections; n++) keepAsking(url, request, note)
  return got
}
