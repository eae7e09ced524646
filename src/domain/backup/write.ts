import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { flushFolder } from '../files/store/disk.ts'
import { OWN_FILE, OWN_FOLDER } from '../files/store/ownFolder.ts'
import { inBatches } from './batches.ts'
import { BackupProblem, problems } from './problem.ts'
import type { BackupSource } from './source.ts'
import { TAR_END, tarBlocks } from './tar.ts'

const compress = promisify(gzip)

/** How many files are read at a time; each may have 25 MB. */
const AT_A_TIME = 4
/** Flushes after this many bytes. One flush at the end would delay the site's own flushes. */
const FLUSHED_BYTES = 16 * 1024 * 1024

export interface Written {
  readonly bytes: number
  readonly files: number
  /** Files that rows name and the store has lost. */
  readonly missing: readonly string[]
}

/**
 * Writes a backup: a tar file of `contents.json`, the rows and the files, then the SHA-256 of all its bytes. Only its
 * owner may read it. It gets its name when it is complete and durable. Throws BackupProblem when the name is taken.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Written> {
  if (existsSync(path)) throw new BackupProblem(problems.exists(path))
  await mkdir(dirname(path), { recursive: true, mode: OWN_FOLDER })
  const draft = `${path}.parcial`
  try {
    const written = await writeDraft(source, draft)
    await giveName(draft, path)
    return written
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDraft(source: BackupSource, draft: string): Promise<Written> {
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', OWN_FILE)
  const hash = createHash('sha256')
  let bytes = 0
  let flushed = 0
  const write = async (blocks: readonly Uint8Array[]) => {
    for (const block of blocks) {
      hash.update(block)
      bytes += block.length
    }
    // Does not use `writev`, which on a nearly full disk may write less than it was given and only reports the number.
    await file.writeFile(blocks)
    if (bytes - flushed < FLUSHED_BYTES) return
    await file.datasync()
    flushed = bytes
  }
  try {
    await write(tarBlocks('contents.json', Buffer.from(JSON.stringify(source.contents, null, 2))))
    await writeRows(source, write)
    const { files, missing } = await writeFiles(source, write)
    await write([TAR_END])
    await file.writeFile(hash.digest('hex'))
    await file.sync()
    return { bytes, files, missing }
  } finally {
    await file.close()
  }
}

type Write = (blocks: readonly Uint8Array[]) => Promise<void>

async function writeRows(source: BackupSource, write: Write): Promise<void> {
  let part = 0
  for await (const { table, lines } of source.rows()) {
    const name = `rows/${table}/${String(++part).padStart(6, '0')}.jsonl.gz`
    await write(tarBlocks(name, await compress(lines.join('\n'))))
  }
}

async function writeFiles(source: BackupSource, write: Write): Promise<{ files: number; missing: string[] }> {
  let files = 0
  const missing: string[] = []
  for await (const batch of inBatches(source.files(), AT_A_TIME)) {
    const contents = await Promise.all(batch.map(async ({ path, read }) => ({ path, bytes: await read() })))
    for (const { path, bytes } of contents) {
      if (!bytes) missing.push(path)
      else {
        await write(tarBlocks(`files/${path}`, bytes))
        files++
      }
    }
  }
  return { files, missing }
}

/** Gives a finished file its name. Durable when it resolves, because it flushes the folder. */
export async function giveName(draft: string, path: string): Promise<void> {
  await rename(draft, path)
  await flushFolder(dirname(path))
}
