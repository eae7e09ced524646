import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../../errors.ts'
import type { FileStore } from './store.ts'

export interface S3Target {
  readonly bucket: string
  /** Address of the service, without a slash at its end; the bucket is part of the path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Timeout for the first byte of an answer, and for each further part. */
const ANSWER_MS = 15_000
/** Health checks get a short timeout. */
const CHECK_MS = 3000
const RETRIES = 2
const RETRY_AFTER_SECONDS = 5

/** A file store in an S3-compatible service. An object is complete or absent, and durable once its PUT is answered. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Target): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = (method: string, path: string, init: RequestInit = {}, giveUp = patience()) =>
    giveUp.waitFor(client.fetch(`${endpoint}/${bucket}/${path}`, { method, signal: giveUp.signal, ...init }))
  const size = async (path: string) => {
    const answer = await ask('HEAD', path)
    return answer.status === 404 ? null : lengthOf(expecting(answer, 200))
  }
  return {
    put: async (path, bytes) => {
      expecting(await ask('PUT', path, { body: new Uint8Array(bytes) }), 200)
    },
    size,
    read: async (path, range) => {
      const headers = range && { headers: { range: `bytes=${range.start}-${range.end}` } }
      const giveUp = patience()
      const answer = await ask('GET', path, headers, giveUp)
      if (answer.status === 404) return null
      const parts = partsOf(expecting(answer, 200, 206), giveUp)
      return { size: totalOf(answer), stream: Readable.from(parts, { objectMode: false }) }
    },
    remove: async (path) => {
      expecting(await ask('DELETE', path), 200, 204, 404)
    },
    check: async () => {
      expecting(await ask('HEAD', '', {}, patience(CHECK_MS)), 200)
    },
  }
}

/** A timeout for everything that is awaited with it. */
interface Patience {
  readonly signal: AbortSignal
  /** Throws unavailable when the store fails or does not answer in time: the caller may try again. */
  readonly waitFor: <T>(awaited: Promise<T>) => Promise<T>
}

function patience(ms = ANSWER_MS): Patience {
  const giveUp = new AbortController()
  return {
    signal: giveUp.signal,
    waitFor: async (awaited) => {
      const timer = setTimeout(() => giveUp.abort(new Error(`No answer in ${ms} ms`)), ms)
      try {
        return await awaited
      } catch (cause) {
        throw unavailable(cause)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Streams the body. The timeout covers waiting for the store only, not the time that the reader takes. */
async function* partsOf({ body }: Response, { waitFor }: Patience): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { value, done } = await waitFor(reader.read())
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const unavailable = (cause: unknown) => new Refusal('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause })

function expecting(answer: Response, ...statuses: number[]): Response {
  if (statuses.includes(answer.status)) return answer
  const cause = new Error(`The file store answered ${answer.status} to ${new URL(answer.url).pathname}`)
  throw answer.status >= 500 || answer.status === 429 ? unavailable(cause) : cause
}

const lengthOf = (answer: Response) => Number(answer.headers.get('content-length') ?? 0)

/** `Content-Range: bytes 0-99/1234` contains the whole size; an answer without it is the whole file. */
const totalOf = (answer: Response) =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? lengthOf(answer))
