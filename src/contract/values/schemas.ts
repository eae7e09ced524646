import { z } from 'zod'
import { validation as v } from '../texts/server.ts'
import { withoutControls } from './controls.ts'

/**
 * The kinds of value that cross the door: each schema takes what arrives (JSON or form text) and gives what is kept. Each
 * looks at a text's length before its content, and takes time in proportion to it: a body may hold 36 MB.
 */

const visible = /[^\p{Cf}\s]/u

/**
 * Trims, removes control characters save tab and line feed, and repairs lone surrogates; '' when there is nothing to be
 * seen, such as a space without width.
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

/** Whether a text has more than `max` code points: counted only where its length alone does not tell. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || codePoints(text) > max)

/** A code point is two units at most, and a line may end in two signs: what is longer still is not worth cleaning. */
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

/** A schema's error: that the value is required, or `message` when there is one. */
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

/** Signs that turn the reading direction, and those that nobody sees anywhere. */
const misleading =
  /[\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]/gu

/**
 * Joiners, variants and tags hold emoji and some scripts together. Behind a letter or sign of ours they do nothing that
 * anybody sees, save in a keycap.
 */
const idleJoiners =
  /(?<=^|[\u0300-\u036f\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\s])(?:(?!\ufe0f\u20e3)\p{Variation_Selector}|\p{Join_Control}|[\u{e0020}-\u{e007f}])+/gu

/** As `requiredTextSchema`, without signs by which a name would be read as another. */
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

/** Text that may be left empty, which is null. `check` refuses with its message. */
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

/** No number that a field takes is written longer. */
const LONGEST_NUMBER = 50
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

const numberOrNull = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? null
  const text = value.trim()
  if (text === '') return null
  return text.length <= LONGEST_NUMBER && NUMBER.test(text) ? Number(text) : value
}

/** Whole number within the bounds; text of digits is taken too. */
export function integerSchema(min: number, max: number): z.ZodType<number> {
  return z.preprocess(numberOrNull, wholeNumber(min, max))
}

/** As `integerSchema`, and empty is null. */
export function optionalIntegerSchema(min: number, max: number): z.ZodType<number | null> {
  return z.preprocess(numberOrNull, wholeNumber(min, max).nullable())
}

/** As `integerSchema`, and empty is `initial`. */
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

/** A yes or no, however a form writes it. */
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
