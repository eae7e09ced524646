import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { partsOf, patience, unavailable } from '../files/store/remote.ts'
import { type ByteRange, HEAD_BYTES, type MapFile, type MapVersion, shared } from './mapFile.ts'

/** For how long an answer of the store says which version is there. */
const FRESH_MS = 5000

/**
 * A map at an http(s) address that answers ranges, such as an object in the organisation's own store. `ask` signs the
 * requests where the store wants it.
 */
export function remoteFile(url: string, ask: typeof fetch = fetch): MapFile {
  let seen: { version: MapVersion | null; at: number } | null = null

  const get = async (range: ByteRange, headers: Record<string, string> = {}) => {
    const giveUp = patience()
    const asked = ask(url, {
      signal: giveUp.signal,
      headers: { range: `bytes=${range.start}-${range.end}`, 'accept-encoding': 'identity', ...headers },
    })
    return { answer: await giveUp.waitFor(asked), giveUp }
  }

  const read = async (range: ByteRange, version: MapVersion) => {
    const { answer, giveUp } = await get(range)
    if (answer.status === 206 && answer.headers.get('content-range') === contentRange(range, version)) {
      if (etagOf(answer) === version.etag)
        return Readable.from(partsOf(answer, giveUp), { objectMode: false, highWaterMark: 64 * 1024 })
    }
    await answer.body?.cancel()
    seen = null
    if (answer.status >= 500) throw failed(url, answer)
    return null
  }

  const look = shared(async () => {
    const { answer } = await get({ start: 0, end: HEAD_BYTES - 1 })
    await answer.body?.cancel()
    if (answer.status === 404) return null
    const size = sizeOf(answer)
    if (answer.status !== 206 || size === null) throw failed(url, answer)
    const version: MapVersion = { etag: etagOf(answer), size, read: (range) => read(range, version) }
    return version
  })

  return {
    current: async () => {
      if (seen && performance.now() - seen.at < FRESH_MS) return seen.version
      const version = await look()
      seen = { version, at: performance.now() }
      return version
    },
    close: async () => {},
  }
}

/** Made of what the store says about the object; a weak ETag of its own would be no promise. */
function etagOf({ headers }: Response): string {
  const says = [
    headers.get('etag'),
    headers.get('last-modified'),
    headers.get('content-range')?.split('/')[1],
  ]
  return `"${createHash('sha256').update(says.join('\n')).digest('hex').slice(0, 32)}"`
}

function sizeOf({ headers }: Response): number | null {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return total === undefined ? null : Number(total)
}

const contentRange = ({ start, end }: ByteRange, { size }: MapVersion) => `bytes ${start}-${end}/${size}`

const failed = (url: string, { status }: Response) =>
  unavailable(new Error(`The map's store answered ${status} to a range of ${new URL(url).pathname}`))
