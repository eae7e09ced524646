import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../errors.ts'
import type { FileStore } from './store.ts'

export interface S3Target {
  readonly bucket: string
  /** Address of the service, without a slash at its end: the bucket is named in the path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const ANSWER_MS = 15_000
/** Whoever asks whether all is well does not wait for long. */
const CHECK_MS = 3000
const RETRIES = 2
const RETRY_AFTER_SECONDS = 5

/** Files in an S3-compatible store. An object is whole or not there, and durable once its PUT is answered. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Target): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = (method: string, path: string, init: RequestInit = {}, ms = ANSWER_MS) =>
    within(ms, (signal) => client.fetch(`${endpoint}/${bucket}/${path}`, { method, signal, ...init }))
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
      const answer = await ask(
        'GET',
        path,
        range && { headers: { range: `bytes=${range.start}-${range.end}` } },
      )
      if (answer.status === 404) return null
      const body = expecting(answer, 200, 206).body
      const stream = body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([])
      return { size: totalOf(answer), stream }
    },
    remove: async (path) => {
      expecting(await ask('DELETE', path), 200, 204, 404)
    },
    check: async () => {
      expecting(await ask('HEAD', '', {}, CHECK_MS), 200)
    },
  }
}

/**
 * Not reached, or not answered in time: the caller may try again. The time is that until an answer begins; how long its
 * body takes is up to whoever reads it.
 */
async function within(ms: number, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(new Error(`No answer in ${ms} ms`)), ms)
  try {
    return await ask(giveUp.signal)
  } catch (cause) {
    throw unavailable(cause)
  } finally {
    clearTimeout(timer)
  }
}

const unavailable = (cause: unknown) => new Refusal('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause })

function expecting(answer: Response, ...statuses: number[]): Response {
  if (statuses.includes(answer.status)) return answer
  const cause = new Error(`The file store answered ${answer.status} to ${new URL(answer.url).pathname}`)
  throw answer.status >= 500 || answer.status === 429 ? unavailable(cause) : cause
}

const lengthOf = (answer: Response) => Number(answer.headers.get('content-length') ?? 0)

/** `Content-Range: bytes 0-99/1234` tells the whole size; an answer without it is the whole. */
const totalOf = (answer: Response) =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? lengthOf(answer))
