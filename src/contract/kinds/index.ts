import { boolTraits } from './bool.ts'
import { emailTraits } from './email.ts'
import type { Field, FieldKind } from './field.ts'
import { imageTraits } from './image.ts'
import { integerTraits } from './integer.ts'
import { momentoTraits } from './momento.ts'
import { moneyTraits } from './money.ts'
import { pdfTraits } from './pdf.ts'
import { refTraits } from './ref.ts'
import { richTextTraits } from './richText.ts'
import type { Traits } from './traits.ts'
import { urlTraits } from './url.ts'
import { zoneTraits } from './zone.ts'

/** Every kind of field: the constructors that resource descriptions use, and the traits that generic code asks for. */

export { bool } from './bool.ts'
export { email, requiredEmail } from './email.ts'
export { image } from './image.ts'
export { counter, optionalInteger, order } from './integer.ts'
export { longText, requiredLongText } from './longText.ts'
export { momento } from './momento.ts'
export { money } from './money.ts'
export { pdf } from './pdf.ts'
export { ref } from './ref.ts'
export { richText } from './richText.ts'
export { slug } from './slug.ts'
export { tel } from './tel.ts'
export { optionalText, state, text } from './text.ts'
export { url } from './url.ts'
export { zone } from './zone.ts'

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
} as const satisfies Record<FieldKind, Traits>

export const traitsOf = ({ kind }: Pick<Field, 'kind'>): Traits => traits[kind]

type KindsWith<T extends keyof Traits> = {
  [K in FieldKind]: (typeof traits)[K] extends Record<T, object | true> ? K : never
}[FieldKind]

/** The kinds whose value names a stored file. */
export type FileKind = KindsWith<'file'>
/** The kinds whose value is HTML. */
export type HtmlKind = KindsWith<'html'>

export const isFile = (field: Field): boolean => traitsOf(field).file !== undefined
export const isHtml = (field: Field): boolean => traitsOf(field).html === true
