import type { Readable } from 'node:stream'

/** A place for files, by a path such as `img/empresa/ab12-800x600.webp`. Disk and S3 behave alike. */
export interface FileStore {
  /** Durable when it resolves: after a crash the file is whole or not there. */
  readonly put: (path: string, bytes: Uint8Array) => Promise<void>
  /** The file's size in bytes, and its content from `start` to `end` (both included); null when there is none. */
  readonly read: (path: string, range?: { start: number; end: number }) => Promise<StoredFile | null>
  readonly size: (path: string) => Promise<number | null>
  /** Does nothing when there is none. */
  readonly remove: (path: string) => Promise<void>
  /** Throws when the place does not take files now. */
  readonly check: () => Promise<void>
}

export interface StoredFile {
  readonly size: number
  readonly stream: Readable
}

/** The whole file in memory, or null. */
export async function readWhole(files: FileStore, path: string): Promise<Buffer | null> {
  const file = await files.read(path)
  return file ? Buffer.concat(await file.stream.toArray()) : null
}
