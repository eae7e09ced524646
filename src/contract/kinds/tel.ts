import { optionalTextSchema } from '../values/schemas.ts'
import { LONGEST_TEL, telCheck } from '../values/telCheck.ts'
import type { Field } from './field.ts'
import { optionalText } from './text.ts'

export const tel = (label: string): Field<string | null> => ({
  ...optionalText(label, LONGEST_TEL),
  kind: 'tel',
  schema: optionalTextSchema(LONGEST_TEL, telCheck),
})
