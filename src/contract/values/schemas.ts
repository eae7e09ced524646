import { z } from 'zod'
import { validation as v } from '../texts/server.ts'
import { withoutControls } from './controls.ts'

/**
 * The kinds of value in requests: each schema takes the received value (JSON or form text) and returns the stored one.
 * Each checks a text's length before its content, and takes time in proportion to it: a body may hold 36 MB.
 */

const visible = /[^\p{Cf}\s]/u

/**
 * Trims, removes control characters save tab and line feed, and repairs lone surrogates. Returns '' when nothing is
 * visible, such as for a space without width.
 */
export function normalizedText(text: string): string {
  const clean = withoutControls(text).trim()
  return visible.test(clean) ? clean : ''
}

const codePoints = (text: string): number => {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Whether a text has more than `max` code points. Counts them only when its length in units does not decide it. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || codePoints(text) > max)

/** A code point has two units at most, and a line may end in two characters. A longer text is not worth cleaning. */
const isHopeless = (trimmed: string, max: number): boolean => trimmed.length > 3 * max

/** Normalizes a text; an empty one becomes null. Returns other values, and texts that are far too long, unchanged. */
export function textOrNull(value: unknown, max: number): unknown {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return text ?? null
  const trimmed = text.trim()
  return isHopeless(trimmed, max) ? trimmed : normalizedText(trimmed) || null
}

/** Normalizes a text before `schema` checks it. */
export const textSchema = <T>(max: number, schema: z.ZodType<T>): z.ZodType<T> =>
  z.preprocess((value) => textOrNull(value, max), schema)

/** Returns a schema's error: that the value is required when it is missing, otherwise `message`. */
export const missingOr = (message: string) => (issue: { input?: unknown }) =>
  issue.input === null || issue.input === undefined ? v.required : message

/** Required text: 1 (or `min`) to `max` code points. */
export function requiredTextSchema(max: number, min = 1): z.ZodType<string> {
  return textSchema(
    max,
    z
      .string({ error: missingOr(v.notText) })
      .refine((text) => isLonger(text, min - 1), { error: v.tooShort(min), abort: true })
      .refine((text) => !isLonger(text, max), v.tooLong(max))
      .meta({ minLength: min, maxLength: max }),
  )
}

/** Characters that turn the reading direction, and those that are invisible everywhere. */
const misleading =
  /[\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]/gu

/**
 * Joiners, variants and tags hold emoji and some scripts together. After Latin, Greek or Cyrillic letters, digits and
 * punctuation they have no visible effect, save in a keycap.
 */
const idleJoiners =
  /(?<=^|[\u0300-\u036f\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\s])(?:(?!\ufe0f\u20e3)\p{Variation_Selector}|\p{Join_Control}|[\u{e0020}-\u{e007f}])+/gu

/** Does the same as `requiredTextSchema`, and removes characters that make a name look like another. */
export function requiredNameSchema(max: number, min = 1): z.ZodType<string> {
  return z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value
      const trimmed = value.trim()
      return isHopeless(trimmed, max) ? trimmed : trimmed.replace(misleading, '').replace(idleJoiners, '')
    },
    requiredTextSchema(max, min),
  )
}

/** Optional text; empty is null. `check` refuses with its message. */
export function optionalTextSchema(max: number, check?: TextCheck): z.ZodType<string | null> {
  return textSchema(max, checkedText(max, check).nullable())
}

export interface TextCheck {
  readonly test: (text: string) => boolean
  readonly message: string
}

/** A normalized text of at most `max` code points. */
export function checkedText(max: number, check?: TextCheck) {
  const text = z
    .string({ error: missingOr(v.notText) })
    .refine((value) => !isLonger(value, max), { error: v.tooLong(max), abort: true })
    .meta({ maxLength: max })
  return check ? text.refine(check.test, check.message) : text
}

/** The longest form of a number that a field accepts. */
const LONGEST_NUMBER = 50
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

const numberOrNull = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null
  const text = value.trim()
  if (text === '') return null
  return text.length <= LONGEST_NUMBER && NUMBER.test(text) ? Number(text) : value
}

/** Whole number within the bounds; also accepts a text of digits. */
export function integerSchema(min: number, max: number): z.ZodType<number> {
  return z.preprocess(numberOrNull, wholeNumber(min, max))
}

/** Does the same as `integerSchema`; empty is null. */
export function optionalIntegerSchema(min: number, max: number): z.ZodType<number | null> {
  return z.preprocess(numberOrNull, wholeNumber(min, max).nullable())
}

/** Does the same as `integerSchema`; empty is `initial`. */
export function integerOrSchema(initial: number, min: number, max: number): z.ZodType<number> {
  return z.preprocess((value) => numberOrNull(value) ?? initial, wholeNumber(min, max))
}

const wholeNumber = (min: number, max: number) =>
  z
    .number({ error: missingOr(v.notInteger) })
    .refine(Number.isInteger, { error: v.notInteger, abort: true })
    .min(min, v.tooSmall(min))
    .max(max, v.tooBig(max))
    .meta({ type: 'integer' })

const trues = new Set<unknown>([true, 1, '1', 'true', 'on'])
const falses = new Set<unknown>([false, 0, '0', 'false', '', null])
const LONGEST_WORD = 'false'.length

/** A yes or no, in any of the forms that a request may have. */
export function boolSchema(): z.ZodType<boolean> {
  return z.preprocess(
    (value) => {
      const text = typeof value === 'string' ? value.trim() : value
      const word = typeof text === 'string' && text.length <= LONGEST_WORD ? text.toLowerCase() : text
      return trues.has(word) ? true : falses.has(word) ? false : value
    },
    z.boolean({ error: missingOr(v.notBoolean) }),
  )
}
