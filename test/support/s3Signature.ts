import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** AWS's Signature Version 4 for S3, written a second time to check what the product sends. */

export interface Asked {
  readonly method: string
  /** The path and the query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface Key {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const CREDENTIAL = String.raw`Credential=(?<id>[^/]+)/(?<scope>(?<day>\d{8})/[^/]+/s3/aws4_request)`
const AUTHORIZATION = new RegExp(
  `^AWS4-HMAC-SHA256 ${CREDENTIAL}, ?SignedHeaders=(?<signed>[\\w;-]+), ?Signature=(?<signature>[0-9a-f]{64})$`,
)
const MOST_SKEW_MS = 15 * 60_000

/** Whether the holder of the key signed exactly this request, within a quarter of an hour of `now`. */
export function isSigned(asked: Asked, { accessKeyId, secretAccessKey }: Key, now: Date): boolean {
  const {
    id,
    scope = '',
    day,
    signed = '',
    signature,
  } = AUTHORIZATION.exec(headerOf(asked, 'authorization'))?.groups ?? {}
  const at = headerOf(asked, 'x-amz-date')
  const names = signed.split(';')
  const needed = ['host', ...Object.keys(asked.headers).filter((name) => name.startsWith('x-amz-'))]
  if (id !== accessKeyId || !at.startsWith(`${day}T`) || !needed.every((name) => names.includes(name)))
    return false
  if (Math.abs(timeOf(at) - now.getTime()) > MOST_SKEW_MS) return false
  const toSign = ['AWS4-HMAC-SHA256', at, scope, hashOf(canonical(asked, names))].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((before, part) => hmac(before, part).digest(), `AWS4${secretAccessKey}`)
  return hmac(key, toSign).digest('hex') === signature
}

function canonical(asked: Asked, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(asked.url, 'http://s3.invalid')
  const query = [...searchParams].map((pair) => pair.map(encode).join('=')).sort()
  return [
    asked.method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${headerOf(asked, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headerOf(asked, 'x-amz-content-sha256'),
  ].join('\n')
}

const headerOf = ({ headers }: Asked, name: string): string => String(headers[name] ?? '')
const timeOf = (at: string): number =>
  Date.parse(at.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
