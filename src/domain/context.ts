import type { Mailer } from './background/mailer.ts'
import type { Database } from './db/connect.ts'
import type { Decoder } from './files/decoding/decoder.ts'
import type { FileStore } from './files/store/store.ts'
import type { HtmlCleaner } from './texts/richText.ts'

/** What the domain is given: where data and files are, what time it is, whom to tell. */
export interface Context {
  readonly database: Database
  readonly files: FileStore
  readonly html: HtmlCleaner
  readonly decoder: Decoder
  readonly clock: () => Date
  readonly mailer: Mailer
  /** The site's own address, without a slash at its end. */
  readonly address: () => string
  /** Makes a backup and tries it out, beside this process; null when none is wanted. */
  readonly backUp: ((signal: AbortSignal) => Promise<void>) | null
  /**
   * Called after a write of public content and before the writer is answered, whether it was committed or may have been,
   * with the tags of what it changed (cacheTags.ts).
   */
  readonly changed: (tags: readonly string[]) => void
  /** A line for the operator of what was done in the background. */
  readonly log: (what: object, message: string) => void
  /** What failed in the background, for the operator; and the request that wanted it, if there was one. */
  readonly report: (error: unknown, what: string, requestId?: string | null) => void
}
