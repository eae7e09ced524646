import { connect, type Socket } from 'node:net'
import { share } from './numbers.ts'

/**
 * A crowd on keep-alive connections, each asking again as soon as it is answered. Started as `crowding.ts <url> <connections
 * for a kept page> <connections for addresses that nobody asked for before> <seconds>`; prints what each half got, as JSON.
 */
const [url = '', kept = '', others = '', seconds = ''] = process.argv.slice(2)
const { hostname, port } = new URL(url)
const HEAD_END = Buffer.from('\r\n\r\n')

interface Got {
  /** Milliseconds until a page was there, and until a 503 was. */
  readonly answered: number[]
  readonly refused: number[]
}

let counting = false
let asks = 0
/** Others than in an earlier run, and still the number of a page. */
const first = Date.now() % 500_000
/** A page past the last leads to that one; one that is not there is made too. */
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
  for (let n = 0; n < connections; n++) ask(got, path)
  return got
}

/** Reads just enough of an answer to know its end. */
function ask(got: Got, path: (n: number) => string): Socket {
  let head = Buffer.alloc(0)
  let left = -1
  let status = 0
  let asked = 0
  const next = () => {
    asked = performance.now()
    socket.write(`GET ${path(++asks)} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\n\r\n`)
  }
  const socket = connect(Number(port), hostname, next)
  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    if (left < 0) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      status = Number(text.slice(9, 12))
      left = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - HEAD_END.length)
    } else left -= chunk.length
    if (left > 0) return
    head = Buffer.alloc(0)
    left = -1
    const answered = ANSWERS.has(status)
    if (!answered && status !== 503) throw new Error(`answered with ${status}`)
    if (counting) got[answered ? 'answered' : 'refused'].push(performance.now() - asked)
    next()
  })
  return socket
}
