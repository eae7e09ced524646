import { z } from 'zod'
import { fold } from '../spanish/spanish.ts'
import { validation } from '../texts/server.ts'
import { requiredTextSchema } from './schemas.ts'

const MAX = 255

/** Returns the schema of a list of texts, none twice as Spanish compares; empty is none. */
export const optionsSchema = (most: number): z.ZodType<readonly string[]> =>
  z.preprocess(
    (value) => value ?? [],
    z
      .array(requiredTextSchema(MAX), validation.notList)
      .max(most, { error: validation.tooMany(most), abort: true })
      .superRefine((texts, context) => {
        const seen = new Set<string>()
        for (const [index, text] of texts.entries()) {
          if (seen.has(fold(text)))
            context.addIssue({ code: 'custom', path: [index], message: validation.repeatedOption })
          seen.add(fold(text))
        }
      }),
  )
