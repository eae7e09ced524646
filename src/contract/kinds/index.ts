import { isEqual } from '../values/same.ts'
import { attributesTraits } from './attributes.ts'
import { boolTraits } from './bool.ts'
import { choiceTraits } from './choice.ts'
import { dateTraits } from './date.ts'
import { emailTraits } from './email.ts'
import { exceptionsTraits } from './exceptions.ts'
import type { Field, FieldKind } from './field.ts'
import { hoursTraits } from './hours.ts'
import { imageTraits } from './image.ts'
import { imagesTraits } from './images.ts'
import { integerTraits } from './integer.ts'
import { momentoTraits } from './momento.ts'
import { moneyTraits } from './money.ts'
import { optionsTraits } from './options.ts'
import { pdfTraits } from './pdf.ts'
import { phonesTraits } from './phones.ts'
import { pointTraits } from './point.ts'
import { refTraits } from './ref.ts'
import { refsTraits } from './refs.ts'
import { richTextTraits } from './richText.ts'
import type { Traits } from './traits.ts'
import { urlTraits } from './url.ts'
import { zoneTraits } from './zone.ts'

/** Every kind of field: the constructors that resource descriptions use, and the traits that generic code asks for. */

export { attributes } from './attributes.ts'
export { bool } from './bool.ts'
export { choice, optionalChoice } from './choice.ts'
export { date } from './date.ts'
export { email, requiredEmail } from './email.ts'
export { exceptions } from './exceptions.ts'
export { hours } from './hours.ts'
export { image } from './image.ts'
export { images } from './images.ts'
export { counter, optionalInteger, order } from './integer.ts'
export { longText, requiredLongText } from './longText.ts'
export { momento } from './momento.ts'
export { money } from './money.ts'
export { options } from './options.ts'
export { pdf } from './pdf.ts'
export { phones } from './phones.ts'
export { point } from './point.ts'
export { ref } from './ref.ts'
export { refs } from './refs.ts'
export { richText } from './richText.ts'
export { slug } from './slug.ts'
export { tel } from './tel.ts'
export { optionalText, state, text } from './text.ts'
export { url } from './url.ts'
export { optionalZone, zone } from './zone.ts'

const traits = {
  text: {},
  longText: {},
  richText: richTextTraits,
  slug: {},
  integer: integerTraits,
  momento: momentoTraits,
  money: moneyTraits,
  bool: boolTraits,
  email: emailTraits,
  tel: {},
  url: urlTraits,
  zone: zoneTraits,
  image: imageTraits,
  pdf: pdfTraits,
  ref: refTraits,
  refs: refsTraits,
  point: pointTraits,
  hours: hoursTraits,
  exceptions: exceptionsTraits,
  date: dateTraits,
  phones: phonesTraits,
  images: imagesTraits,
  choice: choiceTraits,
  options: optionsTraits,
  attributes: attributesTraits,
} as const satisfies Record<FieldKind, Traits>

export const traitsOf = ({ kind }: Pick<Field, 'kind'>): Traits => traits[kind]

type KindsWith<T extends keyof Traits> = {
  [K in FieldKind]: (typeof traits)[K] extends Record<T, object | true> ? K : never
}[FieldKind]

/** The kinds whose value names a stored file, and those whose value names several. */
export type FileKind = KindsWith<'file'>
export type FilesKind = KindsWith<'files'>
/** The kinds whose value is a list or an object; of them, those in several columns and those in rows of a table. */
export type CompositeKind = KindsWith<'composite'>
export type ColumnsKind = KindsWith<'columns'>
export type RowsKind = KindsWith<'rows'>
/** The ends of those columns' names. */
export type ColumnPart = (typeof traits)[ColumnsKind]['columns'][number]
/** The kinds whose value is HTML. */
export type HtmlKind = KindsWith<'html'>

export const isFile = (field: Field): boolean => traitsOf(field).file !== undefined
/** Whether a value names stored files, one or several. */
export const hasFiles = (field: Field): boolean => isFile(field) || traitsOf(field).files !== undefined
export const isHtml = (field: Field): boolean => traitsOf(field).html === true

/** Whether two values of a field are the same. */
export const isSame = (field: Field, one: unknown, other: unknown): boolean =>
  (traitsOf(field).same ?? isEqual)(one, other)

/** Returns the names of the columns that store a field; none where it is rows of a table of its own. */
export function columnsOf(name: string, field: Field): string[] {
  const { columns, rows } = traitsOf(field)
  if (rows) return []
  return columns ? columns.map((part) => `${name}_${part}`) : [name]
}
