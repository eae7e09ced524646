import { setImmediate } from 'node:timers/promises'
import { Refusal } from '../../domain/index.ts'

/** Files that arrive as data-URLs: `data:image/png;base64,…`. */

const BEGINNING = /^data:/i
const COMMA = 0x2c
const BACKSLASH = 0x5c

/** Decodes pieces of this size and answers other requests between them. */
const PIECE = 1024 * 1024
const LONGEST_ESCAPE = '\\u002b'.length
const BASE64 = /^[\w+/-]*$/
const NO_BASE64 = /[^\w+/=-]/g

export const isDataUrl = (text: Buffer | string): boolean =>
  BEGINNING.test(typeof text === 'string' ? text : text.toString('latin1', 0, 'data:'.length))

/** Returns the bytes of a short one. Invalid base64 gives bytes that every decoder refuses. */
export const dataUrlBytes = (text: string): Buffer => Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')

/**
 * Returns the bytes of a long one, as it was sent, in JSON or not. Decodes in place, without a copy. Throws
 * bad_request.
 */
export async function decodeDataUrl(text: Buffer): Promise<Buffer> {
  let written = 0
  let left = ''
  for (let at = text.indexOf(COMMA) + 1; at < text.length; ) {
    const end = endOfPiece(text, at)
    const signs = left + base64In(text.toString('latin1', at, end))
    const whole = end === text.length ? signs.length : signs.length - (signs.length % 4)
    written += text.write(signs.slice(0, whole), written, 'base64')
    left = signs.slice(whole)
    at = end
    await setImmediate()
  }
  return text.subarray(0, written)
}

/** Returns the end of a piece, never inside an escape. */
function endOfPiece(text: Buffer, start: number): number {
  const end = start + PIECE
  if (end >= text.length) return text.length
  const tail = end - LONGEST_ESCAPE
  const inTail = text.subarray(tail, end).lastIndexOf(BACKSLASH)
  return inTail < 0 ? end : tail + inTail
}

/** Returns the base64 characters of a piece. JSON may escape `+` and `/`, and lines may be broken. */
function base64In(piece: string): string {
  if (BASE64.test(piece)) return piece
  return (piece.includes('\\') ? unescaped(piece) : piece).replace(NO_BASE64, '')
}

function unescaped(piece: string): string {
  try {
    return String(JSON.parse(`"${piece}"`))
  } catch (cause) {
    throw new Refusal('bad_request', { cause })
  }
}
