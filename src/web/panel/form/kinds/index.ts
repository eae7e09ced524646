import type { Field, FieldKind } from '../../../../contract/kinds/field.ts'
import { attributesForm } from './attributes.ts'
import { exceptionsForm } from './exceptions.ts'
import { hoursForm } from './hours.ts'
import { imagesForm } from './images.ts'
import type { FormKind } from './kind.ts'
import { optionsForm } from './options.ts'
import { phonesForm } from './phones.ts'
import { pointForm } from './point.ts'
import { refsForm } from './refs.ts'

const kinds: Readonly<Partial<Record<FieldKind, FormKind>>> = {
  point: pointForm,
  hours: hoursForm,
  exceptions: exceptionsForm,
  images: imagesForm,
  refs: refsForm,
  phones: phonesForm,
  attributes: attributesForm,
  options: optionsForm,
}

/** Returns how a field's value stands in a form, when it is not the text of the stored one. */
export const formKindOf = ({ kind }: Field): FormKind | undefined => kinds[kind]
