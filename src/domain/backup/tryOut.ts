import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskStore } from '../files/store/disk.ts'
import { OWN_FILE, OWN_FOLDER } from '../files/store/ownFolder.ts'
import type { FileStore } from '../files/store/store.ts'
import { SCRATCH } from './kept.ts'
import { load } from './load.ts'
import { readBackup } from './read.ts'
import type { DataPlace } from './source.ts'

/**
 * Restores a backup into a scratch place, which compares every row and file; then `look` checks that a site runs on it.
 * Works for a backup of either database. Throws when something is wrong.
 */
export async function tryOut(
  path: string,
  folder: string,
  look: (place: DataPlace, scratch: string) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(join(folder, SCRATCH))
  try {
    const place: DataPlace = {
      database: { kind: 'sqlite', path: join(scratch, 'zocalo.sqlite') },
      files: await scratchFiles(join(scratch, 'files')),
    }
    await readBackup(path, (source) => load(source, place))
    await look(place, scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Does not flush these short-lived files. Otherwise the site's own writes would wait for thousands of flushes. */
async function scratchFiles(folder: string): Promise<FileStore> {
  return {
    ...(await diskStore(folder, false)),
    put: async (path, bytes) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true, mode: OWN_FOLDER })
      await writeFile(file, bytes, { mode: OWN_FILE })
    },
  }
}
