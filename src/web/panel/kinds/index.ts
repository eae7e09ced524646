import type { Field, FieldKind } from '../../../contract/kinds/field.ts'
import { attributesKind } from './attributes.tsx'
import { boolKind } from './bool.tsx'
import { choiceKind } from './choice.tsx'
import { dateKind } from './date.tsx'
import { emailKind } from './email.tsx'
import { exceptionsKind } from './exceptions.tsx'
import { hoursKind } from './hours.tsx'
import { imageKind } from './image.tsx'
import { imagesKind } from './images.tsx'
import { integerKind } from './integer.tsx'
import type { PanelKind } from './kind.ts'
import { longTextKind } from './longText.tsx'
import { momentoKind } from './momento.tsx'
import { moneyKind } from './money.tsx'
import { optionsKind } from './options.tsx'
import { pdfKind } from './pdf.tsx'
import { phonesKind } from './phones.tsx'
import { pointKind } from './point.tsx'
import { refKind } from './ref.tsx'
import { refsKind } from './refs.tsx'
import { richTextKind } from './richText.tsx'
import { slugKind } from './slug.tsx'
import { telKind } from './tel.tsx'
import { textKind } from './text.tsx'
import { urlKind } from './url.tsx'
import { zoneKind } from './zone.tsx'

const kinds: Readonly<Record<FieldKind, PanelKind>> = {
  text: textKind,
  longText: longTextKind,
  richText: richTextKind,
  slug: slugKind,
  integer: integerKind,
  momento: momentoKind,
  money: moneyKind,
  bool: boolKind,
  email: emailKind,
  tel: telKind,
  url: urlKind,
  image: imageKind,
  pdf: pdfKind,
  ref: refKind,
  zone: zoneKind,
  refs: refsKind,
  point: pointKind,
  hours: hoursKind,
  exceptions: exceptionsKind,
  date: dateKind,
  phones: phonesKind,
  images: imagesKind,
  choice: choiceKind,
  options: optionsKind,
  attributes: attributesKind,
}

/** Returns the components of a field's kind. */
export const panelKindOf = ({ kind }: Field): PanelKind => kinds[kind]
