import { promisify } from 'node:util'
import zlib from 'node:zlib'

/** How an answer's bytes may travel. */
export type Coding = 'identity' | 'br' | 'gzip'

/** The best coding that an `Accept-Encoding` takes. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** A coding that is named and not refused (`;q=0`). */
function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length))
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Compresses what is made once and sent often. */
export const compress = (coding: 'br' | 'gzip', bytes: Uint8Array): Promise<Buffer> =>
  coding === 'br'
    ? brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } })
    : gzip(bytes, { level: 6 })
