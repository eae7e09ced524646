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
const RETRIES = 2
const RETRY_AFTER_SECONDS = 5

/** Files in an S3-compatible store. An object is whole or not there, and durable once its PUT is answered. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Target): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = (method: string, path: string, init: RequestInit = {}) =>
    asking(() =>
      client.fetch(`${endpoint}/${bucket}/${path}`, {
        method,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...init,
      }),
    )
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
      expecting(await ask('HEAD', ''), 200)
    },
  }
}

/** Not reached, or not answered in time: the caller may try again. */
async function asking(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (cause) {
    throw unavailable(cause)
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
