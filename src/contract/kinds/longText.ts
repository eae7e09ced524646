import { requiredTextSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import { optionalText, type TextOptions, text } from './text.ts'

/** Several lines, optional. */
export const longText = (label: string, max: number, options: TextOptions = {}): Field<string | null> => ({
  ...optionalText(label, max, options),
  kind: 'longText',
})

/** Several lines, required. */
export const requiredLongText = (label: string, max: number): Field<string> => ({
  ...text(label, max),
  kind: 'longText',
  schema: requiredTextSchema(max),
})
