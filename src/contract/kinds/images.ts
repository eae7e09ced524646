import { form } from '../texts/panel.ts'
import { validation } from '../texts/server.ts'
import { imagesSchema, type Picture } from '../values/images.ts'
import type { Field } from './field.ts'
import { IMAGE_BYTES, imageTraits } from './image.ts'
import type { Traits } from './traits.ts'

/** Pictures in order, each with a description. The value has the files' names. */
export const images = (
  label: string,
  { most, ...options }: Pick<Field, 'group' | 'help'> & { most: number },
): Field<readonly Picture[]> & { readonly kind: 'images' } => ({
  kind: 'images',
  label,
  required: false,
  initial: [],
  most,
  maxBytes: IMAGE_BYTES,
  ...options,
  schema: imagesSchema(most),
})

export const imagesTraits = {
  composite: true,
  files: {
    mediaType: 'image/*',
    address: imageTraits.file.address,
    missing: validation.imageRequired,
    unusable: validation.notImage,
    otherType: form.notImage,
    tooBig: form.imageTooBig,
    accepted: imageTraits.file.accepted,
    example: imageTraits.file.example,
  },
} as const satisfies Traits
