import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { withoutControls } from '../values/controls.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX_BYTES = 500_000

/** HTML from the editor, as it arrives or as it was kept, at most 500 KB; the domain decides what may stay in it. */
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

/** The signs that cleaning escapes, as they are kept. */
const ESCAPES = /&(?:lt|gt|amp|quot);/g
const LONGEST_ESCAPE = '&quot;'.length

/**
 * Whether HTML is no longer than it may be, in bytes of UTF-8, where an escaped sign counts like the sign: as the text of
 * a person it is no longer, and what is kept of a text that was taken is taken again.
 */
export function htmlFits(html: string): boolean {
  if (html.length * 3 <= MAX_BYTES) return true
  if (html.length > MAX_BYTES * LONGEST_ESCAPE) return false
  return new TextEncoder().encode(html.replace(ESCAPES, '.')).length <= MAX_BYTES
}
