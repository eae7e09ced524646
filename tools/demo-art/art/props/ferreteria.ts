import { at, box, circle, ellipse, lit, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const ferreteria = {
  martillo: () =>
    nails() +
    at(
      0,
      -30,
      at(
        -6,
        0,
        lit(
          'M-20 -246L-26 20C-26 44 26 44 26 20L20 -246z',
          C.terracotta,
          12,
          rect(-30, -60, 60, 8, C.mustard) + rect(-30, -84, 60, 5, C.mustard),
        ),
      ) +
        lit(
          'M-112 -318H-64L-58 -306H40C96 -310 128 -284 142 -232C110 -262 80 -264 44 -252H-58L-64 -240H-112z',
          C.steel,
          12,
        ) +
        stroke('M-100 -302V-258', tint(C.steel, 0.7), 9),
      1,
      24,
    ),
  taladro: (r) => {
    const body = r.pick([C.mustard, C.teal, C.terracotta])
    return (
      lit(box(-70, -66, 190, 66, 14), C.iron, 14, rect(-40, -42, 70, 14, C.mustard)) +
      lit('M-14 -190L6 -60H90L78 -190z', shade(body, 0.12), 12) +
      lit(
        'M-130 -310H96C150 -310 160 -280 160 -250C160 -210 140 -186 96 -186H-130z',
        body,
        20,
        repeat(4, (i) => rect(88 + i * 16, -286, 8, 70, shade(body, 0.4))) +
          rect(-130, -262, 200, 14, C.iron),
      ) +
      lit(poly([-130, -296], [-172, -280], [-172, -214], [-130, -200]), C.iron, 10) +
      shape('M-172 -258h-120l-16 10l16 10h120z', C.steel) +
      stroke('M-290 -254l24 12M-262 -256l24 14M-232 -256l24 14M-204 -256l20 14', shade(C.steel, 0.4), 5) +
      lit('M-22 -186h-26q-10 34 18 42z', C.iron, 5)
    )
  },
  'llave-inglesa': () =>
    at(
      0,
      -20,
      lit(
        'M-24 -226C-92 -240 -100 -330 -42 -360V-296L0 -276L42 -296V-360C100 -330 92 -240 24 -226L30 -10C30 30 -30 30 -30 -10z',
        C.steel,
        16,
        stroke('M0 -200V-30', shade(C.steel, 0.25), 18),
      ) + circle(0, -6, 10, shade(C.steel, 0.5)),
      1,
      32,
    ) +
    at(-110, -2, nut(), 1) +
    at(150, 0, nut(), 0.8),
  'brocha-pintura': (r) => {
    const paint = r.pick([C.pink, C.teal, C.mustard, C.cobalt])
    return (
      stroke('M-176 -208C-170 -370 110 -370 116 -208', C.iron, 8) +
      lit(
        'M-180 -214H120L112 -10C112 6 -172 6 -172 -10z',
        '#d8dcd6',
        22,
        rect(-190, -160, 330, 110, C.cream) + rect(-190, -146, 330, 82, paint),
      ) +
      ellipse(-30, -214, 152, 34, C.steel) +
      ellipse(-30, -212, 132, 26, paint) +
      lit('M-150 -206C-140 -60 -108 -90 -112 -180C-104 -150 -84 -160 -86 -194z', paint, 6) +
      at(
        120,
        -14,
        lit('M-16 -150L-26 -290C-26 -316 26 -316 26 -290L16 -150z', C.wood, 8) +
          lit(box(-48, -156, 96, 48, 6), C.steel, 8) +
          lit('M-48 -110H48L54 -14C30 4 -20 -4 -54 -8z', '#e9d2a6', 8, rect(-60, -44, 120, 60, paint)),
        1,
        14,
      )
    )
  },
} satisfies Record<string, Draw>

const nut = () =>
  lit('M-46 -30L-24 -66H24L46 -30L24 4H-24z', C.steel, 8) + circle(0, -31, 20, shade(C.steel, 0.6))

const nails = () =>
  [
    [-150, 20],
    [-110, -14],
    [140, 30],
    [168, -20],
    [96, 6],
  ]
    .map(([x = 0, turn = 0]) =>
      at(x, -14, shape('M-7 -30h14v6h-5v48l-2 12l-2 -12v-48h-5z', C.iron), 1.3, turn + 60),
    )
    .join('')
