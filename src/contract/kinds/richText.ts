import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { withoutControls } from '../values/controls.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX_BYTES = 500_000

/** HTML of at most 500 KB. The domain removes what the editor cannot make. */
export const richText = (
  label: string,
  options: Pick<Field, 'original'> = {},
): Field<string> & { readonly kind: 'richText' } => ({
  kind: 'richText',
  label,
  ...options,
  required: false,
  initial: '',
  max: MAX_BYTES,
  schema: z.preprocess(
    (value) =>
      typeof value === 'string' && value.length <= MAX_BYTES * LONGEST_ESCAPE
        ? withoutControls(value)
        : (value ?? ''),
    z.string(validation.notText).refine(htmlFits, validation.htmlTooBig),
  ),
})

export const richTextTraits = {
  html: true,
  note: {
    contentMediaType: 'text/html',
    description:
      'Hasta 500 KB en UTF-8, donde un signo escapado (`&lt;`) cuenta como el signo. Queda lo que hace la barra del editor; lo demás se quita.',
  },
} as const satisfies Traits

/** Characters that the sanitizer escapes. */
const ESCAPES = /&(?:lt|gt|amp|quot);/g
const LONGEST_ESCAPE = '&quot;'.length

/**
 * Whether HTML has at most 500 KB in UTF-8. An escaped character counts as one byte, as in the text that a person wrote, so
 * that stored HTML is accepted when it is sent again.
 */
export function htmlFits(html: string): boolean {
  if (html.length * 3 <= MAX_BYTES) return true
  if (html.length > MAX_BYTES * LONGEST_ESCAPE) return false
  return new TextEncoder().encode(html.replace(ESCAPES, '.')).length <= MAX_BYTES
}
