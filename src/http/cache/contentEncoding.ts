import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** The content encodings of answers. */
export type ContentEncoding = 'identity' | Packing
export type Packing = 'br' | 'gzip'

/** Returns the best encoding that an `Accept-Encoding` accepts. */
export function encodingFor(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Whether the header names the encoding without refusing it (`;q=0`). */
function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const brotliAt = (quality: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })

/** `best` for bodies that are sent often; `quick`, a fifth of the work, for rare ones. */
export type Effort = 'best' | 'quick'

/** Smaller bodies are compressed in this thread, which is faster than handing them to another one. */
const SMALL = 128 * 1024

export async function compress(coding: Packing, bytes: Uint8Array, effort: Effort): Promise<Buffer> {
  const quick = effort === 'quick'
  const [br, gz] = [brotliAt(quick ? 1 : 5), { level: quick ? 1 : 6 }]
  if (quick || bytes.length <= SMALL)
    return coding === 'br' ? zlib.brotliCompressSync(bytes, br) : zlib.gzipSync(bytes, gz)
  return coding === 'br' ? brotli(bytes, br) : gzip(bytes, gz)
}
