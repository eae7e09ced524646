import { createHash, randomBytes } from 'node:crypto'

/** What is handed out once and kept as its hash alone: a session's token, a one-time link (contract.md, section 2). */

/** 256 random bits, as text for a header or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: its SHA-256. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
