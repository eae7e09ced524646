import { at, box, circle, ellipse, lit, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const estetica = {
  secadora: (r) => {
    const color = r.pick([C.pink, C.teal, C.terracotta])
    return (
      stroke('M70 -20C120 30 230 10 200 -60', C.night, 11) +
      lit(
        'M30 -190L60 -20C64 0 120 0 120 -20L116 -200z',
        shade(color, 0.12),
        12,
        rect(60, -130, 26, 60, C.cream, 8),
      ) +
      lit(
        'M-170 -300L60 -330C170 -330 176 -170 60 -166L-170 -196z',
        color,
        22,
        circle(72, -248, 50, shade(color, 0.3)) +
          repeat(3, (i) => stroke(`M44 ${-268 + i * 20}h56`, C.cream, 6)),
      ) +
      lit('M-214 -312L-166 -302V-194L-214 -184z', C.night, 8) +
      `<g stroke-opacity=".7">${stroke('M-244 -290h-50M-244 -250h-80M-244 -210h-50', C.white, 9)}</g>`
    )
  },
  esmaltes: (r) =>
    r
      .shuffle([C.pink, C.terracotta, C.teal, C.mustard, C.cobalt])
      .map((color, i) => at(-168 + i * 84, i % 2 ? 10 : -14, polish(color), i % 2 ? 1 : 1.14))
      .join(''),
  shampoo: (r) => {
    const [first = C.pink, second = C.teal] = r.shuffle([C.pink, C.teal, C.mustard, C.leaf])
    return (
      at(
        84,
        -4,
        lit(
          box(-66, -240, 132, 240, 26),
          second,
          16,
          rect(-70, -170, 140, 100, C.cream) + ellipse(0, -120, 26, 34, second),
        ) + lit(box(-30, -282, 60, 44, 8), C.white, 8),
      ) +
      at(
        -70,
        4,
        lit(
          'M-80 -230C-80 -270 80 -270 80 -230L90 -20C90 0 80 0 70 0H-70C-80 0 -90 0 -90 -20z',
          first,
          18,
          rect(-100, -190, 200, 120, C.cream) +
            at(0, -96, shape('M0 0C-40 -26 -36 -60 0 -80C36 -60 40 -26 0 0z', first)),
        ) +
          rect(-12, -320, 24, 60, C.steel) +
          lit('M-70 -344H34C44 -344 44 -312 34 -312H-40L-70 -322z', C.white, 8),
      ) +
      repeat(
        6,
        (i) =>
          `<circle cx="${170 + ((i * 37) % 60)}" cy="${-40 - i * 44}" r="${10 + ((i * 5) % 14)}" fill="${C.white}" fill-opacity=".5"/>`,
      )
    )
  },
  espejo: () =>
    lit('M-110 0C-100 -30 100 -30 110 0z', C.ochre, 8) +
    rect(-14, -80, 28, 66, C.ochre) +
    lit(
      oval(0, -220, 150, 156),
      C.mustard,
      16,
      repeat(20, (i) => at(0, -220, circle(0, -143, 7, C.brick), 1, i * 18)),
    ) +
    lit(oval(0, -220, 122, 128), '#bcdcd8', 8) +
    shape('M-70 -300L20 -340L-60 -140L-100 -180z', '#dff0ea') +
    shape('M40 -330L66 -316L-24 -110L-44 -122z', '#dff0ea') +
    at(160, 0, comb(), 1, 14) +
    at(-164, 0, polish(C.pink), 0.8),
} satisfies Record<string, Draw>

const polish = (color: string) =>
  lit(box(-22, -190, 44, 106, 8), C.night, 8, rect(-12, -186, 8, 96, '#5a6480')) +
  lit(box(-42, -92, 84, 92, 18), color, 12, stroke('M-24 -70V-26', tint(color, 0.6), 9))

const comb = () =>
  lit('M-26 -230C-26 -250 26 -250 26 -230V0H14V-196H-26z', C.terracotta, 7) +
  repeat(13, (i) => rect(-26, -200 + i * 15, 44, 7, C.terracotta))
