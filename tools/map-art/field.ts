/** Signed distance fields: pictures of shapes that stay sharp at any size, as MapLibre draws letters and signs. */

type Spot = readonly [x: number, y: number]
/** Closed lines, in pixels, y downwards. */
export type Outline = readonly (readonly Spot[])[]

/** Distances up to this many pixels count, a quarter of them outside of the shape. */
const RADIUS = 8
const CUTOFF = 0.25

export interface Field {
  readonly width: number
  readonly height: number
  /** A byte for each pixel: 191 on the edge, more inside. */
  readonly bytes: Uint8Array
}

/** `fill`: how overlapping lines count; letters are `nonzero`, signs with holes `evenodd`. */
export function fieldOf(
  outline: Outline,
  box: { left: number; top: number; width: number; height: number },
  fill: 'nonzero' | 'evenodd',
): Field {
  const { left, top, width, height } = box
  const bytes = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const spot = [left + column + 0.5, top + row + 0.5] as const
      const turns = windings(outline, spot)
      const inside = fill === 'nonzero' ? turns !== 0 : turns % 2 !== 0
      const away = distance(outline, spot) * (inside ? -1 : 1)
      const value = Math.round(255 - 255 * (away / RADIUS + CUTOFF))
      bytes[row * width + column] = Math.max(0, Math.min(255, value))
    }
  return { width, height, bytes }
}

function* sides(outline: Outline): Generator<readonly [Spot, Spot]> {
  for (const line of outline)
    for (const [index, from] of line.entries()) yield [from, line[(index + 1) % line.length] ?? from]
}

function distance(outline: Outline, [x, y]: Spot): number {
  let nearest = RADIUS
  for (const [[ax, ay], [bx, by]] of sides(outline)) {
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * part, y - ay - dy * part))
  }
  return nearest
}

function windings(outline: Outline, [x, y]: Spot): number {
  let turns = 0
  for (const [[ax, ay], [bx, by]] of sides(outline))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) turns += by > ay ? 1 : -1
  return turns
}
