import { buffer } from 'node:stream/consumers'
import { type Header, PMTiles, type RangeResponse, type Source, TileType } from 'pmtiles'
import { HEAD_BYTES, type MapFile, type MapVersion } from './mapFile.ts'

/** The map of the city on which pages show branches, and what is known of its file. */
export interface CityMap {
  /** Returns the file's version that is there now; null without a file. */
  readonly current: () => Promise<MapVersion | null>
  /** What the last look found, at most some seconds ago. */
  readonly state: () => MapState
  /** What the file says about itself; null unless the state is `ready`. */
  readonly about: () => MapAbout | null
  readonly close: () => Promise<void>
}

/** `unreadable`: there is a file, and it is no map with vector tiles. */
export type MapState = 'ready' | 'none' | 'unreadable'

export interface MapAbout {
  /** HTML that the file's maker wants to see on the map; empty when it says nothing. */
  readonly attribution: string
  /** West, south, east and north, in degrees. */
  readonly bounds: readonly [number, number, number, number]
  readonly center: readonly [lng: number, lat: number]
  readonly maxZoom: number
}

/** How often the file is looked at, so that pages notice one that came or went. */
const LOOK_MS = 5000
/** What a file says about itself is a few KB. */
const MOST_METADATA = 4 * 1024 * 1024

interface Options {
  /** Called when the state has changed, or what the file says about itself. */
  readonly changed: () => void
  readonly report: (error: unknown) => void
}

/** Opens the map and watches it until it is closed. */
export async function openCityMap(file: MapFile, { changed, report }: Options): Promise<CityMap> {
  let seen: { etag: string | null; state: MapState; about: MapAbout | null } | null = null
  let failing = false

  /** Returns the version that is there now, once pages know of it. */
  const look = async () => {
    const version = await file.current()
    const etag = version?.etag ?? null
    if (seen?.etag === etag) return version
    const before = seen
    const about = version && (await aboutOf(version))
    seen = { etag, about, state: about ? 'ready' : version ? 'unreadable' : 'none' }
    if (before) changed()
    return version
  }
  const watch = async () => {
    try {
      await look()
      failing = false
    } catch (error) {
      // Said once. The map that was there is expected to come back.
      if (!failing) report(error)
      failing = true
      seen ??= { etag: null, state: 'unreadable', about: null }
    }
  }

  await watch()
  let watching = Promise.resolve()
  const timer = setInterval(() => {
    watching = watching.then(watch)
  }, LOOK_MS).unref()
  return {
    current: look,
    state: () => seen?.state ?? 'none',
    about: () => seen?.about ?? null,
    close: async () => {
      clearInterval(timer)
      await watching
      await file.close()
    },
  }
}

/** Returns null for a file that is no PMTiles archive of vector tiles. */
async function aboutOf(version: MapVersion): Promise<MapAbout | null> {
  const tiles = new PMTiles(sourceOf(version))
  const header = await tiles.getHeader().catch(notReadable)
  if (!header || header.tileType !== TileType.Mvt) return null
  const { minLon, minLat, maxLon, maxLat, centerLon, centerLat, maxZoom } = header
  return {
    attribution: await attributionOf(tiles, header),
    bounds: [minLon, minLat, maxLon, maxLat],
    center: [centerLon, centerLat],
    maxZoom,
  }
}

async function attributionOf(tiles: PMTiles, { jsonMetadataLength }: Header): Promise<string> {
  if (jsonMetadataLength === 0 || jsonMetadataLength > MOST_METADATA) return ''
  const metadata = await tiles.getMetadata().catch(notReadable)
  const attribution: unknown = Object(metadata).attribution
  return typeof attribution === 'string' ? attribution : ''
}

/** The library throws plain errors for what it cannot read. Those of the system and of the store pass. */
function notReadable(error: unknown): null {
  if (error instanceof Error && !('code' in error)) return null
  throw error
}

function sourceOf(version: MapVersion): Source {
  const readable = Math.max(version.size, 1)
  return {
    getKey: () => version.etag,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const end = Math.min(offset + Math.min(length, HEAD_BYTES + MOST_METADATA), readable) - 1
      const stream = end < offset ? null : await version.read({ start: offset, end })
      const bytes = stream ? await buffer(stream) : Buffer.alloc(0)
      return { data: new Uint8Array(bytes).buffer }
    },
  }
}
