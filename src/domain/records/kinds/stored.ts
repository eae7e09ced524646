import type { Permit } from '../../access.ts'
import type { Context } from '../../context.ts'
import type { PreparedFile } from '../../files/prepared.ts'
import type { CleanHtml } from '../../texts/richText.ts'

/** How a kind of field arrives and is stored, where that is not its value as people see it. */
export interface StoredKind {
  /** From a value to what its column holds, and back. */
  readonly toColumn?: (value: unknown) => unknown
  readonly fromColumn?: (value: unknown) => unknown
  /** A text that was sent, as it may be kept, with its pictures. Throws UnusableFile and too_many. */
  readonly clean?: (ctx: Context, permit: Permit, html: string) => Promise<CleanHtml>
  readonly file?: StoredFile
}

interface StoredFile {
  /** What is stored of the bytes that were sent. Throws UnusableFile and too_many. */
  readonly receive: (
    ctx: Context,
    permit: Permit,
    collection: string,
    bytes: Uint8Array,
  ) => Promise<PreparedFile>
  /** Where all sizes of a record's file are stored. */
  readonly paths: (collection: string, name: string) => string[]
}
