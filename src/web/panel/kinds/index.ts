import type { Field, FieldKind } from '../../../contract/kinds/field.ts'
import { boolKind } from './bool.tsx'
import { emailKind } from './email.tsx'
import { imageKind } from './image.tsx'
import { integerKind } from './integer.tsx'
import type { PanelKind } from './kind.ts'
import { longTextKind } from './longText.tsx'
import { momentoKind } from './momento.tsx'
import { moneyKind } from './money.tsx'
import { pdfKind } from './pdf.tsx'
import { refKind } from './ref.tsx'
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
}

/** Returns the components of a field's kind. */
export const panelKindOf = ({ kind }: Field): PanelKind => kinds[kind]
