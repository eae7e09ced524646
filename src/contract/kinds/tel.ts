import { validation } from '../texts/server.ts'
import { optionalTextSchema, type TextCheck } from '../values/schemas.ts'
import { telephoneParts } from '../values/telephone.ts'
import type { Field } from './field.ts'
import { optionalText } from './text.ts'

const MAX = 30

export const tel = (label: string): Field<string | null> => ({
  ...optionalText(label, MAX),
  kind: 'tel',
  schema: optionalTextSchema(MAX, telCheck),
})

/** 7 to 15 digits with the usual signs and an extension (contract.md, section 10). */
const telCheck: TextCheck = {
  test: (text) => {
    const { number, extensions } = telephoneParts(text)
    const digits = number.replace(/\D/g, '').length
    return (
      /^\+?[\d\s().\-[\]]+$/.test(number) &&
      digits >= 7 &&
      digits <= 15 &&
      extensions.length <= 1 &&
      extensions.every((part) => /^\d{1,6}$/.test(part))
    )
  },
  message: validation.notTel,
}
