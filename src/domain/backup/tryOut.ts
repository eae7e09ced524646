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
 * Restores a backup into a place that is thrown away, whichever database it was made from, where every row and file is
 * compared; `look` then sees whether a site runs on it. Throws what is wrong with it.
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

/** Files that are soon thrown away: none is flushed, or the site's own writes would wait for thousands of them. */
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
