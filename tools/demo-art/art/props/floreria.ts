import { at, circle, ellipse, lit, oval, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const floreria = {
  'ramo-rosas': (r) => {
    const petals = r.pick([C.pink, C.terracotta, C.rose])
    const spots = [
      [-104, -222],
      [104, -222],
      [-60, -290],
      [60, -290],
      [0, -340],
      [-36, -206],
      [44, -212],
      [0, -264],
    ]
    return (
      repeat(7, (i) => at(-126 + i * 42, -190 - (i % 2) * 40, leaf(), 1.2, -60 + i * 20)) +
      spots.map(([x = 0, y = 0]) => at(x, y, rose(petals))).join('') +
      lit(
        'M-150 -186L-40 -20L-84 0H84L40 -20L150 -186C100 -160 60 -186 0 -160C-60 -186 -100 -160 -150 -186z',
        C.cream,
        16,
        stroke('M-90 -170L-16 -20M90 -170L16 -20', C.sand, 6),
      ) +
      lit('M-50 -56H50V-26H-50z', C.teal, 6) +
      shape('M0 -44l-60 50h26l34 -40l34 40h26z', C.teal)
    )
  },
  girasoles: (r) => {
    const jar = r.pick([C.cobalt, C.terracotta, C.teal])
    return (
      stroke('M0 -140V-280M-20 -130L-100 -220M20 -130L104 -216', C.forest, 14) +
      at(-60, -170, leaf(), 1.4, -50) +
      at(70, -176, leaf(), 1.4, 50) +
      at(-108, -238, sunflower(), 0.92) +
      at(112, -232, sunflower(), 0.86) +
      at(2, -316, sunflower(), 1.1) +
      lit(
        'M-70 -160H70C64 -140 110 -100 104 -50C100 -10 70 0 0 0C-70 0 -100 -10 -104 -50C-110 -100 -64 -140 -70 -160z',
        jar,
        18,
        stroke('M-120 -74H120M-120 -50H120', C.cream, 6) +
          repeat(7, (i) => circle(-96 + i * 32, -98, 8, C.cream)),
      )
    )
  },
  'maceta-suculenta': (r) => {
    const pot = r.pick([C.terracotta, C.pink, C.mustard])
    const rosette = (radius: number, count: number, color: string) =>
      repeat(count, (i) =>
        at(
          0,
          0,
          lit(
            `M0 0C${-radius * 0.42} ${-radius * 0.4} ${-radius * 0.3} ${-radius * 0.9} 0 ${-radius}C${radius * 0.3} ${-radius * 0.9} ${radius * 0.42} ${-radius * 0.4} 0 0z`,
            color,
            8,
          ),
          1,
          (i * 360) / count,
        ),
      )
    return (
      at(
        0,
        -222,
        `<g transform="scale(1 .82)">${rosette(160, 11, C.forest)}${rosette(122, 9, C.leaf)}${rosette(80, 7, '#86b46a')}${rosette(42, 5, '#b7d39a')}</g>`,
      ) +
      lit(
        'M-130 -150H130L98 0H-98z',
        pot,
        20,
        stroke('M-120 -76l30 -26l30 26l30 -26l30 26l30 -26l30 26l30 -26l30 26', C.cream, 8),
      ) +
      lit('M-146 -176H146V-134H-146z', tint(pot, 0.12), 12)
    )
  },
  alcatraces: (r) => {
    const vase = r.pick([C.teal, C.pink, C.mustard])
    return (
      stroke(
        'M0 -120C-10 -220 -20 -240 -90 -280M0 -120C4 -220 6 -250 20 -320M0 -120C20 -200 60 -230 110 -262',
        C.leaf,
        14,
      ) +
      at(-70, -150, leaf(), 1.9, -40) +
      at(80, -150, leaf(), 1.9, 46) +
      at(-92, -268, calla(), 0.95, -26) +
      at(112, -252, calla(), 0.9, 28) +
      at(20, -310, calla(), 1.1, 2) +
      lit(
        'M-44 -170H44C40 -140 92 -110 88 -56C84 -10 60 0 0 0C-60 0 -84 -10 -88 -56C-92 -110 -40 -140 -44 -170z',
        vase,
        18,
        rect(-100, -96, 200, 10, C.cream) +
          rect(-100, -34, 200, 10, C.cream) +
          repeat(6, (i) => at(-75 + i * 30, -60, shape('M0 -16l10 16l-10 16l-10 -16z', C.cream))),
      )
    )
  },
} satisfies Record<string, Draw>

/** A leaf that grows up from (0, 0), 70 long. */
export const leaf = (color: string = C.forest): string =>
  shape('M0 0C-30 -20 -26 -56 0 -76C26 -56 30 -20 0 0z', color) + stroke('M0 -6V-56', tint(color, 0.25), 3)

/** A rose around (0, 0), 100 wide. */
const rose = (color: string): string =>
  lit(oval(0, 0, 50), color, 10) +
  stroke('M-34 4C-34 38 34 38 34 4C34 -20 -16 -22 -16 2C-16 20 16 18 14 2', shade(color, 0.35), 6) +
  stroke('M-30 -22C-14 -40 14 -40 28 -24', tint(color, 0.3), 5)

const sunflower = () =>
  repeat(16, (i) =>
    at(
      0,
      0,
      shape('M0 -30C-22 -50 -18 -80 0 -100C18 -80 22 -50 0 -30z', i % 2 ? C.mustard : '#f1c04f'),
      1,
      i * 22.5,
    ),
  ) +
  lit(
    oval(0, 0, 46),
    C.walnut,
    10,
    repeat(14, (i) => circle(Math.cos(i * 2.4) * i * 2.8, Math.sin(i * 2.4) * i * 2.8, 4, C.ochre)),
  )

const calla = () =>
  lit('M0 40C-40 0 -72 -60 -44 -96C-20 -124 30 -126 54 -150C66 -90 60 -10 0 40z', C.white, 14) +
  lit('M-44 -96C-20 -124 30 -126 54 -150C40 -110 10 -70 -10 -64C-30 -60 -44 -76 -44 -96z', '#f2e6c4', 8) +
  stroke('M-6 -54L12 -104', C.mustard, 13) +
  ellipse(0, 40, 8, 10, C.leaf)
