import type { Readable } from 'node:stream'

/** Stores files by path, such as `img/empresa/ab12-800x600.webp`. Disk and S3 behave alike. */
export interface FileStore {
  /** Durable when it resolves. After a crash the file is complete or absent. */
  readonly put: (path: string, bytes: Uint8Array) => Promise<void>
  /**
   * Returns the file's size in bytes, and its content from `start` to `end` (both included); null when it is missing.
   */
  readonly read: (path: string, range?: { start: number; end: number }) => Promise<StoredFile | null>
  readonly size: (path: string) => Promise<number | null>
  /** Does nothing when the file is missing. */
  readonly remove: (path: string) => Promise<void>
  /** Throws when the store does not accept files now. */
  readonly check: () => Promise<void>
}

export interface StoredFile {
  readonly size: number
  readonly stream: Readable
}

/** Returns the whole file in memory, or null. */
export async function readWhole(files: FileStore, path: string): Promise<Buffer | null> {
  const file = await files.read(path)
  return file ? Buffer.concat(await file.stream.toArray()) : null
}
