import type { ErrorCode, FieldErrors } from '../contract/errors.ts'
import { messages } from '../contract/texts/refusals.ts'

/** What the domain refuses, in its own words. Only http/ knows the status codes. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { message?: string; errors?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? messages[code], { cause: options.cause })
    this.code = code
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }
}

export const notFound = () => new Refusal('not_found')
export const invalid = (errors: FieldErrors) => new Refusal('invalid', { errors })
export const invalidField = (field: string, message: string) => invalid({ [field]: [message] })
