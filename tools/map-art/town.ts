import { writeFile } from 'node:fs/promises'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { planoFile } from '../../seed/puntos.ts'
import { archiveOf, type Tile } from './archive.ts'
import { layers } from './features.ts'

/** Draws the demo's town into the map that the demo installs. The same sources give the same file. */

const [MIN_ZOOM, MAX_ZOOM] = [0, 15]
const BOUNDS = [-98.875, 19.735, -98.77, 19.805] as const

const tiles: Tile[] = []
for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const shown = features.filter(({ from }) => from <= z).map(({ from: _, ...feature }) => feature)
    const options = { maxZoom: MAX_ZOOM, indexMaxZoom: 0, tolerance: 4, extent: 4096, buffer: 96 }
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features: shown } as never, options)] as const
  })
  const [west, south, east, north] = BOUNDS
  for (let x = column(west, z); x <= column(east, z); x++)
    for (let y = row(north, z); y <= row(south, z); y++) {
      const found = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y)
        return tile && tile.features.length > 0 ? [[name, tile] as const] : []
      })
      if (found.length > 0)
        tiles.push({ z, x, y, bytes: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }) })
    }
}

const archive = archiveOf(tiles, {
  metadata: {
    name: 'Peñablanca',
    description: 'Una ciudad inventada, para la demostración.',
    attribution: 'Plano de demostración: Peñablanca no existe',
    type: 'baselayer',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: { kind: 'String', name: 'String' } })),
  },
  bounds: BOUNDS,
  center: [-98.8121, 19.7683, 14],
})
await writeFile(planoFile, archive)

function column(lng: number, z: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** z)
}
function row(lat: number, z: number): number {
  const radians = (lat * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z)
}
