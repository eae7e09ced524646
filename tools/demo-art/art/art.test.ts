import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  categoryCover,
  GIROS,
  INSIDE,
  inside,
  logo,
  SKYLINES,
  scene,
  skyline,
  stillLife,
  storefront,
  THEMES,
  THINGS,
} from './index.ts'

const draw = () => [
  logo(),
  ...GIROS.flatMap((giro) =>
    [0, 1, 2, 3, 4].map((seed) => storefront({ name: `Año ${seed}, Güero & Compañía`, giro, seed })),
  ),
  ...GIROS.flatMap((giro) => INSIDE.map((view) => inside({ name: 'Güero & Compañía', giro, view }))),
  ...THINGS.map((thing) => stillLife({ thing, seed: 1 })),
  ...GIROS.map((giro) => categoryCover({ giro, seed: 1 })),
  ...SKYLINES.map((name) => skyline({ scene: name, seed: 1 })),
  ...THEMES.map((theme) => scene({ theme, seed: 1 })),
]
const pictures = draw()

test('there are four things for each trade and no two have the same name', () => {
  expect(new Set(THINGS).size).toBe(GIROS.length * 4)
})

test('the same seed draws the same bytes, and no two pictures are alike', () => {
  expect(draw()).toEqual(pictures)
  expect(new Set(pictures.map((svg) => createHash('sha256').update(svg).digest('hex'))).size).toBe(
    pictures.length,
  )
})

test('no picture holds a number that went wrong or text that would need a font', () => {
  for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/)
})

test('every picture renders, and is more than a flat colour', { timeout: 120_000 }, async () => {
  for (const svg of pictures) {
    const { entropy } = await sharp(Buffer.from(svg), { density: 6 }).stats()
    expect(entropy).toBeGreaterThan(1)
  }
})
