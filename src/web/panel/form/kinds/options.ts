import { listOf } from '../parts.ts'
import type { FormKind } from './kind.ts'
import { textsIn } from './stored.ts'

/** A list of texts, a row each. */
export const optionsForm: FormKind = {
  shown: textsIn,
  sent: listOf,
  tidy: (value) => listOf(value).filter((text) => text.trim() !== ''),
}
