import { at, circle, lit, mirror, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const zapateria = {
  huarache: (r) => {
    const hide = r.pick([C.wood, '#b5773f', C.brick])
    return at(-36, -64, sandal(shade(hide, 0.12)), 0.92) + at(20, 0, sandal(hide))
  },
  bota: (r) => {
    const hide = r.pick([C.walnut, C.brick, C.teal])
    return at(60, 0, boot(shade(hide, 0.2)), 0.98) + at(-30, 6, boot(hide))
  },
  'zapato-escolar': () => at(50, -44, school(), 0.94) + at(-14, 6, school()),
  tenis: (r) => {
    const color = r.pick([C.pink, C.cobalt, C.leaf, C.mustard])
    return at(60, -60, mirror(sneaker(shade(color, 0.1))), 0.9) + at(-6, 6, sneaker(color))
  },
} satisfies Record<string, Draw>

const sandal = (hide: string) =>
  lit(
    'M-210 -24C-220 -60 -130 -56 -60 -44C20 -34 130 -60 190 -44C216 -34 212 0 180 0H-190C-204 0 -206 -10 -210 -24z',
    C.walnut,
    8,
  ) +
  stroke('M120 -50C116 -120 140 -150 176 -150C196 -140 196 -80 190 -50', hide, 24) +
  lit(
    'M-190 -46C-180 -130 -90 -150 0 -140C40 -130 70 -90 84 -50C30 -30 -100 -30 -190 -46z',
    hide,
    14,
    repeat(6, (i) =>
      stroke(
        `M${-190 + i * 50} -20L${-140 + i * 50} -150M${-150 + i * 50} -150L${-90 + i * 50} -20`,
        i % 2 ? shade(hide, 0.35) : tint(hide, 0.2),
        11,
      ),
    ),
  ) +
  circle(140, -112, 11, C.mustard)

const boot = (hide: string) =>
  lit(
    'M-30 -350C20 -330 80 -336 130 -350L138 -120C150 -80 150 -60 146 -26H-170C-190 -80 -130 -104 -66 -130C-34 -150 -30 -240 -30 -350z',
    hide,
    20,
    stroke('M-8 -300C30 -260 90 -260 118 -304M-8 -250C40 -210 90 -214 120 -250', C.mustard, 6) +
      shape('M50 -236l22 40l-22 40l-22 -40z', C.mustard) +
      stroke('M-130 -60C-110 -90 -80 -100 -40 -106', tint(hide, 0.3), 7),
  ) +
  shape('M-182 -34H148V-16H96L92 -16H-170C-184 -16 -186 -26 -182 -34z', C.night) +
  shape('M76 -18H150L142 0H84z', C.night) +
  stroke('M-20 -346C10 -300 20 -336 56 -338', tint(hide, 0.2), 6)

const school = () =>
  lit(
    'M-206 -40C-216 -110 -120 -128 -60 -144L-6 -196C40 -170 120 -176 170 -204C190 -150 196 -90 190 -34z',
    '#2c2f3e',
    18,
    stroke('M-150 -96C-120 -112 -90 -118 -60 -124', '#8c93a5', 9) +
      stroke('M-64 -140C-30 -110 20 -100 60 -126', '#4a4f63', 7),
  ) +
  stroke('M-34 -150L24 -126M-10 -174L50 -146', C.cream, 8) +
  shape('M-212 -40H194V-14C194 0 180 0 170 0H-190C-212 0 -214 -20 -212 -40z', '#14182a') +
  shape('M110 -14H194V6H110z', '#14182a')

const sneaker = (color: string) =>
  lit(
    'M-200 -50C-204 -110 -120 -120 -60 -150L10 -214C60 -186 120 -190 160 -226C190 -180 196 -110 194 -46z',
    color,
    18,
    shape('M-210 -40C-206 -120 -150 -120 -100 -126C-70 -110 -70 -60 -76 -40z', C.white) +
      shape('M110 -40L130 -130L200 -150V-40z', shade(color, 0.25)) +
      stroke('M-30 -50C20 -70 60 -100 84 -160', C.white, 20),
  ) +
  stroke('M-64 -150L-14 -118M-36 -176L16 -140M-8 -200L44 -160', C.white, 11) +
  lit(
    'M-210 -52C-110 -30 80 -60 200 -52V-18C200 0 190 0 176 0H-190C-210 0 -214 -30 -210 -52z',
    C.white,
    9,
    stroke('M-220 -24H220', color, 5),
  )
