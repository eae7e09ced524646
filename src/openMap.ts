import { join, resolve } from 'node:path'
import { BadConfig, type Config } from './config.ts'
import { localFile } from './domain/cityMap/localFile.ts'
import type { MapFile } from './domain/cityMap/mapFile.ts'
import { remoteFile } from './domain/cityMap/remoteFile.ts'
import { signedFetch } from './domain/files/store/s3.ts'

/** Where the map is when the settings name none. */
export const mapPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mapa.pmtiles')

/**
 * Returns the file of the map that the settings name. One in `DATA_DIR` may be missing; throws BadConfig when the one
 * that `MAPA_PMTILES` names cannot be read.
 */
export async function openMapFile(config: Config): Promise<MapFile> {
  const { map, s3 } = config
  if (map === null) return localFile(mapPath(config))
  const file = isAddress(map) ? remoteFile(map, s3 ? signedFetch(s3) : undefined) : localFile(resolve(map))
  const found = await file.current().catch((error: unknown) => {
    throw unreadable(causeOf(error), error)
  })
  if (!found) throw unreadable(`there is no file at ${map}`)
  return file
}

const isAddress = (text: string) => /^https?:\/\//.test(text)

const unreadable = (why: string, cause?: unknown) =>
  new BadConfig(`MAPA_PMTILES: cannot be read: ${why}`, { cause })

/** A refusal of a store says to visitors that they may try again; its cause says what happened. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : causeOf(error.cause)
}
