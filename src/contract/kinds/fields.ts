import type { z } from 'zod'
import { fold } from '../spanish/spanish.ts'
import { emailKey } from '../values/email.ts'
import * as value from '../values/schemas.ts'

/** The kinds of field a resource is described with: what may arrive, what is kept, and how a form labels it. */

export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'slug'
  | 'integer'
  | 'money'
  | 'bool'
  | 'email'
  | 'tel'
  | 'url'
  | 'image'
  | 'pdf'
  | 'ref'

export interface Field<T = unknown> {
  readonly kind: FieldKind
  readonly label: string
  /** Takes what arrives, gives what is kept. Files are not parsed here: their value is a stored name. */
  readonly schema: z.ZodType<T>
  readonly required: boolean
  /** What a new record gets when the field is absent. */
  readonly initial?: T
  readonly max?: number
  readonly min?: number
  readonly step?: number
  /** Folded copy in `<field>_key`: for order and for uniqueness, as Spanish compares. */
  readonly keyed?: true
  /** How that copy is made, where Spanish does not decide what is equal. */
  readonly keyFrom?: (text: string) => string
  readonly unique?: true
  /** Lists' `?q=` looks here. */
  readonly searched?: true
  /** A slug's source field. */
  readonly from?: string
  /** Slugs that the site's own addresses take. */
  readonly reserved?: readonly string[]
  /** A reference's resource, and the name under which answers carry what it points to. */
  readonly to?: string
  readonly shownAs?: string
  /** A reference's first option, and what lists say of one to none. */
  readonly placeholder?: string
  readonly none?: string
  /** What lists call yes and no. */
  readonly states?: readonly [yes: string, no: string]
  /** What lists call each value of a field that takes only these. */
  readonly valueLabels?: Readonly<Record<string, string>>
  /** The one of them that asks for nobody's attention. */
  readonly good?: string
  /** A PDF's first page: the field that keeps its picture. */
  readonly cover?: string
  /** A picture's folder has `foto.jpg` for records without one. */
  readonly fallbackImage?: true
  /** A file's limit in bytes. */
  readonly maxBytes?: number
  /** The name under which a file arrives, when it is not the field's own. */
  readonly upload?: string
  /** Small print under the input. */
  readonly help?: string
  /** What the site says while the field is empty: it stands in the form, and saved unchanged it leaves the field empty. */
  readonly original?: string
}

/** The copy of a keyed field's text by which it is ordered and compared. */
export const keyOf = ({ keyFrom = fold }: Field, text: string): string => keyFrom(text)

type Options = Partial<Pick<Field, 'keyed' | 'unique' | 'searched' | 'help' | 'original'>>
const INT = 2_147_483_647
const MB = 1024 * 1024

/** What a picture may weigh. */
export const IMAGE_BYTES = 10 * MB

/** A name or title of 1 (or `min`) to `max` characters, required. */
export const text = (
  label: string,
  max: number,
  options: Options & { min?: number } = {},
): Field<string> => ({
  kind: 'text',
  label,
  max,
  required: true,
  searched: true,
  schema: value.requiredName(max, options.min),
  ...options,
})

/** Text that may be empty (null). */
export const optionalText = (label: string, max: number, options: Options = {}): Field<string | null> => ({
  kind: 'text',
  label,
  max,
  required: false,
  initial: null,
  searched: true,
  schema: value.optionalText(max),
  ...options,
})

/** Several lines, optional. */
export const longText = (label: string, max: number, options: Options = {}): Field<string | null> => ({
  ...optionalText(label, max, options),
  kind: 'longText',
})

/** Several lines, required. */
export const requiredLongText = (label: string, max: number): Field<string> => ({
  ...text(label, max),
  kind: 'longText',
  schema: value.requiredText(max),
})

/** HTML from the editor, sanitised by the domain; at most 500 KB. */
export const richText = (
  label: string,
  options: Pick<Field, 'original'> = {},
): Field<string> & { readonly kind: 'richText' } => ({
  kind: 'richText',
  label,
  ...options,
  required: false,
  initial: '',
  max: 500_000,
  schema: value.htmlText(500_000),
})

/** The record's readable address, made from `from` when it is not typed; unique. */
export const slug = (from: string, reserved?: readonly string[]): Field<string> => ({
  kind: 'slug',
  label: 'Slug',
  required: false,
  initial: '',
  max: 255,
  unique: true,
  searched: true,
  from,
  reserved,
  schema: value.slug(255),
})

/** Whole number that counts something and is never typed by a person. */
export const counter = (label: string): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial: 0,
  min: 0,
  schema: value.integer(0, INT),
})

export const optionalInteger = (label: string): Field<number | null> => ({
  kind: 'integer',
  label,
  required: false,
  initial: null,
  min: 0,
  schema: value.optionalInteger(0, INT),
})

/** The place in lists; empty is `initial`. An update asks for at least `min`. */
export const order = (label: string, initial = 0, min = 0): Field<number> => ({
  kind: 'integer',
  label,
  required: false,
  initial,
  min,
  schema: value.integerOr(initial, min, INT),
})

/** Pesos, 0 to 99 999 999.99; kept in cents. */
export const money = (label: string): Field<number> => ({
  kind: 'money',
  label,
  required: true,
  min: 0,
  max: 99_999_999.99,
  step: 0.01,
  schema: value.money(99_999_999.99),
})

export const bool = (
  label: string,
  initial: boolean,
  states?: readonly [yes: string, no: string],
): Field<boolean> => ({
  kind: 'bool',
  label,
  states,
  required: false,
  initial,
  schema: value.bool(),
})

/** One of a few values, each with what lists call it. The product sets them by itself, the first on a new record. */
export const state = <const T extends string>(
  label: string,
  says: readonly [readonly [T, string], ...(readonly [T, string])[]],
  good: NoInfer<T>,
): Field<T> => ({
  kind: 'text',
  label,
  valueLabels: Object.fromEntries(says),
  good,
  required: false,
  initial: says[0][0],
  schema: value.oneOf(says.map(([one]) => one)),
})

export const requiredEmail = (label: string): Field<string> => ({
  kind: 'email',
  label,
  required: true,
  max: 255,
  keyed: true,
  keyFrom: emailKey,
  unique: true,
  searched: true,
  schema: value.requiredEmail(),
})

export const email = (label: string): Field<string | null> => ({
  ...optionalText(label, 255),
  kind: 'email',
  schema: value.optionalText(255, value.emailCheck),
})

export const tel = (label: string): Field<string | null> => ({
  ...optionalText(label, 30),
  kind: 'tel',
  schema: value.optionalText(30, value.telCheck),
})

export const url = (label: string): Field<string | null> => ({
  ...optionalText(label, 2048),
  kind: 'url',
  schema: value.optionalText(2048, value.urlCheck),
})

/** A picture: the kept value is the file's name. */
export const image = (
  label: string,
  options: { upload?: string; required?: boolean; fallbackImage?: true } = {},
): Field<string | null> => ({
  kind: 'image',
  label,
  required: options.required ?? false,
  initial: null,
  upload: options.upload,
  fallbackImage: options.fallbackImage,
  maxBytes: IMAGE_BYTES,
  schema: value.optionalText(255),
})

/** A PDF: the kept value is the file's path under /storage/. */
export const pdf = (label: string, options: Pick<Field, 'cover'> = {}): Field<string> => ({
  kind: 'pdf',
  label,
  ...options,
  required: true,
  maxBytes: 25 * MB,
  schema: value.requiredText(255),
})

/** Points to another record; null when to none. */
export const ref = <const O extends Pick<Field, 'shownAs' | 'placeholder' | 'none'>>(
  label: string,
  to: string,
  options: O,
): Field<number | null> & O => ({
  kind: 'ref',
  label,
  required: false,
  initial: null,
  to,
  ...options,
  schema: value.optionalInteger(1, Number.MAX_SAFE_INTEGER),
})
