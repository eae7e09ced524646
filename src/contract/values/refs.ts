import { z } from 'zod'
import { validation } from '../texts/server.ts'
import { integerSchema } from './schemas.ts'

/** References to several records: ids, or objects with one. */

export interface Ref {
  readonly id: number
}

/** More than any field takes; how many it takes is counted once repeats have fallen away. */
const MOST_SENT = 500

/** Returns the schema of references; empty is none. */
export const refsSchema = (): z.ZodType<readonly Ref[]> =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.map(asRef) : (value ?? [])),
    z
      .array(z.object({ id: integerSchema(1, Number.MAX_SAFE_INTEGER) }), validation.notList)
      .max(MOST_SENT, validation.tooMany(MOST_SENT)),
  )

/** What a request may say. */
export const sentRefs = z.array(z.union([z.int().min(1), z.looseObject({ id: z.int().min(1) })])).nullable()

const asRef = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? value : { id: value }
