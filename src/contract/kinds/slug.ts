import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { checkedText, textOrNull } from '../values/schemas.ts'
import type { Field } from './field.ts'

const MAX = 255

/**
 * A record's unique readable address: letters without accents, digits and single hyphens, in lower case. The server makes an
 * empty one from the field `from`.
 */
export const slug = (from: string, reserved?: readonly string[]): Field<string> => ({
  kind: 'slug',
  label: 'Slug',
  required: false,
  initial: '',
  max: MAX,
  unique: true,
  searched: true,
  from,
  reserved,
  schema: z.preprocess(
    (value) => {
      const text = textOrNull(value, MAX) ?? ''
      return typeof text === 'string' && text.length <= MAX ? text.toLowerCase() : text
    },
    checkedText(MAX, {
      test: (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(text),
      message: validation.notSlug,
    }),
  ),
})
