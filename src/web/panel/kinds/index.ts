import type { ComponentType } from 'react'
import type { FieldKind } from '../../../contract/kinds/field.ts'
import { BoolInput } from './bool.tsx'
import { EmailInput } from './email.tsx'
import { ImageInput } from './image.tsx'
import { IntegerInput } from './integer.tsx'
import { LongTextInput } from './longText.tsx'
import { MoneyInput } from './money.tsx'
import { PdfInput } from './pdf.tsx'
import type { InputProps } from './props.ts'
import { RefInput } from './ref.tsx'
import { RichTextInput } from './richText.tsx'
import { SlugInput } from './slug.tsx'
import { TelInput } from './tel.tsx'
import { ShortTextInput } from './text.tsx'
import { UrlInput } from './url.tsx'

/** How each kind of field is asked for. */
export const inputs: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  text: ShortTextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  slug: SlugInput,
  integer: IntegerInput,
  money: MoneyInput,
  bool: BoolInput,
  email: EmailInput,
  tel: TelInput,
  url: UrlInput,
  image: ImageInput,
  pdf: PdfInput,
  ref: RefInput,
}
