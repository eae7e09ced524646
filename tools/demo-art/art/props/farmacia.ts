import { at, box, circle, lit, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const farmacia = {
  jarabe: (r) => {
    const label = r.pick([C.leaf, C.pink, C.teal])
    return (
      lit(
        'M-46 -300H46V-268C104 -250 112 -220 112 -190V-18C112 0 100 0 90 0H-90C-100 0 -112 0 -112 -18V-190C-112 -220 -104 -250 -46 -268z',
        '#8a4a22',
        22,
        rect(-120, -176, 240, 120, C.cream) +
          rect(-120, -176, 240, 22, label) +
          at(0, -104, cross(label), 0.8) +
          stroke('M-84 -226V-196', '#c98952', 12),
      ) +
      lit(
        box(-58, -356, 116, 64, 10),
        C.white,
        10,
        repeat(7, (i) => rect(-52 + i * 17, -356, 4, 64, C.steel)),
      ) +
      at(160, 0, lit('M-44 -66H44L34 0H-34z', '#e4efe9', 8, rect(-50, -34, 100, 40, '#b5573a')))
    )
  },
  pastillas: (r) => {
    const color = r.pick([C.pink, C.teal, C.mustard])
    return (
      lit(
        'M-150 -200H110V0H-150z',
        C.white,
        16,
        rect(-150, -200, 62, 200, C.leaf) +
          at(-118, -100, cross(C.white), 0.6) +
          rect(-60, -150, 130, 20, C.iron, 6) +
          rect(-60, -110, 90, 12, C.steel, 6),
      ) +
      shape('M-150 -200l30 -34h260l-30 34z', tint(C.sand, 0.5)) +
      shape('M110 -200l30 -34v200l-30 34z', shade(C.white, 0.25)) +
      at(
        60,
        24,
        lit(
          box(-130, -100, 260, 100, 14),
          '#cdd8d8',
          10,
          repeat(
            10,
            (i) =>
              circle(-100 + (i % 5) * 50, -70 + Math.floor(i / 5) * 42, 17, color) +
              circle(-105 + (i % 5) * 50, -75 + Math.floor(i / 5) * 42, 5, tint(color, 0.6)),
          ),
        ),
        1,
        -5,
      ) +
      at(-170, 20, capsule(color), 1, -24)
    )
  },
  termometro: () =>
    lit(box(-190, -50, 300, 50, 16), C.teal, 10, rect(-190, -50, 300, 12, C.aqua)) +
    at(
      20,
      -60,
      lit(
        box(-24, -290, 48, 300, 24),
        C.white,
        9,
        rect(-6, -250, 12, 250, '#dbe4e2') +
          rect(-6, -170, 12, 170, C.terracotta) +
          repeat(10, (i) => rect(8, -244 + i * 22, i % 2 ? 8 : 14, 4, C.iron)),
      ) + lit(oval(0, 4, 34), C.terracotta, 8),
      1,
      16,
    ) +
    at(-110, -50, lit('M-60 0C-90 -110 70 -130 66 -40C66 -10 40 0 20 0z', C.white, 12)) +
    at(150, 0, capsule(C.pink)),
  botiquin: () =>
    stroke('M-70 -226C-70 -290 70 -290 70 -226', C.iron, 20) +
    lit(
      box(-190, -232, 380, 232, 22),
      C.terracotta,
      20,
      rect(-200, -148, 400, 8, C.brick) + circle(0, -112, 66, C.white) + at(0, -112, cross(C.terracotta)),
    ) +
    rect(-134, -164, 34, 40, C.mustard, 5) +
    rect(100, -164, 34, 40, C.mustard, 5) +
    at(200, 6, lit(box(-46, -60, 80, 60, 26), C.white, 10, circle(-6, -30, 12, C.sand))),
} satisfies Record<string, Draw>

/** A pharmacy's cross, 80 wide, around (0, 0). */
const cross = (color: string): string => shape('M-14 -42h28v28h28v28h-28v28h-28v-28h-28v-28h28z', color)

const capsule = (color: string) => lit(box(-50, -40, 100, 40, 20), C.white, 7, rect(-50, -40, 50, 40, color))
