import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
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

  const get = async ({ start, end }: ByteRange) => {
    const giveUp = patience()
    const asked = ask(url, { signal: giveUp.signal, headers: { range: `bytes=${start}-${end}` } })
    return { answer: await giveUp.waitFor(asked), giveUp }
  }

  const read = async ({ start, end }: ByteRange, size: number, said: string) => {
    const { answer, giveUp } = await get({ start, end })
    const isAsked = answer.headers.get('content-range') === `bytes ${start}-${end}/${size}`
    if (isPart(answer) && isAsked && saidOf(answer) === said)
      return Readable.from(partsOf(answer, giveUp), { objectMode: false, highWaterMark: 64 * 1024 })
    await answer.body?.cancel()
    seen = null
    if (answer.status >= 500) throw failed(url, answer)
    return null
  }

  const look = shared(async () => {
    const { answer, giveUp } = await get({ start: 0, end: HEAD_BYTES - 1 })
    const size = sizeOf(answer)
    if (!isPart(answer) || size === null) {
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw failed(url, answer)
    }
    const said = saidOf(answer)
    const head = await buffer(partsOf(answer, giveUp))
    return { etag: etagOf(said, head), size, read: (range: ByteRange) => read(range, size, said) }
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

/** What the store says about the object: it tells most versions apart, in every answer. */
const saidOf = ({ headers }: Response): string =>
  [headers.get('etag'), headers.get('last-modified'), headers.get('content-range')?.split('/')[1]].join(' ')

/** Of a store that says nothing but the size, the file's beginning tells versions apart. */
const etagOf = (said: string, head: Buffer): string =>
  `"${createHash('sha256').update(said).update(head).digest('hex').slice(0, 32)}"`

/** A part of a compressed form would be other bytes. */
const isPart = ({ status, headers }: Response) => status === 206 && !headers.has('content-encoding')

function sizeOf({ headers }: Response): number | null {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return total === undefined ? null : Number(total)
}

const failed = (url: string, { status }: Response) =>
  unavailable(new Error(`The map's store answered ${status} to a range of ${new URL(url).pathname}`))
