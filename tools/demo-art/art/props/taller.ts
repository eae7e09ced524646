import { at, box, circle, lit, oval, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const taller = {
  llanta: () => at(0, -176, wheel()),
  bateria: (r) => {
    const lid = r.pick([C.terracotta, C.leaf, C.cobalt])
    return (
      lit(
        box(-190, -220, 380, 220, 12),
        C.iron,
        20,
        rect(-150, -160, 300, 110, C.cream, 8) +
          shape('M10 -150l-60 58h40l-16 46l70 -66h-44z', C.mustard) +
          rect(-130, -150, 44, 8, lid) +
          rect(-130, -132, 30, 8, lid),
      ) +
      lit(box(-204, -256, 408, 50, 10), lid, 10) +
      lit(box(-156, -298, 62, 44, 6), C.steel, 8) +
      lit(box(94, -298, 62, 44, 6), C.steel, 8) +
      stroke('M110 -232h30M125 -247v30M-140 -232h30', C.white, 8) +
      stroke('M-126 -290C-140 -350 -230 -330 -240 -240', C.brick, 14) +
      stroke('M126 -290C140 -350 240 -340 246 -240', C.night, 14)
    )
  },
  'aceite-motor': (r) => {
    const can = r.pick([C.mustard, C.teal, C.terracotta])
    return (
      lit(
        'M-130 -270H40V-330H110V-262L140 -220V-16C140 0 130 0 120 0H-114C-130 0 -130 -8 -130 -16z',
        can,
        22,
        rect(-130, -190, 290, 130, C.cream) +
          at(
            6,
            -84,
            lit(
              'M0 -88C30 -50 44 -30 44 -8C44 20 22 34 0 34C-22 34 -44 20 -44 -8C-44 -30 -30 -50 0 -88z',
              C.ochre,
              10,
            ),
          ) +
          rect(-110, -176, 60, 10, can) +
          rect(-110, -156, 40, 10, can),
      ) +
      shape('M-96 -244H10V-214H-96z', shade(can, 0.45)) +
      lit(box(30, -364, 90, 44, 8), C.night, 8) +
      at(-176, 0, lit('M-46 -84H46L22 -40L14 0H-14L-22 -40z', C.steel, 8))
    )
  },
  bujia: () =>
    at(-30, -44, spark(), 1, 28) +
    at(130, -2, lit(box(-90, -70, 180, 70, 8), C.mustard, 10, rect(-90, -48, 180, 24, C.night))) +
    at(-130, -2, lit('M-40 -26L-20 -56H20L40 -26L20 4H-20z', C.steel, 7) + circle(0, -26, 15, C.night)),
} satisfies Record<string, Draw>

/** A wheel around (0, 0), 350 across. */
const wheel = (): string =>
  repeat(28, (i) => at(0, 0, rect(-11, -180, 22, 24, '#20232e', 4), 1, (i * 360) / 28)) +
  lit(oval(0, 0, 170), '#2f3340', 22) +
  circle(0, 0, 108, '#1b1e29') +
  lit(
    oval(0, 0, 98),
    C.steel,
    14,
    repeat(5, (i) =>
      at(
        0,
        0,
        shape(poly([-17, -34], [17, -34], [28, -88], [-28, -88]), shade(C.steel, 0.55)),
        1,
        i * 72 + 36,
      ),
    ),
  ) +
  circle(0, 0, 22, tint(C.steel, 0.5)) +
  circle(0, 0, 9, C.iron)

const spark = () =>
  lit('M-22 -330H22L26 -300H-26z', C.steel, 6) +
  lit(
    'M-26 -300H26L34 -180H-34z',
    C.white,
    9,
    repeat(4, (i) => rect(-40, -284 + i * 26, 80, 8, C.sand)),
  ) +
  lit('M-60 -180H60V-134H-60z', shade(C.steel, 0.15), 9) +
  lit('M-40 -134H40V-100H-40z', C.ochre, 7) +
  lit(
    'M-30 -100H30V-10H-30z',
    C.steel,
    7,
    repeat(6, (i) => stroke(`M-34 ${-92 + i * 16}l70 8`, shade(C.steel, 0.4), 4)),
  ) +
  stroke('M22 -8V26H-6', C.iron, 9) +
  rect(-6, -10, 12, 16, C.white)
