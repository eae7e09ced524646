import { type Bits, hasBit, setBit } from '../indexing/bits.ts'
import { LAT, LNG } from './block.ts'
import type { Board } from './board.ts'
import { pointOf } from './geometry.ts'
import { CELL, type Cell } from './grid.ts'

/** A part of the map in degrees. `west` is greater than `east` where it crosses the 180th meridian. */
export interface Frame {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Calls `found` for each of the records whose point is inside, with its stored coordinates. */
function eachInside(
  board: Board,
  frame: Frame,
  among: Bits | null,
  found: (id: number, lat: number, lng: number) => void,
): void {
  const [south, north] = [frame.south, frame.north].map((lat) => Math.round(lat * 1e7) + LAT)
  const [west, east] = [frame.west, frame.east].map((lng) => Math.round(lng * 1e7) + LNG)
  if (south === undefined || north === undefined || west === undefined || east === undefined) return
  const crosses = west > east
  const isInside = (lat: number, lng: number) =>
    lat >= south && lat <= north && (crosses ? lng >= west || lng <= east : lng >= west && lng <= east)
  const mayHold = (one: Pick<Cell, 'south' | 'west'>, width: number) => {
    if (one.south > north || one.south + width <= south) return false
    const [from, to] = [one.west, one.west + width]
    return crosses ? to > west || from <= east : from <= east && to > west
  }
  for (const region of board.grid.regions()) {
    if (!mayHold(region, region.width)) continue
    for (const { ids, count, ...cell } of region.cells.values()) {
      if (!mayHold(cell, CELL)) continue
      for (let at = 0; at < count; at++) {
        const id = ids[at] ?? 0
        if (among && !hasBit(among, id)) continue
        const columns = board.pages.get(id >>> 13)?.columns
        const [lat = 0, lng = 0] = [columns?.lat[id & 8191], columns?.lng[id & 8191]]
        if (isInside(lat, lng)) found(id, lat, lng)
      }
    }
  }
}

/** Returns the records whose point is inside. */
export function insideFrame(board: Board, frame: Frame): Bits {
  const found: Bits = new Map()
  eachInside(board, frame, null, (id) => setBit(found, id))
  return found
}

/** Several records close together on the map, or a single one. */
export interface Cluster {
  readonly lat: number
  readonly lng: number
  readonly total: number
  /** One of its records: the only one when `total` is 1. */
  readonly id: number
}

export interface Clusters {
  readonly places: readonly Cluster[]
  /** Around all records; null without any. */
  readonly around: Frame | null
}

/** Cells of a map of zoom 0, along each side: 32 points of the screen. */
const CELLS = 8

/**
 * Returns the records inside by cells of the map, at most `most`: larger cells when there would be more. Each stands at
 * the middle of its records.
 */
export function clusters(
  board: Board,
  frame: Frame,
  among: Bits | null,
  zoom: number,
  most: number,
): Clusters {
  const cells = new Map<number, { lat: number; lng: number; total: number; id: number }>()
  const perSide = 2 ** zoom * CELLS
  let [west, south, east, north] = [180, 90, -180, -90]
  eachInside(board, frame, among, (id, lat, lng) => {
    const point = pointOf(lat, lng)
    west = Math.min(west, point.lng)
    south = Math.min(south, point.lat)
    east = Math.max(east, point.lng)
    north = Math.max(north, point.lat)
    // Where the frame crosses the meridian, the middle of a cell must not be on the other side of the world.
    const column = Math.floor(((point.lng + 180) / 360) * perSide)
    const row = Math.floor(mercator(point.lat) * perSide)
    const key = row * (perSide + 1) + column
    const cell = cells.get(key)
    if (!cell) cells.set(key, { ...point, total: 1, id })
    else {
      cell.lat += point.lat
      cell.lng += point.lng
      cell.total++
    }
  })
  if (cells.size > most && zoom > 0) return clusters(board, frame, among, zoom - 1, most)
  return {
    places: Array.from(cells.values(), ({ lat, lng, total, id }) => ({
      lat: rounded(lat / total),
      lng: rounded(lng / total),
      total,
      id,
    })),
    around: cells.size > 0 ? { west, south, east, north } : null,
  }
}

/** The place of a latitude on the map, from 0 in the north to 1 in the south; the poles lie beyond its edge. */
function mercator(lat: number): number {
  const sine = Math.sin((Math.max(-85.06, Math.min(85.06, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
