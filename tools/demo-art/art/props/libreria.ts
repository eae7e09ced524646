import { at, box, circle, clip, lit, oval, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade } from '../palette.ts'
import type { Draw } from './kit.ts'

const COVERS = [C.terracotta, C.teal, C.mustard, C.pink, C.cobalt, C.forest] as const

export const libreria = {
  'pila-libros': (r) =>
    r
      .shuffle(COVERS)
      .map((color, i) => at(((i * 37) % 44) - 22, -i * 56, lying(color, 330 - i * 18)))
      .join('') +
    at(
      0,
      -336,
      lit('M-34 -6C-60 -70 30 -96 44 -30C46 0 20 2 4 0C-10 2 -26 4 -34 -6z', C.terracotta, 9) +
        stroke('M4 -62l6 -24', C.walnut, 7) +
        shape('M8 -76c20 -24 40 -16 46 -10c-10 16 -30 20 -46 10z', C.leaf),
    ),
  'libro-abierto': (r) => {
    const cover = r.pick(COVERS)
    return (
      lit('M-220 -60L0 -30L220 -60V-16L0 10L-220 -16z', cover, 8) +
      lit(
        'M0 -40C-60 -90 -150 -96 -210 -76V-230C-150 -250 -50 -240 0 -196z',
        C.white,
        8,
        stroke(
          'M-180 -190C-130 -204 -80 -196 -30 -170M-180 -158C-130 -172 -80 -164 -30 -138M-180 -126C-130 -140 -80 -132 -30 -106',
          C.steel,
          7,
        ),
      ) +
      lit(
        'M0 -40C60 -90 150 -96 210 -76V-230C150 -250 50 -240 0 -196z',
        '#f7ead0',
        10,
        clip(
          'M30 -70C80 -110 140 -110 190 -96V-210C140 -226 70 -216 30 -180z',
          rect(0, -240, 220, 220, C.aqua) +
            circle(150, -184, 22, C.mustard) +
            shape('M0 -60L80 -160L130 -110L160 -136L230 -60z', C.teal),
        ),
      ) +
      shape('M-20 -46h26v96l-13 -18l-13 18z', C.pink)
    )
  },
  globo: () =>
    lit('M-100 0C-90 -34 90 -34 100 0z', C.walnut, 8) +
    rect(-11, -70, 22, 50, C.walnut) +
    stroke('M-106 -336A162 162 0 1 0 150 -130', C.ochre, 15) +
    lit(
      oval(0, -214, 138),
      C.cobalt,
      24,
      shape(
        'M-120 -290C-60 -330 -20 -300 -30 -262C-60 -250 -40 -220 -80 -214C-110 -220 -110 -260 -120 -290zM-40 -200C0 -214 40 -180 24 -140C10 -110 -10 -84 -20 -84C-40 -120 -60 -170 -40 -200zM50 -310C90 -330 150 -270 120 -230C90 -210 60 -240 40 -250zM70 -180C110 -190 120 -140 90 -120C66 -120 60 -160 70 -180z',
        C.leaf,
      ),
    ) +
    circle(-98, -336, 11, C.ochre) +
    at(170, 0, standing(C.pink, 190), 0.8),
  cuento: (r) => {
    const cover = r.pick([C.night, C.teal, C.pink] as const)
    return (
      at(90, 0, standing(C.mustard, 300), 1, 6) +
      at(
        -30,
        0,
        lit(
          box(-150, -330, 280, 330, 10),
          cover,
          14,
          rect(-150, -330, 34, 330, shade(cover, 0.35)) +
            circle(40, -230, 62, C.mustard) +
            circle(64, -246, 54, cover) +
            repeat(12, (i) =>
              circle(-90 + ((i * 71) % 200), -310 + ((i * 47) % 190), i % 3 ? 4 : 7, C.cream),
            ) +
            shape('M-116 0V-70L-70 -120L-30 -84L20 -150L80 -80L140 -120V0z', C.leaf) +
            shape('M-20 -8v-50l32 -26l32 26v50z', C.terracotta) +
            rect(4, -38, 16, 30, C.mustard),
        ),
        1,
        -5,
      )
    )
  },
} satisfies Record<string, Draw>

/** A book on its side, 54 high. */
export const lying = (color: string, width: number): string =>
  lit(
    box(-width / 2, -54, width, 54, 8),
    color,
    9,
    rect(-width / 2 + 34, -54, 12, 54, C.cream) +
      rect(width / 2 - 70, -54, 12, 54, C.cream) +
      rect(-40, -32, 80, 10, shade(color, 0.4), 5),
  )

/** A book on its foot, 70 wide. */
export const standing = (color: string, height: number): string =>
  lit(
    box(-35, -height, 70, height, 6),
    color,
    10,
    rect(-35, -height + 30, 70, 12, C.cream) +
      rect(-35, -52, 70, 12, C.cream) +
      shape(
        poly([0, -height / 2 - 24], [16, -height / 2], [0, -height / 2 + 24], [-16, -height / 2]),
        C.cream,
      ),
  )
