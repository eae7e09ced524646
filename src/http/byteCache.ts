import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/**
 * Answers kept as bytes until content changes. A key is made once, however many ask for it at the same time; one that
 * was begun before a change is never kept after it.
 */

export interface Answer {
  /** The pattern of the route that it is an answer of. */
  readonly route: string
  readonly status: number
  readonly etag: string
  readonly plain: Form
  readonly br: Form | null
  readonly gzip: Form | null
  /** The headers without a body's: those of a 304. */
  readonly bare: readonly string[]
  /** The record that a reader of this answer has seen. */
  readonly viewed: number | null
}

/**
 * A body and its headers, name and value by turns: the form that node:http writes fastest. The body's bytes stand in a
 * latin1 string, since head and body then go out in one write, which a Buffer's do not.
 */
export interface Form {
  readonly body: string
  readonly headers: readonly string[]
}

export interface Draft {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly viewed?: number
  /** False where compressing would cost more than making it does. */
  readonly compressed?: boolean
  /** Seconds after which it is made anew; without it, only a change of content drops it. */
  readonly seconds?: number
}

export interface ByteCache {
  /** The kept answer that may be sent as it is, or null; one whose views are counted goes through its handler. */
  readonly get: (url: string) => Answer | null
  /** The kept answer to a request's address (`key`, where that is written otherwise), or one that is made now. */
  readonly through: (request: FastifyRequest, make: () => Promise<Draft>, key?: string) => Promise<Answer>
  readonly clear: () => void
  /** Answers that were kept, and those that had to be made, so far. */
  readonly counts: { readonly hits: number; readonly misses: number }
}

const WORTH_COMPRESSING = 600

/**
 * `common` headers are those that every answer carries; while `current` is false nothing that was kept is given, since
 * nobody can tell whether it still holds.
 */
export function createByteCache(
  maxBytes: number,
  common: Readonly<Record<string, string>>,
  current: () => boolean = () => true,
): ByteCache {
  const kept = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) =>
      2000 +
      key.length +
      answer.plain.body.length +
      (answer.br?.body.length ?? 0) +
      (answer.gzip?.body.length ?? 0),
  })
  const making = new Map<string, Promise<Answer>>()
  let generation = 0
  const counts = { hits: 0, misses: 0 }

  const make = async (key: string, route: string, draft: () => Promise<Draft>): Promise<Answer> => {
    const begun = generation
    const { seconds, ...made } = await draft()
    const answer = await complete(route, { ...made, headers: { ...common, ...made.headers } })
    if (begun === generation && answer.status < 500)
      kept.set(key, answer, seconds ? { ttl: seconds * 1000 } : {})
    return answer
  }

  return {
    get: (url) => {
      const known = current() ? kept.get(url) : undefined
      if (!known || known.viewed !== null) return null
      counts.hits++
      return known
    },
    through: ({ url, routeOptions }, draft, key = url) => {
      const known = current() ? kept.get(key) : undefined
      const under = `${generation} ${key}`
      const begun = making.get(under)
      if (known || begun) counts.hits++
      else counts.misses++
      if (known) return Promise.resolve(known)
      const running = begun ?? make(key, routeOptions.url ?? '', draft).finally(() => making.delete(under))
      making.set(under, running)
      return running
    },
    clear: () => {
      generation++
      kept.clear()
    },
    counts,
  }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

async function complete(route: string, draft: Draft): Promise<Answer> {
  const { status = 200, headers, body, viewed, compressed = true } = draft
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const asItIs = !compressed || bytes.length < WORTH_COMPRESSING
  const bare = Object.entries({ ...headers, etag, ...(!asItIs && { vary: 'accept-encoding' }) }).flat()
  const coded = (coding: string, compressed: Buffer): Form => ({
    body: compressed.toString('latin1'),
    headers: [...bare, 'content-encoding', coding],
  })
  return {
    route,
    status,
    etag,
    bare,
    plain: { body: bytes.toString('latin1'), headers: bare },
    br: asItIs
      ? null
      : coded('br', await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } })),
    gzip: asItIs ? null : coded('gzip', await gzip(bytes, { level: 6 })),
    viewed: viewed ?? null,
  }
}
