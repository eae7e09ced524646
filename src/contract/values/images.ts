import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { checkedText, optionalTextSchema } from './schemas.ts'

/** A picture of several: its stored file's name, and what it shows for those who do not see it. */
export interface Picture {
  readonly foto: string
  readonly alt: string | null
}

const MAX = 255

/** Returns the schema of pictures in order; empty is none. A new picture's name is empty: its bytes travel apart. */
export const imagesSchema = (most: number): z.ZodType<readonly Picture[]> =>
  z.preprocess(
    (value) => value ?? [],
    z
      .array(
        z.object(
          { foto: checkedText(MAX), alt: z.preprocess((alt) => alt ?? null, optionalTextSchema(MAX)) },
          validation.notPicture,
        ),
        validation.notList,
      )
      .max(most, validation.tooMany(most)),
  )
