import { optionalTextSchema } from '../values/schemas.ts'
import { LONGEST_TEL, telCheck } from '../values/telCheck.ts'
import type { Field } from './field.ts'
import { optionalText, type TextOptions } from './text.ts'

export const tel = (label: string, options: TextOptions = {}): Field<string | null> => ({
  ...optionalText(label, LONGEST_TEL, options),
  kind: 'tel',
  schema: optionalTextSchema(LONGEST_TEL, telCheck),
})
