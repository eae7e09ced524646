import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { unlessMissing } from '../files/store/disk.ts'
import { createQueue, type Queue } from '../scheduling/queue.ts'
import { type ByteRange, HEAD_BYTES, type MapFile, type MapVersion, shared } from './mapFile.ts'

/** How much of a range is in memory at a time. */
const PART_BYTES = 64 * 1024
/** Node has four threads for files, and others need them too. */
const READS = { atOnce: 2, waiting: 1000 }

interface OpenVersion extends MapVersion {
  /** Tells whether the file was replaced or written to. */
  readonly identity: string
  /** Closes the file once its last reader has finished. */
  readonly retire: () => Promise<void>
}

/**
 * A map in a file. Each version is opened once and read by all, and a replaced one can be read to its end. Throws the
 * system's error for a file that may not be read.
 */
export function localFile(path: string): MapFile {
  const inTurn = createQueue(READS)
  let held: OpenVersion | null = null

  const current = shared(async () => {
    const found = await unlessMissing(stat(path, { bigint: true }))
    const identity = found?.isFile() ? identityOf(found) : null
    if (held?.identity === identity) return held
    const before = held
    held = identity === null ? null : await openVersion(path, inTurn)
    await before?.retire()
    return held
  })

  return {
    current,
    close: async () => {
      await held?.retire()
      held = null
    },
  }
}

async function openVersion(path: string, inTurn: Queue): Promise<OpenVersion> {
  const file = await open(path, 'r')
  const found = await file.stat({ bigint: true })
  const head = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  let readers = 0
  let retired = false
  const closeUnused = async () => {
    if (retired && readers === 0) await file.close()
  }
  return {
    identity: identityOf(found),
    etag: etagOf(found, head.buffer.subarray(0, head.bytesRead)),
    size: Number(found.size),
    read: async (range) => {
      if (retired) return null
      readers++
      const parts = partsOf(file, range, inTurn)
      return Readable.from(parts, { objectMode: false, highWaterMark: PART_BYTES }).once('close', () => {
        readers--
        void closeUnused()
      })
    },
    retire: async () => {
      retired = true
      await closeUnused()
    },
  }
}

async function* partsOf(file: FileHandle, { start, end }: ByteRange, inTurn: Queue): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const length = Math.min(PART_BYTES, end - at + 1)
    const { buffer, bytesRead } = await inTurn(() => file.read(Buffer.allocUnsafe(length), 0, length, at))
    if (bytesRead === 0) throw new Error('The map became shorter while it was read')
    yield buffer.subarray(0, bytesRead)
    at += bytesRead
  }
}

const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [dev, ino, size, mtimeNs, ctimeNs].join('-')

/** Without inode and change time, so that copies of one file (`cp -p`) have one ETag on all nodes. */
const etagOf = ({ size, mtimeNs }: BigIntStats, head: Uint8Array): string =>
  `"${createHash('sha256').update(`${size} ${mtimeNs} `).update(head).digest('hex').slice(0, 32)}"`
