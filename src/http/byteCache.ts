import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Coding, codingFor, compress, type Effort, type Packing } from './coding.ts'

/**
 * Answers kept as bytes until content changes. A key is made once, however many ask for it at the same time; one that
 * was begun before a change is never kept after it. It is compressed once for each coding that anyone asks for: what the
 * site asks itself never is.
 */

export interface Answer {
  /** The pattern of the route that it is an answer of. */
  readonly route: string
  readonly status: number
  readonly etag: string
  readonly plain: Form
  readonly effort: Effort
  /** Those that have been asked for; null for an answer too short to be compressed. */
  readonly packed: Map<Coding, Form | Promise<Form>> | null
  /** The headers without a body's: those of a 304. */
  readonly bare: readonly string[]
  /** The id of the post that whoever reads this answer has seen, which is to be counted; null for most answers. */
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
  /** How well it is compressed; `best` unless told. */
  readonly effort?: Effort
  /** Its forms, when they were made before: it is compressed no further, a picture in none. */
  readonly packed?: ReadonlyMap<Packing, Buffer>
  /** Seconds after which it is made anew; without it, only a change of content drops it. */
  readonly seconds?: number
}

export interface ByteCache {
  /**
   * The kept answer that may be sent as it is to who takes these codings, or null; one whose views are counted goes through
   * its handler.
   */
  readonly get: (url: string, accepted: string | undefined) => Answer | null
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
    // Packed forms come later, and are smaller than the plain one together.
    sizeCalculation: ({ plain, packed }, key) => 2000 + key.length + (packed ? 2 : 1) * plain.body.length,
  })
  const making = new Map<string, Promise<Answer>>()
  let generation = 0
  const counts = { hits: 0, misses: 0 }

  const make = async (key: string, route: string, draft: () => Promise<Draft>): Promise<Answer> => {
    const begun = generation
    const { seconds, ...made } = await draft()
    const answer = answerOf(route, { ...made, headers: { ...common, ...made.headers } })
    if (begun === generation && answer.status < 500)
      kept.set(key, answer, seconds ? { ttl: seconds * 1000 } : {})
    return answer
  }

  return {
    get: (url, accepted) => {
      const known = current() ? kept.get(url) : undefined
      if (!known || known.viewed !== null || !formFor(known, accepted)) return null
      counts.hits++
      return known
    },
    through: async ({ url, headers, routeOptions }, draft, key = url) => {
      const known = current() ? kept.get(key) : undefined
      const under = `${generation} ${key}`
      const begun = making.get(under)
      if (known || begun) counts.hits++
      else counts.misses++
      if (known) return packedFor(known, headers['accept-encoding'])
      const running = begun ?? make(key, routeOptions.url ?? '', draft).finally(() => making.delete(under))
      making.set(under, running)
      return packedFor(await running, headers['accept-encoding'])
    },
    clear: () => {
      generation++
      kept.clear()
    },
    counts,
  }
}

/** The form to send to who takes these codings; null when that one has not been made. */
export function formFor({ plain, packed }: Answer, accepted: string | undefined): Form | null {
  const coding = packed ? codingFor(accepted) : 'identity'
  if (coding === 'identity') return plain
  const form = packed?.get(coding)
  return form && !(form instanceof Promise) ? form : null
}

function answerOf(route: string, draft: Draft): Answer {
  const { status = 200, headers, body, viewed = null, effort = 'best' } = draft
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const several = draft.packed ? draft.packed.size > 0 : bytes.length >= WORTH_COMPRESSING
  const packed: Answer['packed'] = several ? new Map() : null
  const bare = Object.entries({ ...headers, etag, ...(packed && { vary: 'accept-encoding' }) }).flat()
  const plain = { body: bytes.toString('latin1'), headers: bare }
  for (const [coding, form] of draft.packed ?? []) packed?.set(coding, packedForm(bare, coding, form))
  return { route, status, etag, bare, plain, effort, packed, viewed }
}

const packedForm = (headers: readonly string[], coding: string, bytes: Buffer): Form => ({
  body: bytes.toString('latin1'),
  headers: [...headers, 'content-encoding', coding],
})

/** The answer, with the form for these codings; whoever comes while that is made waits for the same. */
async function packedFor(answer: Answer, accepted: string | undefined): Promise<Answer> {
  const { plain, packed, effort } = answer
  const coding = codingFor(accepted)
  if (!packed || coding === 'identity') return answer
  const making = packed.get(coding) ?? pack(plain, coding, effort)
  packed.set(coding, making)
  try {
    packed.set(coding, await making)
  } catch (error) {
    packed.delete(coding)
    throw error
  }
  return answer
}

async function pack({ body, headers }: Form, coding: Packing, effort: Effort): Promise<Form> {
  return packedForm(headers, coding, await compress(coding, Buffer.from(body, 'latin1'), effort))
}
