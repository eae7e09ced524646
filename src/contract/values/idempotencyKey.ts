/** The header that identifies a call that creates when it comes twice (contract.md, section 11). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key'

/** Whether a key has 1 to 100 printable characters. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(key)
