import { at, circle, ellipse, lit, oval, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const abarrotes = {
  'canasta-fruta': () =>
    at(-96, -170, papaya(), 1, -30) +
    at(96, -160, fruit(C.terracotta, 66)) +
    at(-20, -190, fruit(C.mustard, 74)) +
    at(50, -226, fruit(C.leaf, 58)) +
    at(-120, -150, fruit('#d9822f', 56)) +
    at(140, -140, fruit(C.pink, 46)) +
    at(26, -160, fruit('#e08a33', 60)) +
    lit(
      'M-196 -140H196L150 0H-150z',
      '#b98248',
      18,
      repeat(5, (r) =>
        repeat(10, (i) =>
          stroke(`M${-200 + i * 44 + (r % 2) * 22} ${-126 + r * 28}q20 18 38 0`, '#8f5d2f', 8),
        ),
      ),
    ) +
    stroke('M-196 -140H196', '#d8a869', 18),
  'frasco-miel': () =>
    lit(
      'M-120 -250C-150 -230 -150 -200 -150 -170V-30C-150 0 -130 0 -110 0H70C90 0 110 0 110 -30V-170C110 -200 110 -230 80 -250z',
      '#e0962c',
      22,
      rect(-160, -180, 290, 110, C.cream) +
        repeat(7, (i) =>
          shape(hexagon(-110 + i * 32, i % 2 ? -138 : -112, 17), i % 3 ? C.mustard : C.ochre),
        ) +
        stroke('M-116 -226V-200', '#f6cf7e', 12),
    ) +
    lit(
      'M-132 -304H92V-246H-132z',
      C.pink,
      10,
      repeat(11, (i) => rect(-130 + i * 22, -304, 10, 60, C.white)),
    ) +
    shape('M-150 -250l20 14l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14l18 -14l18 14z', C.pink) +
    at(
      170,
      -6,
      stroke('M0 -150L40 -330', C.wood, 17) +
        lit(
          oval(-8, -110, 46, 60),
          C.wood,
          10,
          repeat(5, (i) => rect(-60, -158 + i * 24, 120, 10, C.ochre)),
        ) +
        shape('M-24 -60C-10 -20 -30 10 0 10C26 10 10 -20 14 -58z', C.ochre),
      1,
      4,
    ),
  'queso-fresco': () =>
    lit('M-210 -20C-210 -34 210 -34 210 -20L190 0H-190z', C.wood, 8) +
    lit(
      'M-180 -170V-60C-180 -20 180 -20 180 -60V-170z',
      C.white,
      22,
      repeat(14, (i) => stroke(`M${-180 + i * 27} -180v160`, C.sand, 4)),
    ) +
    lit(oval(0, -170, 180, 52), '#fff6e2', 12) +
    shape('M0 -170L150 -142C140 -130 100 -122 60 -119z', shade(C.cream, 0.25)) +
    at(168, -22, lit(poly([-70, 0], [50, -12], [66, -76], [-40, -80]), C.white, 9)) +
    at(
      -176,
      -20,
      repeat(4, (i) =>
        at(
          i * 12,
          -i * 4,
          shape('M0 0C-24 -14 -22 -44 0 -60C22 -44 24 -14 0 0z', i % 2 ? C.leaf : C.forest),
          1,
          -50 + i * 34,
        ),
      ),
    ),
  'chiles-secos': () =>
    stroke('M-170 -366C-60 -330 60 -330 170 -366', '#cfae74', 11) +
    repeat(13, (i) =>
      at(-138 + i * 23, -336 + Math.abs(6 - i) * -3.4, chile(i), 0.9 + ((i * 3) % 4) * 0.07, -18 + i * 3),
    ) +
    at(
      60,
      0,
      ellipse(0, -16, 150, 20, C.teal) +
        ellipse(0, -22, 130, 14, C.aqua) +
        repeat(8, (i) =>
          at(-90 + i * 26, -24, ellipse(0, 0, 25, 11, i % 2 ? '#8e2820' : '#6d1c1b'), 1, -20 + i * 9),
        ),
    ) +
    at(
      -140,
      0,
      lit('M-56 -20C-76 -96 50 -110 56 -30C56 0 20 0 0 0C-30 0 -46 0 -56 -20z', C.white, 9) +
        stroke('M-10 -84C-6 -110 4 -110 8 -130', C.sand, 9),
    ),
} satisfies Record<string, Draw>

/** A round fruit around (0, 0). */
export const fruit = (color: string, radius: number): string =>
  lit(oval(0, 0, radius), color, radius / 4) +
  circle(-radius * 0.36, -radius * 0.4, radius * 0.14, tint(color, 0.5)) +
  stroke(`M0 ${-radius * 0.9}q4 -8 10 -12`, C.walnut, 5)

const papaya = () =>
  lit(
    oval(0, 0, 60, 116),
    '#e79a3c',
    16,
    ellipse(-4, 6, 32, 78, '#ef7f4a') +
      repeat(9, (i) => circle(-8 + (i % 2) * 10, -44 + i * 12, 5, C.walnut)),
  )

const hexagon = (x: number, y: number, r: number) =>
  poly(
    ...Array.from({ length: 6 }, (_, i): [number, number] => [
      x + r * Math.cos((i * Math.PI) / 3),
      y + r * Math.sin((i * Math.PI) / 3),
    ]),
  )

const chile = (index: number) => {
  const color = ['#8e2820', '#a8352a', '#6d1c1b'][index % 3] ?? '#8e2820'
  return (
    lit(
      'M-24 0C-34 60 -20 150 12 216C18 150 34 60 24 0C10 -12 -10 -12 -24 0z',
      color,
      9,
      stroke('M-8 20C-12 70 -4 110 4 140', tint(color, 0.25), 5),
    ) +
    shape('M-26 4C-20 -20 20 -20 26 4C10 -4 -10 -4 -26 4z', C.forest) +
    stroke('M0 -10V-34', C.forest, 7)
  )
}
