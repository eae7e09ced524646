import { createHash, randomBytes } from 'node:crypto'

/** What an upload becomes before anything is stored. */
export interface PreparedFile {
  /** What the record keeps. */
  readonly name: string
  /** The files to store, by path. */
  readonly files: readonly { path: string; bytes: Uint8Array }[]
}

/** Says, in Spanish, why a file was not taken. */
export class UnusableFile extends Error {}

/** A name for these bytes, of which no two uploads share one: each record owns its files (docs/decisions/0003). */
export const hashOfFile = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16) + randomBytes(3).toString('hex')
