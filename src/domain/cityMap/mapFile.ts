import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The map's file as it is between two replacements. */
export interface MapVersion {
  /** Strong and in quotes (RFC 9110, 8.8.3); the same on every node that has the same file. */
  readonly etag: string
  readonly size: number
  /** Null when the file has been replaced meanwhile. Throws unavailable when a store does not answer. */
  readonly read: (range: ByteRange) => Promise<Readable | null>
}

/** A PMTiles file that may be added, replaced and removed at any time. */
export interface MapFile {
  /** Returns the version that is there now; null without a file. */
  readonly current: () => Promise<MapVersion | null>
  readonly close: () => Promise<void>
}

/** A PMTiles file begins with its header and root directory, which name the length of every part. */
export const HEAD_BYTES = 16_384

/** Lets calls at the same time share one answer. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask().finally(() => {
      asked = null
    })
    return asked
  }
}
