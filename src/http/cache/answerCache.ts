import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { collectTags, madeOf, madeOfFailed } from '../../domain/index.ts'
import type { Gate } from '../load/gate.ts'
import { createChanges, createTagged } from './cacheChanges.ts'
import type { Compression } from './contentEncoding.ts'
import { countUse, type Forms, formFor, formsOf, makeForm } from './forms.ts'

/**
 * Keeps answers as bytes until something that they show changes. Simultaneous requests share one making of a key.
 * Nobody gets an answer whose making began before a change that they may know of. Answers are compressed for the content
 * encodings that visitors request (forms.ts); those for the site's own pages are not compressed.
 */

export interface KeptAnswer extends Forms {
  /** The pattern of the answer's route. */
  readonly route: string
  readonly status: number
  readonly etag: string
  /** The id of the post whose view this answer counts; null for most answers. */
  readonly viewed: number | null
  /** The tags of what it shows (domain/changes/cacheTags.ts): a change of one of them drops it. */
  readonly tags: readonly string[]
}

export interface AnswerDraft {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly viewed?: number
  /** Forms that were compressed earlier. It gets no others; a picture has none. */
  readonly packed?: ReadonlyMap<Compression, Buffer>
  /** Seconds after which it is made again; without it, only changes drop it. */
  readonly seconds?: number
  /** It is made for every request again, because it is not for everybody. */
  readonly unkept?: boolean
}

/** What the cache needs to know of a request. */
export interface AnswerRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly routeOptions: { readonly url?: string | undefined }
  /** The request comes from a page in the making, which has had its turn at the gate. */
  readonly forPage?: true
}

export interface AnswerCache {
  /**
   * Returns the kept answer in a form for this `Accept-Encoding`, or null. An answer that counts views is null too,
   * because its handler has to run.
   */
  readonly get: (url: string, accepted: string | undefined) => KeptAnswer | null
  /** Whether a key's answer is kept, is in the making, or was dropped after it had been requested again. */
  readonly has: (key: string) => boolean
  /** Returns the kept answer of a request's address (or of `key`), or makes it. */
  readonly through: (
    request: AnswerRequest,
    make: () => Promise<AnswerDraft>,
    key?: string,
  ) => Promise<KeptAnswer>
  /** Drops the answers with one of these tags; all answers for null, when the change is unknown. */
  readonly drop: (tags: readonly string[] | null) => void
  /** Answers that were kept, and those that had to be made, so far. */
  readonly counts: { readonly hits: number; readonly misses: number }
}

const MOST_MISSED = 500
/** The memory of an answer beside its bytes, and of each of its tags. */
const [ANSWER_BYTES, TAG_BYTES] = [2000, 80]

/** An answer, and the number of the change from which on it is out of date. */
interface Made {
  readonly answer: KeptAnswer
  readonly until: number
}

export interface KeepOptions {
  /** While it returns false, no kept answer is sent, because nobody knows whether it is current. */
  readonly current?: () => boolean
  /** Bounds what visitors' requests make at a time. Requests of the site's own pages never wait. */
  readonly gate?: Pick<Gate, 'pass'>
}

const atOnce: Gate['pass'] = (work) => work()

/** `common` headers are part of every answer. */
export function createAnswerCache(
  maxBytes: number,
  common: Readonly<Record<string, string>>,
  { current = () => true, gate = { pass: atOnce } }: KeepOptions = {},
): AnswerCache {
  const tagged = createTagged()
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // The compressed forms come later, and are together smaller than the plain one.
    sizeCalculation: ({ plain, packed, tags }, key) =>
      ANSWER_BYTES + key.length + (packed ? 2 : 1) * plain.body.length + TAG_BYTES * tags.length,
    dispose: ({ tags }, key) => {
      tagged.remove(key, tags)
      if (asked.delete(key)) missed.set(key, true)
    },
  })
  /** Kept answers that were requested again, and those of them that were dropped: many requests wait for these. */
  const asked = new Set<string>()
  const missed = new LRUCache<string, true>({ max: MOST_MISSED })
  const making = new Map<string, Promise<Made>>()
  /** Answers that wait at the gate. Only visitors' requests wait for them: a page in the making holds a turn itself. */
  const queued = new Map<string, Promise<Made>>()
  const changes = createChanges()
  const counts = { hits: 0, misses: 0 }

  const make = async (key: string, route: string, draft: () => Promise<AnswerDraft>): Promise<Made> => {
    const begun = changes.count()
    const { made, of: tags } = await collectTags(draft)
    const { seconds, unkept = false, ...drafted } = made
    const answer = answerOf(route, { ...drafted, headers: { ...common, ...drafted.headers } }, tags)
    const until = changes.firstOf(tags, begun)
    if (answer.status < 500 && until === Infinity && !unkept) {
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

  const beginAtGate = (
    key: string,
    request: AnswerRequest,
    draft: () => Promise<AnswerDraft>,
  ): Promise<Made> => {
    const waits = gate
      .pass(async () => {
        const made = await (runningOf(key) ?? begin(key, request, draft))
        await makeForm(made.answer, request.headers['accept-encoding'])
        return made
      }, missed.has(key))
      .finally(() => queued.delete(key))
    queued.set(key, waits)
    return waits
  }

  const knownOf = (key: string): KeptAnswer | undefined => {
    const known = current() ? kept.get(key) : undefined
    if (known) {
      asked.add(key)
      countUse(known)
    }
    return known
  }
  /** The answer that is kept or in the making. */
  const runningOf = (key: string): Promise<Made> | undefined => {
    const known = knownOf(key)
    return known ? Promise.resolve({ answer: known, until: Infinity }) : making.get(key)
  }

  /** Returns an answer that was current at some moment after the call. */
  const answerTo = async (
    key: string,
    request: AnswerRequest,
    draft: () => Promise<AnswerDraft>,
  ): Promise<KeptAnswer> => {
    const asked = changes.count()
    const waits = !request.forPage
    for (;;) {
      const known = knownOf(key)
      const running = known ? undefined : (making.get(key) ?? (waits ? queued.get(key) : undefined))
      if (known || running) counts.hits++
      if (known) return known
      const { answer, until } = await (running ?? (waits ? beginAtGate : begin)(key, request, draft))
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
    has: (key) => making.has(key) || queued.has(key) || missed.has(key) || (current() && kept.has(key)),
    through: async (request, draft, key = request.url) => {
      const answer = await answerTo(key, request, draft).catch((error) => {
        madeOfFailed(error)
        throw error
      })
      // A page has the tags of all the answers that it is made of.
      madeOf(...answer.tags)
      await makeForm(answer, request.headers['accept-encoding'])
      return answer
    },
    drop: (tags) => {
      changes.add(tags)
      if (tags) for (const key of tagged.keysOf(tags)) kept.delete(key)
      else kept.clear()
    },
    counts,
  }
}

/** Returns the value of a header; undefined when it is missing. */
export function headerOf({ plain: { headers } }: KeptAnswer, name: string): string | undefined {
  const at = headers.indexOf(name)
  return at < 0 ? undefined : headers[at + 1]
}

function answerOf(route: string, draft: AnswerDraft, tags: readonly string[]): KeptAnswer {
  const { status = 200, headers, body, viewed = null } = draft
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
  return { route, status, etag, viewed, tags, ...formsOf(bytes, { ...headers, etag }, draft.packed) }
}
