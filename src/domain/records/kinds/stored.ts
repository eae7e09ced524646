import type { Permit } from '../../access.ts'
import type { Context } from '../../context.ts'
import type { PreparedFile } from '../../files/prepared.ts'
import type { CleanHtml } from '../../texts/richText.ts'

/** How the values of a kind of field become what is stored. */
export interface StoredKind {
  /** Converts a value to its column's, and back. */
  readonly toColumn?: (value: unknown) => unknown
  readonly fromColumn?: (value: unknown) => unknown
  /** Completes a text that a person wrote with what the site knows. */
  readonly complete?: (ctx: Context, text: string) => Promise<string>
  /** Sanitizes HTML and takes its pictures out. Throws UnusableFile and too_many. */
  readonly clean?: (ctx: Context, permit: Permit, html: string) => Promise<CleanHtml>
  readonly file?: StoredFile
}

interface StoredFile {
  /** Makes the files to store from the bytes that were sent. Throws UnusableFile and too_many. */
  readonly receive: (
    ctx: Context,
    permit: Permit,
    collection: string,
    bytes: Uint8Array,
  ) => Promise<PreparedFile>
  /** Returns the paths of a stored file in all its sizes. */
  readonly paths: (collection: string, name: string) => string[]
}
