import { randomUUID } from 'node:crypto'
import { Refusal } from '../../domain/index.ts'
import { decodeDataUrl, isDataUrl } from './dataUrl.ts'

/**
 * Parses JSON of up to 36 MB without blocking the thread. A first pass checks that the JSON is small and shallow apart
 * from its texts, because 36 MB of `[` take seconds to parse. Texts longer than any field never become strings: a
 * data-URL is decoded in place, and any other is refused for its length, for which its beginning is enough.
 */

const KB = 1024
const MB = 1024 * KB
/** The limit of a whole call without a file (contract.md, section 7). */
const MOST_STRUCTURE = 64 * KB
const DEEPEST = 64
/** In bytes of JSON. The longest text is HTML of 500 KB, with up to six bytes for an escaped character. */
export const LONGEST_TEXT = 4 * MB
/** For all shorter texts together. */
const MOST_TEXT = 16 * MB

const QUOTE = 0x22
const BACKSLASH = 0x5c
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The position of a text, without its quotes. */
type Span = readonly [start: number, end: number]

/**
 * Returns the parsed value. A long data-URL becomes its bytes. Overwrites `bytes`. Throws
 * bad_request, too_large.
 */
export async function parseJson(bytes: Buffer): Promise<unknown> {
  const long = longTexts(bytes)
  const mark = randomUUID()
  const pieces: Buffer[] = []
  let end = 0
  for (const [index, span] of long.entries()) {
    pieces.push(bytes.subarray(end, span[0]), Buffer.from(mark + index))
    end = span[1]
  }
  pieces.push(bytes.subarray(end))
  const rest = pieces.length > 1 ? Buffer.concat(pieces) : bytes
  if (rest.length > MOST_TEXT) throw new Refusal('too_large')
  const value = parsed(rest)
  if (long.length > 0)
    await putBack(value, async (text) => {
      const span = text.startsWith(mark) && long[Number(text.slice(mark.length))]
      return span ? longValue(bytes.subarray(...span)) : text
    })
  return value
}

/** Replaces every text within a value. */
async function putBack(value: unknown, make: (text: string) => Promise<unknown>): Promise<void> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value))
    if (typeof one === 'string') Reflect.set(value, name, await make(one))
    else await putBack(one, make)
}

/** Returns what a text says as JSON, if it is a list, an object or null, and small enough; otherwise the text. */
export function jsonIn(text: string): unknown {
  if (!/^(?:[[{]|null$)/.test(text.slice(0, 5).trim())) return text
  try {
    const bytes = Buffer.from(text)
    return longTexts(bytes).length > 0 ? text : parsed(bytes)
  } catch {
    return text
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch (cause) {
    throw new Refusal('bad_request', { cause })
  }
}

/** Returns the value of a text that is longer than any field. */
export const longValue = async (text: Buffer): Promise<string | Buffer> =>
  isDataUrl(text) ? decodeDataUrl(text) : text.toString('latin1', 0, LONGEST_TEXT + 1)

/**
 * Returns the texts that are longer than any field. Throws when there is too much besides texts, or when it is nested
 * too deep.
 */
function longTexts(bytes: Buffer): Span[] {
  const long: Span[] = []
  let structure = 0
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    if (++structure > MOST_STRUCTURE) throw new Refusal('too_large')
    const byte = bytes[at]
    if (byte === QUOTE) {
      const end = endOfText(bytes, at + 1)
      if (end - at - 1 > LONGEST_TEXT) long.push([at + 1, end])
      at = end
    } else if (byte === ARRAY || byte === OBJECT) depth++
    else if (byte === ARRAY_END || byte === OBJECT_END) depth--
    if (depth > DEEPEST) throw new Refusal('bad_request')
  }
  return long
}

/** Checks this many bytes one by one; a native search finds the end of a longer text. */
const NEAR = 512

function endOfText(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length) {
    for (const near = at + NEAR; at < near; at++) {
      if (bytes[at] === QUOTE) return at
      if (bytes[at] === BACKSLASH) at++
    }
    const quote = bytes.indexOf(QUOTE, at)
    if (quote < 0) break
    let slashes = 0
    while (quote - slashes > at && bytes[quote - slashes - 1] === BACKSLASH) slashes++
    if (slashes % 2 === 0) return quote
    at = quote + 1
  }
  throw new Refusal('bad_request')
}
