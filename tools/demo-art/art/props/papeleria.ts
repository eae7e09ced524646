import { at, box, circle, clip, lit, oval, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade } from '../palette.ts'
import type { Draw } from './kit.ts'

const CRAYONS = [C.pink, C.mustard, C.teal, C.cobalt, C.terracotta, C.leaf] as const

export const papeleria = {
  cuadernos: (r) => {
    const covers = r.shuffle([C.teal, C.pink, C.mustard, C.cobalt, C.terracotta])
    const flat = covers
      .slice(0, 3)
      .map((color, i) =>
        at(
          10 - i * 14,
          -i * 38,
          lit(
            box(-190, -38, 380, 38, 6),
            color,
            8,
            rect(-176, -30, 380, 20, C.white) + stroke('M-170 -20H200', C.sand, 3),
          ),
        ),
      )
      .join('')
    return flat + at(-4, -114, at(0, 0, notebook(covers[3] ?? C.cobalt), 1, -7))
  },
  'lapices-colores': (r) => {
    const cup = r.pick([C.cobalt, C.terracotta, C.teal])
    const pencils = r
      .shuffle(CRAYONS)
      .map((color, i) => at(-70 + i * 28, -120, pencil(color, 230 + ((i * 53) % 60)), 1, -20 + i * 8))
      .join('')
    return (
      pencils +
      lit('M-110 -210H110L98 -8C98 2 -98 2 -98 -8z', cup, 18, band()) +
      at(-150, 0, lit(box(-50, -44, 84, 44, 8), C.rose, 8, rect(-50, -44, 34, 44, C.cobalt)))
    )
  },
  tijeras: () =>
    at(
      30,
      -40,
      at(0, -150, lit('M-16 30L-34 -190C-30 -206 -14 -200 -8 -186L20 30z', C.steel, 7), 1, 16) +
        at(0, -150, lit('M16 30L34 -190C30 -206 14 -200 8 -186L-20 30z', '#c3cfd2', 7), 1, -16) +
        circle(0, -150, 11, C.iron) +
        handle(-1) +
        handle(1),
      1,
      8,
    ) + paperShapes(),
  'juego-geometria': () =>
    at(
      -20,
      -6,
      `<g opacity=".88">${lit('M-190 0V-330L150 0zM-140 -46L30 -46L-140 -210z', '#e9b949', 10)}</g>` +
        repeat(12, (i) => stroke(`M${-180 + i * 25} -2v${i % 2 ? -12 : -20}`, C.walnut, 3)),
    ) +
    at(
      80,
      -120,
      clip(box(-160, -170, 320, 170), lit(oval(0, 0, 150), C.aqua, 12) + circle(0, 0, 84, '#d5e9df')) +
        repeat(9, (i) =>
          stroke(
            `M${-Math.cos((i * Math.PI) / 8) * 144} ${-Math.sin((i * Math.PI) / 8) * 140 - 4}L${-Math.cos((i * Math.PI) / 8) * 118} ${-Math.sin((i * Math.PI) / 8) * 116 - 4}`,
            C.teal,
            4,
          ),
        ),
      1,
      10,
    ) +
    at(150, 0, pencil(C.pink, 260), 1, 22),
} satisfies Record<string, Draw>

const notebook = (color: string) =>
  lit(
    box(-140, -250, 290, 250, 12),
    color,
    14,
    rect(-140, -250, 44, 250, shade(color, 0.3)) +
      rect(-40, -200, 140, 84, C.cream, 8) +
      stroke('M-20 -172H80M-20 -146H50', C.iron, 6),
  ) + repeat(8, (i) => stroke(`M-156 ${-226 + i * 29}h30`, C.steel, 8))

const pencil = (color: string, length: number) =>
  rect(-13, -length, 26, length, color) +
  rect(4, -length, 9, length, shade(color, 0.2)) +
  shape(poly([-13, -length], [13, -length], [0, -length - 44]), '#e5c596') +
  shape(poly([-5, -length - 28], [5, -length - 28], [0, -length - 44]), color)

const band = () =>
  rect(-130, -160, 260, 14, C.cream) +
  rect(-130, -60, 260, 14, C.cream) +
  repeat(6, (i) =>
    shape(
      poly([-110 + i * 44, -102], [-88 + i * 44, -134], [-66 + i * 44, -102], [-88 + i * 44, -72]),
      C.mustard,
    ),
  )

const handle = (side: number) =>
  `<g transform="scale(${side} 1)">${stroke('M-14 -122C-20 -60 -90 -70 -84 0C-78 54 -8 40 -12 -30C-12 -60 -16 -90 -14 -122', C.terracotta, 26)}${stroke('M-26 -100C-30 -60 -92 -70 -90 -4', '#e0806a', 6)}</g>`

const paperShapes = () =>
  at(-150, 0, shape('M-40 -10l20 -44l26 30l30 -26l10 44z', C.pink)) +
  at(150, 10, lit(poly([-60, -20], [40, -50], [56, 0], [-30, 10]), C.mustard, 6)) +
  at(-120, 24, circle(0, -10, 14, C.teal))
