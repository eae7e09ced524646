import type { Field } from '../../../contract/kinds/field.ts'
import { traitsOf } from '../../../contract/kinds/index.ts'
import { form as texts } from '../../../contract/texts/panel.ts'

/** Returns the message for a chosen file whose size or declared type is wrong; otherwise null. */
export function fileRefusal(field: Field, chosen: File): string | null {
  const traits = traitsOf(field)
  const file = traits.file ?? traits.files
  if (!file) return null
  if (!isOfType(chosen.type, file.mediaType)) return file.otherType
  if (chosen.size === 0) return texts.emptyFile
  return chosen.size > (field.maxBytes ?? Number.POSITIVE_INFINITY) ? file.tooBig : null
}

const isOfType = (type: string, taken: string): boolean =>
  taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken
