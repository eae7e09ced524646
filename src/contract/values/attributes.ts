import { z } from 'zod'
import { fold } from '../spanish/spanish.ts'
import { validation } from '../texts/server.ts'
import { boolSchema, isLonger, normalizedText } from './schemas.ts'

/** Values of what an administrator defined, such as 'acepta tarjeta'. */

/** The kinds of value, and what people call them. */
export const attributeTypes = [
  ['si_no', 'Sí o no'],
  ['lista', 'Una opción de una lista'],
  ['varias', 'Varias opciones de una lista'],
  ['numero', 'Número'],
  ['texto', 'Texto corto'],
] as const
export type AttributeType = (typeof attributeTypes)[number][0]

/** The kinds whose values are options of a list. */
export const withOptions: ReadonlySet<string> = new Set<AttributeType>(['lista', 'varias'])

/** What a value has to be. */
export interface Definition {
  readonly slug: string
  readonly tipo: AttributeType
  readonly opciones: readonly string[]
}

export type AttributeValue = boolean | number | string | readonly string[]
export type Attributes = Readonly<Record<string, AttributeValue>>

const MOST = 1000
const MAX = 255

/** Returns the schema of a request's values by slug. What each may be depends on its definition: see `readAttribute`. */
export const attributesSchema = (): z.ZodType<Readonly<Record<string, unknown>>> =>
  z.preprocess(
    (value) => value ?? {},
    z
      .record(z.string(), z.unknown(), validation.notAttributes)
      .refine((values) => Object.keys(values).length <= MOST, validation.tooMany(MOST)),
  )

/** The values as answers have them. */
export const shownAttributes: z.ZodType<Attributes> = z.record(
  z.string(),
  z.union([z.boolean(), z.number(), z.string(), z.array(z.string())]),
)

/** A value as it is stored, null to remove it; or what is wrong with it. */
export type ReadAttribute = { readonly value: AttributeValue | null } | { readonly wrong: string }

/** Reads a sent value by its definition. Empty removes it. */
export function readAttribute(definition: Definition, sent: unknown): ReadAttribute {
  const value = typeof sent === 'string' ? sent.trim() : sent
  if (value === null || value === undefined || value === '') return { value: null }
  return readers[definition.tipo](value, definition.opciones)
}

const readers: Record<AttributeType, (value: unknown, options: readonly string[]) => ReadAttribute> = {
  si_no: (value) => {
    const { data } = boolSchema().safeParse(
      typeof value === 'string' ? (WORDS[fold(value.slice(0, 5))] ?? value) : value,
    )
    return data === undefined ? { wrong: validation.notBoolean } : { value: data }
  },
  numero: (value) => {
    const number = typeof value === 'string' && NUMBER.test(value.slice(0, 51)) ? Number(value) : value
    if (typeof number !== 'number' || !Number.isFinite(number)) return { wrong: validation.notNumber }
    // Both databases give this many digits back.
    return { value: Number(number.toPrecision(15)) }
  },
  texto: (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return { wrong: validation.notText }
    if (String(value).length > 3 * MAX) return { wrong: validation.tooLong(MAX) }
    const text = normalizedText(String(value))
    return isLonger(text, MAX) ? { wrong: validation.tooLong(MAX) } : { value: text || null }
  },
  lista: (value, options) => {
    const option = optionOf(options, value)
    return option === undefined ? { wrong: validation.notOption } : { value: option }
  },
  varias: (value, options) => {
    const sent: unknown[] = Array.isArray(value) ? value.slice(0, MOST) : [value]
    const chosen = new Set(sent.map((one) => optionOf(options, one)))
    if (chosen.has(undefined)) return { wrong: validation.notOption }
    const inOrder = options.filter((option) => chosen.has(option))
    return { value: inOrder.length > 0 ? inOrder : null }
  },
}

const WORDS: Readonly<Record<string, boolean>> = { si: true, no: false }
const NUMBER = /^[+-]?(?:\d{1,50}(?:\.\d{0,50})?|\.\d{1,50})(?:e[+-]?\d{1,3})?$/i

/** Returns the option that a text means, as Spanish compares. */
function optionOf(options: readonly string[], value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return text.length > 3 * MAX ? undefined : options.find((option) => fold(option) === fold(text))
}
