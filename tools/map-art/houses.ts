import { calles } from '../../seed/plano/calles.ts'
import { type Colonia, colonias, en } from '../../seed/plano/colonias.ts'
import type { Linea, Metros } from '../../seed/plano/medidas.ts'
import { rio, terrenos } from './ground.ts'

/** From the middle of a street to the front of a house, and from that of a square or the river. */
const [PAVEMENT, STREET, BANK] = [6, 5.5, 14]

/** Houses along the edges of every block, the same each time. */
export function houses(): Linea[] {
  const random = seeded(1521)
  return colonias
    .flatMap((one) => blocksOf(one).flatMap((block) => rowsOf(block, random).map(at(one))))
    .filter(isFree)
}

interface Block {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

function blocksOf({ verticales, horizontales, libres = [] }: Colonia): Block[] {
  return verticales.slice(1).flatMap(([east], column) =>
    horizontales.slice(1).flatMap(([north], row) => {
      if (libres.some(([x, y]) => x === column && y === row)) return []
      const [west, south] = [verticales[column]?.[0] ?? 0, horizontales[row]?.[0] ?? 0]
      return [
        { west: west + PAVEMENT, south: south + PAVEMENT, east: east - PAVEMENT, north: north - PAVEMENT },
      ]
    }),
  )
}

/** A row of houses along the south and one along the north, and between them along the other two sides. */
function rowsOf({ west, south, east, north }: Block, random: () => number): Block[] {
  const deep = () => 13 + random() * 10
  const rows: Block[] = []
  for (let x = west; x < east - 6; ) {
    const end = Math.min(x + 8 + random() * 9, east)
    rows.push({ west: x, east: end, south, north: south + deep() })
    rows.push({ west: x, east: end, south: north - deep(), north })
    x = end + (random() < 0.12 ? 5 : 0.6)
  }
  for (let y = south + 24; y < north - 30; ) {
    const end = Math.min(y + 8 + random() * 9, north - 24)
    rows.push({ south: y, north: end, west, east: west + deep() })
    rows.push({ south: y, north: end, west: east - deep(), east })
    y = end + (random() < 0.12 ? 5 : 0.6)
  }
  return rows
}

const at =
  (one: Colonia) =>
  ({ west, south, east, north }: Block): Linea =>
    (
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ] as const
    ).map(([x, y]) => en(one, x, y))

/** Whether a house stands on no street, no square and not in the river. */
function isFree(house: Linea): boolean {
  const wide = (clase: string) => (clase === 'major_road' || clase === 'highway' ? STREET + 3 : STREET)
  return house.every((corner, index) => {
    const [x, y] = corner
    const [nx, ny] = house[(index + 1) % house.length] ?? corner
    const middle: Metros = [(x + nx) / 2, (y + ny) / 2]
    return [corner, middle].every(
      (spot) =>
        calles.every(({ linea, clase }) => distanceTo(linea, spot) > wide(clase) - 0.5) &&
        distanceTo(rio, spot) > BANK &&
        terrenos.every(({ borde }) => !inside(borde, spot)),
    )
  })
}

function distanceTo(line: Linea, [x, y]: Metros): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const [index, [ax, ay]] of line.entries()) {
    const next = line[index + 1]
    if (!next) break
    const [dx, dy] = [next[0] - ax, next[1] - ay]
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * part, y - ay - dy * part))
  }
  return nearest
}

function inside(border: Linea, [x, y]: Metros): boolean {
  let is = false
  for (const [index, [ax, ay]] of border.entries()) {
    const [bx, by] = border[(index + 1) % border.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is
  }
  return is
}

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
