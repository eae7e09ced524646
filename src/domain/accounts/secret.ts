import { createHash, randomBytes } from 'node:crypto'

/**
 * Secrets that are handed out once and stored as a hash: a session's token, a one-time link (contract.md, section 2).
 */

/** 256 random bits, as text that fits a header or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret: its SHA-256. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
