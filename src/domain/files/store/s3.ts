import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { partsOf, patience, unavailable } from './remote.ts'
import type { FileStore } from './store.ts'

export interface S3Target {
  readonly bucket: string
  /** Address of the service, without a slash at its end; the bucket is part of the path. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Health checks get a short timeout. */
const CHECK_MS = 3000
const RETRIES = 2

/** Returns a fetch that signs requests to the store's own bucket, and no others. */
export function signedFetch(target: S3Target): typeof fetch {
  const client = clientOf(target)
  const own = `${target.endpoint}/${target.bucket}/`
  return (url, init) => (String(url).startsWith(own) ? client.fetch(String(url), init) : fetch(url, init))
}

/** A file store in an S3-compatible service. An object is complete or absent, and durable once its PUT is answered. */
export function s3Store(target: S3Target): FileStore {
  const { bucket, endpoint } = target
  const client = clientOf(target)
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

const clientOf = ({ region, accessKeyId, secretAccessKey }: S3Target) =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

function expecting(answer: Response, ...statuses: number[]): Response {
  if (statuses.includes(answer.status)) return answer
  const cause = new Error(`The file store answered ${answer.status} to ${new URL(answer.url).pathname}`)
  throw answer.status >= 500 || answer.status === 429 ? unavailable(cause) : cause
}

const lengthOf = (answer: Response) => Number(answer.headers.get('content-length') ?? 0)

/** `Content-Range: bytes 0-99/1234` contains the whole size; an answer without it is the whole file. */
const totalOf = (answer: Response) =>
  Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? lengthOf(answer))
