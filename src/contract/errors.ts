import { z } from 'zod'
import type { messages } from './texts/refusals.ts'

/** The closed list of error codes, shared by both sides. */
export type ErrorCode = keyof typeof messages

const fieldErrors = z.record(z.string(), z.array(z.string()).min(1))

/** Messages by field, named as in the request. */
export type FieldErrors = z.infer<typeof fieldErrors>

/** The body of every answer that is not a success (contract.md, section 1). */
export const errorBody = z
  .object({
    message: z.string().describe('Texto en español para mostrar a la persona.'),
    errors: fieldErrors.optional().describe('Mensajes por campo, con el nombre con el que llegó.'),
    success: z.literal(false).optional().describe('Solo al iniciar sesión.'),
  })
  .meta({ id: 'Error' })

export type ErrorBody = z.infer<typeof errorBody>
