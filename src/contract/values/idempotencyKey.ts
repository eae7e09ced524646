/** The header by which a call that creates is known again when it comes twice (contract.md, section 11). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** 1 to 100 signs that can be printed. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(key)
