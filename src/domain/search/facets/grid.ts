import type { Point } from '../../../contract/values/point.ts'
import { LAT, LNG } from './block.ts'
import { pointOf, type Ruler, rulerAt } from './geometry.ts'

/**
 * The records with a point, by cells of a hundredth of a degree; 32 × 32 cells form a region. Each knows its centre and
 * how far its corners are from there, so that a bound for the distance to all its records needs no special case at the
 * poles or at the 180th meridian.
 */
export interface Grid {
  readonly add: (id: number, lat: number, lng: number) => void
  readonly remove: (id: number, lat: number, lng: number) => void
  readonly regions: () => Iterable<Region>
  readonly size: () => number
}

interface Around {
  readonly centre: Point
  /** No record inside is farther from the centre, in metres. */
  readonly reach: number
  /** The stored coordinates of its south-western corner. */
  readonly south: number
  readonly west: number
}

export interface Region extends Around {
  /** How far it goes to the north and to the east. */
  readonly width: number
  readonly cells: ReadonlyMap<number, Cell>
}

export interface Cell extends Around {
  /** Its records: only the first `count`. */
  ids: Uint32Array
  count: number
}

/** The width of a cell: a hundredth of a degree. */
export const CELL = 100_000
const REGION = 32
const CELLS_AROUND = Math.ceil(3_600_000_001 / CELL) + 1

export function createGrid(): Grid {
  const regions = new Map<number, Region & { readonly cells: Map<number, Cell> }>()
  let size = 0

  const placeOf = (lat: number, lng: number) => {
    const [row, column] = [Math.floor((lat - 1) / CELL), Math.floor((lng - 1) / CELL)]
    return {
      key: row * CELLS_AROUND + column,
      regionKey: Math.floor(row / REGION) * CELLS_AROUND + Math.floor(column / REGION),
      row,
      column,
    }
  }

  return {
    size: () => size,
    regions: () => regions.values(),
    add: (id, lat, lng) => {
      const { key, regionKey, row, column } = placeOf(lat, lng)
      const width = CELL * REGION
      const region = regions.get(regionKey) ?? {
        ...around(Math.floor(row / REGION) * width + 1, Math.floor(column / REGION) * width + 1, width),
        width,
        cells: new Map<number, Cell>(),
      }
      regions.set(regionKey, region)
      const cell = region.cells.get(key) ?? {
        ...around(row * CELL + 1, column * CELL + 1, CELL),
        ids: new Uint32Array(4),
        count: 0,
      }
      region.cells.set(key, cell)
      if (cell.count === cell.ids.length) {
        const larger = new Uint32Array(cell.count * 2)
        larger.set(cell.ids)
        cell.ids = larger
      }
      cell.ids[cell.count++] = id
      size++
    },
    remove: (id, lat, lng) => {
      const { key, regionKey } = placeOf(lat, lng)
      const region = regions.get(regionKey)
      const cell = region?.cells.get(key)
      const at = cell?.ids.subarray(0, cell.count).indexOf(id) ?? -1
      if (!region || !cell || at < 0) return
      cell.ids[at] = cell.ids[--cell.count] ?? 0
      size--
      if (cell.count === 0) region.cells.delete(key)
      if (region.cells.size === 0) regions.delete(regionKey)
    },
  }
}

/** A square of stored degrees from its south-western corner; parts beyond a pole or the meridian hold no record. */
function around(south: number, west: number, width: number): Around {
  const north = Math.min(south + width, LAT + 900_000_000)
  const east = Math.min(west + width, LNG + 1_800_000_000)
  const centre = pointOf((south + north) / 2, (west + east) / 2)
  const { toStored } = rulerAt(centre)
  const corners = [
    [south, west],
    [south, east],
    [north, west],
    [north, east],
  ] as const
  return { south, west, centre, reach: Math.max(...corners.map(([lat, lng]) => toStored(lat, lng))) + 1 }
}

/** Yields the cells in which a record may be nearer than `within()` metres, nearest bound first. */
export function* cellsAround(grid: Grid, { to }: Ruler, within: () => number): Generator<Cell> {
  for (const { one, least } of byBound(grid.regions(), to)) {
    if (least > within()) return
    for (const cell of byBound(one.cells.values(), to)) {
      if (cell.least > within()) break
      yield cell.one
    }
  }
}

function byBound<T extends Around>(all: Iterable<T>, to: Ruler['to']): { one: T; least: number }[] {
  return Array.from(all, (one) => ({ one, least: to(one.centre) - one.reach })).sort(
    (a, b) => a.least - b.least,
  )
}
