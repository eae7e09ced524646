import { calles } from '../../seed/plano/calles.ts'
import { type Colonia, colonias, en } from '../../seed/plano/colonias.ts'
import { enLaTierra, type Linea, type Metros } from '../../seed/plano/medidas.ts'
import { lugares, rio, terrenos } from './ground.ts'
import { houses } from './houses.ts'

/** The town as GeoJSON, a collection for each layer of Protomaps' basemap. */

type Geometry =
  | { type: 'Point'; coordinates: number[] }
  | { type: 'LineString'; coordinates: number[][] }
  | { type: 'Polygon'; coordinates: number[][][] }
export interface Feature {
  type: 'Feature'
  geometry: Geometry
  properties: Record<string, string | number>
  /** From this zoom on. */
  from: number
}

const lngLat = (at: Metros): number[] => {
  const { lat, lng } = enLaTierra(at)
  return [lng, lat]
}
const feature = (geometry: Geometry, from: number, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry,
  properties,
  from,
})
const point = (at: Metros): Geometry => ({ type: 'Point', coordinates: lngLat(at) })
const line = (at: Linea): Geometry => ({ type: 'LineString', coordinates: at.map(lngLat) })
const ring = (at: Linea): Geometry => ({
  type: 'Polygon',
  coordinates: [[...at, at[0] as Metros].map(lngLat)],
})

/** The zoom from which a street is drawn. */
const STREET_FROM = { highway: 6, rail: 9, major_road: 9, minor_road: 12, path: 13 } as const

const corners = ({ verticales, horizontales }: Colonia) =>
  [verticales.at(-1)?.[0] ?? 0, horizontales.at(-1)?.[0] ?? 0] as const

const EDGE = 9000
const buildings = terrenos.filter(({ uso }) => uso === 'edificio')

export const layers: Readonly<Record<string, readonly Feature[]>> = {
  earth: [
    feature(
      ring([
        [-EDGE, -EDGE],
        [EDGE, -EDGE],
        [EDGE, EDGE],
        [-EDGE, EDGE],
      ]),
      0,
      { kind: 'earth' },
    ),
  ],
  landuse: [
    ...colonias.map((one) => {
      const [width, height] = corners(one)
      const box: Linea = [
        [-12, -12],
        [width + 12, -12],
        [width + 12, height + 12],
        [-12, height + 12],
      ]
      return feature(ring(box.map(([x, y]) => en(one, x, y))), 9, { kind: 'residential' })
    }),
    ...terrenos
      .filter(({ uso }) => uso !== 'edificio')
      .map(({ uso, borde }) => feature(ring(borde), uso === 'forest' ? 8 : 12, { kind: uso })),
  ],
  water: [
    feature(line(rio), 8, { kind: 'river', name: 'Río de la Cañada' }),
    feature(ring(lake([-470, -560], 42, 24)), 12, { kind: 'lake', name: 'Lago' }),
  ],
  roads: calles.map(({ nombre, clase, linea }) =>
    feature(line(linea), STREET_FROM[clase], { kind: clase, ...(nombre && { name: nombre }) }),
  ),
  buildings: [...buildings.map(({ borde }) => borde), ...houses()].map((border) =>
    feature(ring(border), 14, { kind: 'building' }),
  ),
  places: [
    feature(point([0, 0]), 0, { kind: 'locality', name: 'Peñablanca', min_zoom: 5 }),
    ...colonias.map((one) => {
      const [width, height] = corners(one)
      return feature(point(en(one, width / 2, height / 2)), 11, {
        kind: 'neighbourhood',
        name: one.nombre,
      })
    }),
  ],
  pois: lugares.map(({ nombre, clase, en }) => feature(point(en), 13, { kind: clase, name: nombre })),
}

function lake([x, y]: Metros, width: number, height: number): Linea {
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    const wave = 1 + 0.13 * Math.sin(3 * angle)
    return [x + width * wave * Math.cos(angle), y + height * wave * Math.sin(angle)] as const
  })
}
