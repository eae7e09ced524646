import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fieldOf, type Outline } from './field.ts'

/** Draws the signs of public places for the maps, in one picture for each density of a screen. */

const FOLDER = new URL('../../public/mapa/', import.meta.url)
/** A sign is 15 pixels wide, with a border for the blur of its edge. */
const [WIDTH, BORDER] = [15, 3]

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const
const disc = (x: number, y: number, radius: number) =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })

/** Shapes in a square of 15; where two overlap there is a hole. */
const SIGNS: Readonly<Record<string, Outline>> = {
  parque: [
    [
      [7.5, 0.5],
      [12, 6],
      [10, 6],
      [13.5, 11],
      [8.6, 11],
      [8.6, 14.5],
      [6.4, 14.5],
      [6.4, 11],
      [1.5, 11],
      [5, 6],
      [3, 6],
    ],
  ],
  hospital: [
    [
      [5.5, 1],
      [9.5, 1],
      [9.5, 5.5],
      [14, 5.5],
      [14, 9.5],
      [9.5, 9.5],
      [9.5, 14],
      [5.5, 14],
      [5.5, 9.5],
      [1, 9.5],
      [1, 5.5],
      [5.5, 5.5],
    ],
  ],
  escuela: [
    [
      [7.5, 1.5],
      [15, 5.2],
      [7.5, 8.9],
      [0, 5.2],
    ],
    [
      [3, 7.8],
      [7.5, 10.1],
      [12, 7.8],
      [12, 11.3],
      [7.5, 13.6],
      [3, 11.3],
    ],
  ],
  templo: [
    [
      [6.7, 0],
      [8.3, 0],
      [8.3, 1.4],
      [9.8, 1.4],
      [9.8, 3],
      [8.3, 3],
      [8.3, 5],
      [12.5, 8.5],
      [12.5, 14.5],
      [2.5, 14.5],
      [2.5, 8.5],
      [6.7, 5],
      [6.7, 3],
      [5.2, 3],
      [5.2, 1.4],
      [6.7, 1.4],
    ],
    [
      [6.2, 14.5],
      [6.2, 11.3],
      [8.8, 11.3],
      [8.8, 14.5],
    ],
  ],
  mercado: [
    [
      [2, 1.5],
      [13, 1.5],
      [14.5, 6.5],
      [0.5, 6.5],
    ],
    [
      [1.8, 7.5],
      [13.2, 7.5],
      [13.2, 14],
      [1.8, 14],
    ],
    box(4, 9.3, 3, 4.7),
    box(8.6, 9.3, 3, 2.6),
  ],
  camion: [
    [
      [2, 1],
      [13, 1],
      [13.6, 3],
      [13.6, 12],
      [1.4, 12],
      [1.4, 3],
    ],
    box(3, 3, 9, 4),
    disc(4, 9.6, 1),
    disc(11, 9.6, 1),
    box(2.6, 12.6, 2.4, 1.9),
    box(10, 12.6, 2.4, 1.9),
  ],
  tren: [
    [
      [4, 0.5],
      [11, 0.5],
      [13, 2.5],
      [13, 10.5],
      [11.2, 12],
      [3.8, 12],
      [2, 10.5],
      [2, 2.5],
    ],
    box(3.8, 3, 7.4, 3.6),
    disc(7.5, 9.2, 1.2),
    [
      [4, 12.6],
      [5.8, 12.6],
      [4.6, 14.8],
      [2.4, 14.8],
    ],
    [
      [9.2, 12.6],
      [11, 12.6],
      [12.6, 14.8],
      [10.4, 14.8],
    ],
  ],
  edificio: [
    [
      [7.5, 0.5],
      [14.5, 4.5],
      [14.5, 5.6],
      [0.5, 5.6],
      [0.5, 4.5],
    ],
    box(1.8, 6.6, 2, 5.2),
    box(5, 6.6, 2, 5.2),
    box(8, 6.6, 2, 5.2),
    box(11.2, 6.6, 2, 5.2),
    box(0.8, 12.8, 13.4, 1.8),
  ],
  cerro: [
    [
      [7.2, 1.5],
      [14.8, 13.5],
      [0.2, 13.5],
    ],
  ],
}

for (const ratio of [1, 2]) {
  const cell = (WIDTH + 2 * BORDER) * ratio
  const names = Object.keys(SIGNS)
  const picture = Buffer.alloc(cell * names.length * cell * 4)
  const index: Record<string, object> = {}
  for (const [place, [name, outline]] of Object.entries(SIGNS).entries()) {
    const scaled = outline.map((line) => line.map(([x, y]) => [x * ratio, y * ratio] as const))
    const box = { left: -BORDER * ratio, top: -BORDER * ratio, width: cell, height: cell }
    const { bytes } = fieldOf(scaled, box, 'evenodd')
    for (const [at, value] of bytes.entries())
      picture[(Math.floor(at / cell) * cell * names.length + place * cell + (at % cell)) * 4 + 3] = value
    index[name] = { x: place * cell, y: 0, width: cell, height: cell, pixelRatio: ratio, sdf: true }
  }
  const end = ratio === 1 ? '' : `@${ratio}x`
  const raw = { width: cell * names.length, height: cell, channels: 4 } as const
  await sharp(picture, { raw })
    .png({ compressionLevel: 9 })
    .toFile(new URL(`signos${end}.png`, FOLDER).pathname)
  await writeFile(new URL(`signos${end}.json`, FOLDER), JSON.stringify(index))
}
