import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import opentype from 'opentype.js'
import { PbfWriter } from 'pbf'
import { fieldOf, type Outline } from './field.ts'

/**
 * Makes the letters of the maps from Figtree (SIL Open Font License 1.1), in the ranges of 256 characters that MapLibre
 * asks for. The same font gives the same files.
 */

const FONTS = { 'Figtree-Medium': 500, 'Figtree-Bold': 700 } as const
const SUBSETS = ['latin', 'latin-ext']
const FOLDER = new URL('../../public/mapa/letras/', import.meta.url)

/** MapLibre expects letters of 24 pixels with a border of 3. */
const [SIZE, BORDER] = [24, 3]
/** From the top of a line to the foot of its letters. Puts capitals in the middle of their line. */
const BASELINE = 25
const LAST = 0xffff

interface Letter {
  readonly id: number
  readonly bitmap: Uint8Array | null
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly advance: number
}

await rm(FOLDER, { recursive: true, force: true })
for (const [name, weight] of Object.entries(FONTS)) {
  const letters = await lettersOf(weight)
  const folder = new URL(`${name}/`, FOLDER)
  await mkdir(folder, { recursive: true })
  for (let first = 0; first < LAST; first += 256) {
    const range = `${first}-${first + 255}`
    const own = letters.filter(({ id }) => id >= first && id < first + 256)
    if (own.length === 0) continue
    const bytes = packed(name, range, own)
    await writeFile(new URL(`${range}.pbf`, folder), bytes)
  }
}
await writeFile(
  new URL('LICENCIA.txt', FOLDER),
  await readFile(new URL('node_modules/@fontsource/figtree/LICENSE', import.meta.url)),
)

async function lettersOf(weight: number): Promise<Letter[]> {
  const letters = new Map<number, Letter>()
  for (const subset of SUBSETS) {
    const path = `node_modules/@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`
    const file = await readFile(new URL(path, import.meta.url))
    const font = opentype.parse(new Uint8Array(file).buffer)
    for (let index = 0; index < font.glyphs.length; index++) {
      const glyph = font.glyphs.get(index)
      for (const id of glyph.unicodes ?? [])
        if (id <= LAST && !letters.has(id)) letters.set(id, letterOf(id, glyph, font.unitsPerEm))
    }
  }
  return [...letters.values()].sort((a, b) => a.id - b.id)
}

function letterOf(id: number, glyph: ReturnType<typeof Object>, unitsPerEm: number): Letter {
  const advance = Math.round(((glyph.advanceWidth ?? 0) * SIZE) / unitsPerEm)
  const outline = flattened(glyph.getPath(0, 0, SIZE).commands)
  const spots = outline.flat()
  if (spots.length === 0) return { id, bitmap: null, width: 0, height: 0, left: 0, top: 0, advance }
  const left = Math.floor(Math.min(...spots.map(([x]) => x)))
  const right = Math.ceil(Math.max(...spots.map(([x]) => x)))
  const top = Math.floor(Math.min(...spots.map(([, y]) => y)))
  const bottom = Math.ceil(Math.max(...spots.map(([, y]) => y)))
  const [width, height] = [right - left, bottom - top]
  const box = {
    left: left - BORDER,
    top: top - BORDER,
    width: width + 2 * BORDER,
    height: height + 2 * BORDER,
  }
  const { bytes } = fieldOf(outline, box, 'nonzero')
  return { id, bitmap: bytes, width, height, left, top: -top - BASELINE, advance }
}

/** Curves as short straight lines. */
function flattened(commands: readonly Record<string, number | string>[]): Outline {
  const lines: [number, number][][] = []
  let [x, y] = [0, 0]
  for (const command of commands) {
    const { type } = command
    const [tx, ty] = [Number(command.x), Number(command.y)]
    if (type === 'M') lines.push([])
    const line = lines.at(-1)
    if (!line || type === 'Z') continue
    if (type === 'M' || type === 'L') line.push([tx, ty])
    else
      for (let step = 1; step <= 8; step++) {
        const t = step / 8
        const s = 1 - t
        const [x1, y1] = [Number(command.x1), Number(command.y1)]
        if (type === 'Q')
          line.push([s * s * x + 2 * s * t * x1 + t * t * tx, s * s * y + 2 * s * t * y1 + t * t * ty])
        else {
          const [x2, y2] = [Number(command.x2), Number(command.y2)]
          line.push([
            s ** 3 * x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * tx,
            s ** 3 * y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * ty,
          ])
        }
      }
    ;[x, y] = [tx, ty]
  }
  return lines
}

/** As github.com/mapbox/node-fontnik/blob/master/proto/glyphs.proto says. */
function packed(name: string, range: string, letters: readonly Letter[]): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeMessage(
    1,
    (_, stack) => {
      stack?.writeStringField(1, name)
      stack?.writeStringField(2, range)
      for (const letter of letters)
        stack?.writeMessage(
          3,
          ({ id, bitmap, width, height, left, top, advance }: Letter, one) => {
            one?.writeVarintField(1, id)
            if (bitmap) one?.writeBytesField(2, bitmap)
            one?.writeVarintField(3, width)
            one?.writeVarintField(4, height)
            one?.writeSVarintField(5, left)
            one?.writeSVarintField(6, top)
            one?.writeVarintField(7, advance)
          },
          letter,
        )
    },
    null,
  )
  return pbf.finish()
}
