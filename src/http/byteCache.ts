import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/**
 * Answers kept as bytes until content changes. A key is made once, however many ask for it at the same time; one that
 * was begun before a change is never kept after it.
 */

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  readonly br: Buffer | null
  readonly gzip: Buffer | null
  /** The record that a reader of this answer has seen. */
  readonly viewed: number | null
}

export interface Draft {
  readonly status?: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly viewed?: number
  /** Seconds after which it is made anew; without it, only a change of content drops it. */
  readonly seconds?: number
}

export interface ByteCache {
  /** The kept answer, or null. */
  readonly get: (key: string) => Answer | null
  readonly through: (key: string, make: () => Promise<Draft>) => Promise<Answer>
  readonly clear: () => void
}

const WORTH_COMPRESSING = 600

export function createByteCache(maxBytes: number): ByteCache {
  const kept = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: (answer, key) =>
      1000 + key.length + answer.body.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0),
  })
  const making = new Map<string, Promise<Answer>>()
  let generation = 0

  const make = async (key: string, draft: () => Promise<Draft>): Promise<Answer> => {
    const begun = generation
    const { seconds, ...made } = await draft()
    const answer = await complete(made)
    if (begun === generation && answer.status < 500)
      kept.set(key, answer, seconds ? { ttl: seconds * 1000 } : {})
    return answer
  }

  return {
    get: (key) => kept.get(key) ?? null,
    through: (key, draft) => {
      const known = kept.get(key)
      if (known) return Promise.resolve(known)
      const under = `${generation} ${key}`
      const running = making.get(under) ?? make(key, draft).finally(() => making.delete(under))
      making.set(under, running)
      return running
    },
    clear: () => {
      generation++
      kept.clear()
    },
  }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

async function complete({ status = 200, headers, body, viewed }: Draft): Promise<Answer> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const small = bytes.length < WORTH_COMPRESSING
  return {
    status,
    headers,
    body: bytes,
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    br: small ? null : await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: small ? null : await gzip(bytes, { level: 6 }),
    viewed: viewed ?? null,
  }
}

/** Sends an answer: compressed as the browser takes it, 304 when the browser has it. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.headers(answer.headers)
  reply.header('etag', answer.etag)
  const known = request.headers['if-none-match']
  if (known && answer.status === 200 && matches(known, answer.etag)) return reply.code(304).send()
  reply.code(answer.status)
  if (!answer.gzip) return reply.send(answer.body)
  reply.header('vary', 'accept-encoding')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (answer.br && accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(answer.br)
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.body)
}

/** Weak comparison (RFC 9110, 13.1.2). */
const matches = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

const accepts = (header: string, coding: string): boolean =>
  header.includes(coding) && !new RegExp(`${coding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header)
