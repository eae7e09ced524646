import type { messages } from './textos.ts'

/** The closed list of what can go wrong, as both sides name it. */
export type ErrorCode = keyof typeof messages

/** Messages by field, named as in the request. */
export type FieldErrors = Record<string, string[]>

/** The body of every answer that is not a success (contract.md, section 1). */
export interface ErrorBody {
  message: string
  errors?: FieldErrors
}
