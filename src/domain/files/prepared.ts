import { createHash, randomBytes } from 'node:crypto'

/** An upload after decoding and before anything is stored. */
export interface PreparedFile {
  /** The value that the record stores. */
  readonly name: string
  /** The files to store, by path. */
  readonly files: readonly { path: string; bytes: Uint8Array }[]
}

/** Says, in Spanish, why a file was refused. */
export class UnusableFile extends Error {}

/** Returns a name that no other upload shares, because each record owns its files (docs/decisions/0003). */
export const hashOfFile = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16) + randomBytes(3).toString('hex')
