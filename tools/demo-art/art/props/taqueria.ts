import { at, box, circle, ellipse, lit, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const taqueria = {
  tacos: (r) =>
    lit('M-220 -26H220C214 0 150 4 0 4C-150 4 -214 0 -220 -26z', r.pick([C.cobalt, C.teal, C.pink]), 10) +
    ellipse(0, -28, 220, 24, tint(C.cream, 0.2)) +
    at(112, -30, taco(), 0.86) +
    at(-112, -30, taco(), 0.86) +
    at(0, -22, taco(), 0.98) +
    at(178, -30, lime(), 0.8),
  'salsa-molcajete': (r) => {
    const salsa = r.pick([C.terracotta, C.leaf, '#a32d22'])
    return (
      repeat(3, (i) => lit(`M${-110 + i * 90} -60L${-96 + i * 90} 0h28l14 -60z`, '#4b4c55', 8)) +
      lit('M-184 -196C-180 -60 -110 -34 0 -34C110 -34 180 -60 184 -196z', '#5d5e68', 24, speckle()) +
      ellipse(0, -196, 184, 44, '#75757e') +
      ellipse(0, -192, 152, 32, '#3f4048') +
      ellipse(0, -186, 140, 26, salsa) +
      at(
        60,
        -196,
        lit('M-22 -10L60 -170C76 -196 112 -178 104 -152L30 8C14 26 -24 16 -22 -10z', '#6b6b75', 12),
      ) +
      repeat(9, (i) => circle(-90 + i * 15, -184 + ((i * 7) % 13) - 6, 5, i % 2 ? C.white : C.leaf))
    )
  },
  trompo: () =>
    rect(-6, -390, 12, 390, C.iron) +
    lit(box(-150, -26, 300, 26, 10), C.steel, 8) +
    lit(
      'M-128 -316C-140 -260 -96 -120 -58 -42H58C96 -120 140 -260 128 -316C90 -344 -90 -344 -128 -316z',
      '#b9502e',
      26,
      repeat(8, (i) =>
        stroke(`M-140 ${-300 + i * 36}q70 24 140 4t140 -6`, i % 2 ? '#d9713d' : '#8f3522', 12),
      ),
    ) +
    lit('M-74 -322C-80 -392 80 -392 74 -322C40 -306 -40 -306 -74 -322z', C.mustard, 14) +
    shape('M-10 -372l-46 -34l34 -4l-8 -30l30 22l26 -24l-4 32l36 0l-44 38z', C.leaf) +
    at(128, -34, taco(), 0.42),
  'agua-jamaica': (r) => {
    const drink = r.pick(['#8f1d3f', '#b3273f', '#e0b45a'])
    return (
      lit(
        'M-96 -340H96L112 -40C112 0 60 0 0 0C-60 0 -112 0 -112 -40z',
        '#cfe6e1',
        18,
        shape('M-102 -250H102L112 -20C60 6 -60 6 -112 -20z', drink) +
          shape('M-102 -250q52 26 102 0t104 0v30h-206z', tint(drink, 0.2)) +
          stroke('M-72 -310L-82 -60', C.white, 10),
      ) +
      stroke('M96 -270C190 -280 190 -110 104 -110', '#b9d6d2', 18) +
      lit(poly([-40, -250], [10, -268], [30, -226], [-20, -208]), '#eef7f2', 8) +
      at(-150, 0, glass(drink)) +
      at(66, -340, lime(), 0.66)
    )
  },
} satisfies Record<string, Draw>

const glass = (drink: string) =>
  lit('M-50 -150H50L40 0H-40z', '#d8ebe6', 10, shape('M-46 -110H46L40 0H-40z', drink)) +
  stroke('M10 -130L44 -210', C.pink, 8)

const lime = () =>
  circle(0, -40, 42, C.leaf) +
  circle(0, -40, 33, '#cfe08a') +
  stroke('M0 -72V-8M-28 -56L28 -24M28 -56L-28 -24', C.leaf, 4)

const speckle = () =>
  repeat(40, (i) =>
    circle(-160 + ((i * 67) % 320), -180 + ((i * 41) % 140), 4, i % 2 ? '#7b7c85' : '#484952'),
  )

const taco = () =>
  shape('M-118 -12C-124 -150 124 -150 118 -12z', shade(C.mustard, 0.15)) +
  repeat(11, (i) =>
    circle(-88 + i * 17.5, -96 - Math.sin((i / 10) * Math.PI) * 34, 20, i % 3 ? '#9d4a2b' : '#b9602f'),
  ) +
  repeat(9, (i) =>
    circle(
      -70 + i * 17,
      -112 - Math.sin((i / 8) * Math.PI) * 34,
      8,
      [C.leaf, C.white, C.leaf, C.pink][i % 4] ?? C.leaf,
    ),
  ) +
  lit(
    'M-118 0C-124 -136 124 -136 118 0C60 8 -60 8 -118 0z',
    '#efc878',
    14,
    circle(-40, -40, 9, '#d9a552') +
      circle(30, -66, 8, '#d9a552') +
      circle(50, -26, 10, '#d9a552') +
      ellipse(-10, -80, 12, 6, '#d9a552'),
  )
