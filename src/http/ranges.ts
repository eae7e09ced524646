import type { FastifyRequest } from 'fastify'

/**
 * Returns the requested range of bytes, both ends included, for GET only (RFC 9110, 14.2). Several ranges, or another
 * ETag, give null: the whole file.
 */
export function rangeOf(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  if (method !== 'GET') return null
  const found = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const condition = headers['if-range']
  if (!found || (found[1] === '' && found[2] === '') || (condition !== undefined && condition !== etag))
    return null
  const [, from = '', to = ''] = found
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
