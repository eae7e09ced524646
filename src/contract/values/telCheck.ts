import { validation } from '../texts/server.ts'
import type { TextCheck } from './schemas.ts'
import { telephoneParts } from './telephone.ts'

/** The longest telephone, with its signs and its extension. */
export const LONGEST_TEL = 30

/** 7 to 15 digits with the usual signs and an extension (contract.md, section 10). */
export const telCheck: TextCheck = {
  test: (text) => {
    const { number, extensions } = telephoneParts(text)
    const digits = number.replace(/\D/g, '').length
    return (
      /^\+?[\d\s().\-[\]]+$/.test(number) &&
      digits >= 7 &&
      digits <= 15 &&
      extensions.length <= 1 &&
      extensions.every((part) => /^\d{1,6}$/.test(part))
    )
  },
  message: validation.notTel,
}
