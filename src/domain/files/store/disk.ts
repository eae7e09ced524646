import { randomBytes } from 'node:crypto'
import { access, constants, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OWN_FILE, OWN_FOLDER } from './ownFolder.ts'
import type { FileStore, StoredFile } from './store.ts'

/**
 * A file store in a folder. A file is written under another name, flushed, then renamed, so it is complete or absent.
 * `tidy` removes what a crash left incomplete. Only the serving process may set it: to other processes those files are
 * in flight.
 */
export async function diskStore(folder: string, tidy: boolean): Promise<FileStore> {
  const aside = join(folder, '.tmp')
  if (tidy) await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: OWN_FOLDER })
  const at = (path: string) => join(folder, path)
  return {
    put: async (path, bytes) => {
      const draft = join(aside, randomBytes(8).toString('hex'))
      try {
        await writeFlushed(draft, bytes)
        const made = await mkdir(dirname(at(path)), { recursive: true, mode: OWN_FOLDER })
        await rename(draft, at(path))
        await flushFolder(dirname(at(path)))
        if (made) await flushFolder(dirname(made))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    size: (path) => sizeOf(at(path)),
    read: async (path, range) => {
      // An open file can be read to its end even if it is removed meanwhile.
      const file = await unlessMissing(open(at(path), 'r'))
      return file && readFrom(file, range)
    },
    remove: (path) => rm(at(path), { force: true }),
    check: () => access(folder, constants.W_OK),
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await unlessMissing(stat(path))
  return found?.isFile() ? found.size : null
}

async function readFrom(
  file: FileHandle,
  range?: { start: number; end: number },
): Promise<StoredFile | null> {
  try {
    const found = await file.stat()
    if (found.isFile()) return { size: found.size, stream: file.createReadStream(range) }
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}

/** Returns null where a file or one of its folders is missing. */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null
    throw error
  }
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWN_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names in a folder durable, as a file's flush does with its content. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
