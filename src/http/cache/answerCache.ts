import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { collectTags, madeOf } from '../../domain/index.ts'
import type { Gate } from '../load/gate.ts'
import { createChanges, createTagged } from './cacheChanges.ts'
import { type ContentEncoding, compress, type Effort, encodingFor, type Packing } from './contentEncoding.ts'

/**
 * Answers kept as bytes until what they are made of changes. A key is made once, however many ask for it at the same time;
 * nobody gets one that was begun before a change of it that they may know of. It is compressed once for each coding that
 * anyone asks for: what the site asks itself never is.
 */

export interface KeptAnswer {
  /** The pattern of the route that it is an answer of. */
  readonly route: string
  readonly status: number
  readonly etag: string
  readonly plain: Form
  readonly effort: Effort
  /** Those that have been asked for; null for an answer too short to be compressed. */
  readonly packed: Map<ContentEncoding, Form | Promise<Form>> | null
  /** The headers without a body's: those of a 304. */
  readonly bare: readonly string[]
  /** The id of the post that whoever reads this answer has seen, which is to be counted; null for most answers. */
  readonly viewed: number | null
  /** What it is made of (domain/changes/cacheTags.ts): a change of one of them drops it. */
  readonly tags: readonly string[]
}

/**
 * A body and its headers, name and value by turns: the form that node:http writes fastest. The body's bytes stand in a
 * latin1 string, since head and body then go out in one write, which a Buffer's do not.
 */
export interface Form {
  readonly body: string
  readonly headers: readonly string[]
}

export interface AnswerDraft {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly viewed?: number
  /** How well it is compressed; `best` unless told. */
  readonly effort?: Effort
  /** Its forms, when they were made before: it is compressed no further, a picture in none. */
  readonly packed?: ReadonlyMap<Packing, Buffer>
  /** Seconds after which it is made anew; without it, only a change of what it is made of drops it. */
  readonly seconds?: number
}

/** What is known of who asks. */
export interface AnswerRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly routeOptions: { readonly url?: string | undefined }
  /** A page that is being made asks: it has had its turn. */
  readonly forPage?: true
}

export interface AnswerCache {
  /**
   * The kept answer that may be sent as it is to who takes these codings, or null; one whose views are counted goes through
   * its handler.
   */
  readonly get: (url: string, accepted: string | undefined) => KeptAnswer | null
  /** Whether a key's answer is kept, is being made, or was kept and asked for. */
  readonly has: (key: string) => boolean
  /** The kept answer to a request's address (`key`, where that is written otherwise), or one that is made now. */
  readonly through: (
    request: AnswerRequest,
    make: () => Promise<AnswerDraft>,
    key?: string,
  ) => Promise<KeptAnswer>
  /** Drops the answers that are made of something with one of these tags; all of them for null, when nobody knows. */
  readonly drop: (tags: readonly string[] | null) => void
  /** Answers that were kept, and those that had to be made, so far. */
  readonly counts: { readonly hits: number; readonly misses: number }
}

const MOST_MISSED = 500
const WORTH_COMPRESSING = 600
/** What an answer takes beside its bytes, and what each of its tags takes. */
const [ANSWER_BYTES, TAG_BYTES] = [2000, 80]

/** An answer, and the change, by its number, from which on it is not the present one any more. */
interface Made {
  readonly answer: KeptAnswer
  readonly until: number
}

export interface KeepOptions {
  /** While it gives false nothing that was kept is given, since nobody can tell whether it still holds. */
  readonly current?: () => boolean
  /** How what visitors ask for is made; at once without one, as what its pages ask in process always is. */
  readonly gate?: Pick<Gate, 'pass'>
}

const atOnce: Gate['pass'] = (work) => work()

/** `common` headers are those that every answer carries. */
export function createAnswerCache(
  maxBytes: number,
  common: Readonly<Record<string, string>>,
  { current = () => true, gate = { pass: atOnce } }: KeepOptions = {},
): AnswerCache {
  const tagged = createTagged()
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // Packed forms come later, and are smaller than the plain one together.
    sizeCalculation: ({ plain, packed, tags }, key) =>
      ANSWER_BYTES + key.length + (packed ? 2 : 1) * plain.body.length + TAG_BYTES * tags.length,
    dispose: ({ tags }, key) => {
      tagged.remove(key, tags)
      if (asked.delete(key)) missed.set(key, true)
    },
  })
  /** The kept answers that were asked for again, and those of them that were dropped: many wait for these. */
  const asked = new Set<string>()
  const missed = new LRUCache<string, true>({ max: MOST_MISSED })
  const making = new Map<string, Promise<Made>>()
  /** What visitors wait for. What its pages ask in process never does: a page that is being made would wait for others. */
  const inLine = new Map<string, Promise<Made>>()
  const changes = createChanges()
  const counts = { hits: 0, misses: 0 }

  const make = async (key: string, route: string, draft: () => Promise<AnswerDraft>): Promise<Made> => {
    const begun = changes.count()
    const { made, of: tags } = await collectTags(draft)
    const { seconds, ...drafted } = made
    const answer = answerOf(route, { ...drafted, headers: { ...common, ...drafted.headers } }, tags)
    const until = changes.firstOf(tags, begun)
    if (answer.status < 500 && until === Infinity) {
      kept.delete(key)
      kept.set(key, answer, seconds ? { ttl: seconds * 1000 } : {})
      if (kept.has(key)) tagged.add(key, tags)
      missed.delete(key)
    }
    return { answer, until }
  }

  const begin = (key: string, request: AnswerRequest, draft: () => Promise<AnswerDraft>): Promise<Made> => {
    counts.misses++
    const running = make(key, request.routeOptions.url ?? '', draft).finally(() => {
      if (making.get(key) === running) making.delete(key)
      if (making.size === 0) changes.forget()
    })
    making.set(key, running)
    return running
  }

  const beginInTurn = (
    key: string,
    request: AnswerRequest,
    draft: () => Promise<AnswerDraft>,
  ): Promise<Made> => {
    const waits = gate
      .pass(async () => {
        const made = await (runningOf(key) ?? begin(key, request, draft))
        await packedFor(made.answer, request.headers['accept-encoding'])
        return made
      }, missed.has(key))
      .finally(() => inLine.delete(key))
    inLine.set(key, waits)
    return waits
  }

  const knownOf = (key: string): KeptAnswer | undefined => {
    const known = current() ? kept.get(key) : undefined
    if (known) asked.add(key)
    return known
  }
  /** What somebody else has made, or is making. */
  const runningOf = (key: string): Promise<Made> | undefined => {
    const known = knownOf(key)
    return known ? Promise.resolve({ answer: known, until: Infinity }) : making.get(key)
  }

  /** The answer as it is now, or as it was at some time since it was asked for. */
  const answerTo = async (
    key: string,
    request: AnswerRequest,
    draft: () => Promise<AnswerDraft>,
  ): Promise<KeptAnswer> => {
    const asked = changes.count()
    const waits = !request.forPage
    for (;;) {
      const known = knownOf(key)
      const running = known ? undefined : (making.get(key) ?? (waits ? inLine.get(key) : undefined))
      if (known || running) counts.hits++
      if (known) return known
      const { answer, until } = await (running ?? (waits ? beginInTurn : begin)(key, request, draft))
      if (asked < until) return answer
    }
  }

  return {
    get: (url, accepted) => {
      const known = knownOf(url)
      if (!known || known.viewed !== null || !formFor(known, accepted)) return null
      counts.hits++
      return known
    },
    has: (key) => making.has(key) || inLine.has(key) || missed.has(key) || (current() && kept.has(key)),
    through: async (request, draft, key = request.url) => {
      const answer = await answerTo(key, request, draft)
      // A page is made of what it asks the API for.
      madeOf(...answer.tags)
      return packedFor(answer, request.headers['accept-encoding'])
    },
    drop: (tags) => {
      changes.add(tags)
      if (tags) for (const key of tagged.keysOf(tags)) kept.delete(key)
      else kept.clear()
    },
    counts,
  }
}

/** What an answer says under this name; undefined when nothing. */
export function headerOf({ bare }: KeptAnswer, name: string): string | undefined {
  const at = bare.indexOf(name)
  return at < 0 ? undefined : bare[at + 1]
}

/** The form to send to who takes these codings; null when that one has not been made. */
export function formFor({ plain, packed }: KeptAnswer, accepted: string | undefined): Form | null {
  const coding = packed ? encodingFor(accepted) : 'identity'
  if (coding === 'identity') return plain
  const form = packed?.get(coding)
  return form && !(form instanceof Promise) ? form : null
}

function answerOf(route: string, draft: AnswerDraft, tags: readonly string[]): KeptAnswer {
  const { status = 200, headers, body, viewed = null, effort = 'best' } = draft
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
  const several = draft.packed ? draft.packed.size > 0 : bytes.length >= WORTH_COMPRESSING
  const packed: KeptAnswer['packed'] = several ? new Map() : null
  const bare = Object.entries({ ...headers, etag, ...(packed && { vary: 'accept-encoding' }) }).flat()
  const plain = { body: bytes.toString('latin1'), headers: bare }
  for (const [coding, form] of draft.packed ?? []) packed?.set(coding, packedForm(bare, coding, form))
  return { route, status, etag, bare, plain, effort, packed, viewed, tags }
}

const packedForm = (headers: readonly string[], coding: string, bytes: Buffer): Form => ({
  body: bytes.toString('latin1'),
  headers: [...headers, 'content-encoding', coding],
})

/** The answer, with the form for these codings; whoever comes while that is made waits for the same. */
async function packedFor(answer: KeptAnswer, accepted: string | undefined): Promise<KeptAnswer> {
  const { plain, packed, effort } = answer
  const coding = encodingFor(accepted)
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
