import type { Mailer } from './background/mailer.ts'
import type { CityMap } from './cityMap/cityMap.ts'
import type { Database } from './db/connect.ts'
import type { Decoder } from './files/decoding/decoder.ts'
import type { FileStore } from './files/store/store.ts'
import type { HtmlCleaner } from './texts/richText.ts'

/** What the domain is given: places of data and files, the clock, and callbacks. */
export interface Context {
  readonly database: Database
  readonly files: FileStore
  readonly html: HtmlCleaner
  readonly decoder: Decoder
  readonly cityMap: CityMap
  readonly clock: () => Date
  readonly mailer: Mailer
  /** The site's own address, without a slash at its end. */
  readonly address: () => string
  /** Makes and tries out a backup, in another process; null when no backups are wanted. */
  readonly backUp: ((signal: AbortSignal) => Promise<void>) | null
  /**
   * Called after a write of public content and before its caller is answered, with the tags of what it changed
   * (cacheTags.ts). Also called when nobody knows whether the write was committed.
   */
  readonly changed: (tags: readonly string[]) => void
  /** Writes a line about background work to the log. */
  readonly log: (what: object, message: string) => void
  /** Logs a failure in the background, with the id of the request that ordered the work, if any. */
  readonly report: (error: unknown, what: string, requestId?: string | null) => void
}
