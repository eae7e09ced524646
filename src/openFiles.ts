import { join } from 'node:path'
import type { Config } from './config.ts'
import type { DataPlace } from './domain/backup/source.ts'
import { diskStore } from './domain/files/store/disk.ts'
import { closeToOthers } from './domain/files/store/ownFolder.ts'
import { s3Store } from './domain/files/store/s3.ts'
import type { FileStore } from './domain/files/store/store.ts'

/** Opens the file store that the settings name. `tidy`: see `diskStore`. */
export async function openFiles({ s3, dataDir }: Config, tidy: boolean): Promise<FileStore> {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'files'), tidy)
}

/** Opens a site's data, for the commands that copy it. */
export async function placeOf(config: Config): Promise<DataPlace> {
  await closeToOthers(config.dataDir)
  return { database: config.database, files: await openFiles(config, false) }
}
