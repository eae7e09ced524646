import type { FileHandle } from 'node:fs/promises'

/**
 * The tar format (POSIX ustar) as far as backups need it: regular files with short names. Written here because a backup
 * is read at any offset and skips files, which stream libraries cannot.
 */

export interface TarEntry {
  readonly name: string
  readonly size: number
  readonly read: () => Promise<Buffer>
}

const BLOCK = 512
/** The end of a tar file. */
export const TAR_END = Buffer.alloc(2 * BLOCK)

/** Returns one file of the archive as blocks. Throws RangeError for a name of more than 100 bytes. */
export function tarBlocks(name: string, bytes: Uint8Array): Uint8Array[] {
  return [headerOf(name, bytes.length), bytes, Buffer.alloc(padding(bytes.length))]
}

/** Yields the files of an archive, in its order. */
export async function* tarEntries(file: FileHandle): AsyncGenerator<TarEntry> {
  for (let at = 0; ; ) {
    const header = await readAt(file, at, BLOCK)
    if (header[0] === 0) return
    const name = textAt(header, 0, 100)
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const start = at + BLOCK
    yield { name, size, read: () => readAt(file, start, size) }
    at = start + size + padding(size)
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new RangeError(`too long a name for the archive: ${name}`)
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), at)
  header.write(name, 0)
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148)
  return header
}

const textAt = (header: Buffer, at: number, length: number) =>
  header.toString('utf8', at, at + length).replace(/\0.*$/s, '')

async function readAt(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let read = 0; read < size; ) {
    const { bytesRead } = await file.read(bytes, read, size - read, at + read)
    if (bytesRead === 0) throw new Error('the archive ends too early')
    read += bytesRead
  }
  return bytes
}
