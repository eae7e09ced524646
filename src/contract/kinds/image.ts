import { imagePath } from '../paths.ts'
import { form } from '../texts/panel.ts'
import { validation } from '../texts/server.ts'
import { optionalTextSchema } from '../values/schemas.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** The most bytes of a picture. */
export const IMAGE_BYTES = 10 * 1024 * 1024

/** A picture. The value is the file's name. */
export const image = (
  label: string,
  options: { upload?: string; required?: boolean; fallbackImage?: true } = {},
): Field<string | null> => ({
  kind: 'image',
  label,
  required: options.required ?? false,
  initial: null,
  upload: options.upload,
  fallbackImage: options.fallbackImage,
  maxBytes: IMAGE_BYTES,
  schema: optionalTextSchema(255),
})

export const imageTraits = {
  file: {
    mediaType: 'image/*',
    cleared: { by: 'sin_imagen', says: '`true` quita la imagen actual.' },
    address: imagePath,
    missing: validation.imageRequired,
    unusable: validation.notImage,
    otherType: form.notImage,
    tooBig: form.imageTooBig,
    accepted: 'JPEG, PNG, WebP, GIF o AVIF, hasta 10 MB y 50 megapíxeles',
    example: 'data:image/png;base64,iVBORw0KGgo…',
  },
} as const satisfies Traits
