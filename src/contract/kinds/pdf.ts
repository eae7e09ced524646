import { pdfPath } from '../paths.ts'
import { form } from '../texts/panel.ts'
import { validation } from '../texts/server.ts'
import { requiredTextSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** A PDF. The value is the file's path under /storage/. */
export const pdf = (label: string, options: Pick<Field, 'cover'> = {}): Field<string> => ({
  kind: 'pdf',
  label,
  ...options,
  required: true,
  maxBytes: 25 * 1024 * 1024,
  schema: requiredTextSchema(255),
})

export const pdfTraits = {
  file: {
    mediaType: 'application/pdf',
    address: (_folder, file) => pdfPath(file),
    missing: validation.fileRequired,
    unusable: validation.notPdf,
    otherType: form.notPdf,
    tooBig: form.pdfTooBig,
    accepted: 'PDF de hasta 25 MB',
    example: 'data:application/pdf;base64,JVBERi0xLjQK…',
  },
} as const satisfies Traits
