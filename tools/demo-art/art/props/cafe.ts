import { at, box, circle, ellipse, lit, oval, poly, rect, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const cafe = {
  'taza-capuchino': (r) => {
    const cup = r.pick([C.terracotta, C.teal, C.pink, C.cobalt])
    return (
      ellipse(0, -8, 210, 34, shade(C.cream, 0.16)) +
      ellipse(0, -16, 210, 32, C.cream) +
      stroke('M128 -150C214 -160 214 -70 110 -66', cup, 24) +
      lit(
        'M-150 -180C-150 -60 -100 -20 0 -20C100 -20 150 -60 150 -180z',
        cup,
        22,
        stroke('M-160 -130H160', C.cream, 8) + repeat(8, (i) => circle(-132 + i * 38, -104, 8, C.cream)),
      ) +
      ellipse(0, -180, 150, 40, tint(cup, 0.2)) +
      ellipse(0, -178, 132, 32, '#8a5433') +
      shape(
        'M0 -154C-70 -172 -64 -206 -22 -200C-8 -198 0 -190 0 -188C0 -190 8 -198 22 -200C64 -206 70 -172 0 -154z',
        '#f1dcb8',
      ) +
      steam()
    )
  },
  cafetera: () =>
    stroke('M100 -300C186 -300 186 -180 140 -150', C.walnut, 26) +
    lit(
      'M-84 -150H84L112 -10C112 0 -112 0 -112 -10z',
      C.steel,
      16,
      stroke('M-30 -150L-40 0M36 -150L46 0', shade(C.steel, 0.2), 5),
    ) +
    lit(box(-92, -172, 184, 30, 8), shade(C.steel, 0.25), 8) +
    lit(
      'M-80 -172H80L110 -324H-84L-132 -336z',
      C.steel,
      16,
      stroke('M-30 -172L-40 -330M34 -172L50 -330', shade(C.steel, 0.2), 5),
    ) +
    lit('M-96 -326H112C90 -366 -60 -366 -96 -326z', tint(C.steel, 0.3), 10) +
    circle(8, -370, 17, C.walnut) +
    at(-160, 0, beans()) +
    steam(-150, -350, 0.6),
  'costal-cafe': () =>
    lit(
      'M-150 -270C-190 -180 -190 -60 -160 -10C-150 4 150 4 160 -10C190 -60 190 -180 150 -270z',
      '#cba36a',
      26,
      repeat(9, (i) => stroke(`M${-180 + i * 45} -290V20`, '#c0965c', 4)) +
        rect(-92, -190, 184, 120, C.cream) +
        at(0, -130, bean(), 3) +
        stroke('M-70 -86H70', C.terracotta, 8),
    ) +
    lit('M-160 -266C-180 -300 180 -300 160 -266C120 -236 -120 -236 -160 -266z', '#dcb981', 8) +
    ellipse(0, -274, 138, 24, C.walnut) +
    repeat(22, (i) => at(-118 + i * 11.4, -278 - ((i * 7) % 22), bean(), 0.85, i * 40)) +
    at(150, 6, beans()),
  'rebanada-pastel': (r) => {
    const icing = r.pick([C.rose, C.cream, '#8a5236'])
    return (
      ellipse(0, -8, 214, 32, shade(C.aqua, 0.2)) +
      ellipse(0, -16, 214, 32, C.aqua) +
      ellipse(0, -16, 170, 20, tint(C.aqua, 0.4)) +
      lit(
        poly([-160, -180], [150, -180], [150, -24], [-160, -24]),
        '#e8b872',
        16,
        rect(-170, -140, 340, 18, icing) + rect(-170, -84, 340, 18, C.pink) + rect(-170, -66, 340, 8, icing),
      ) +
      lit(
        'M-160 -180L-60 -254C20 -262 120 -240 150 -180C150 -150 126 -150 120 -170C100 -140 70 -150 60 -170C40 -136 0 -150 -10 -172C-40 -140 -70 -150 -84 -172C-110 -140 -150 -150 -160 -180z',
        icing,
        12,
      ) +
      lit(oval(20, -262, 34), C.terracotta, 9) +
      at(20, -292, shape('M0 0l-30 -14l18 20z', C.leaf) + shape('M0 0l30 -14l-18 20z', C.leaf)) +
      stroke('M210 -20L250 -60', C.steel, 10)
    )
  },
} satisfies Record<string, Draw>

/** Three wisps over a cup at (x, y). */
function steam(x = 0, y = -226, scale = 1): string {
  const wisp = 'c-24 -30 24 -50 0 -84c-18 -26 14 -40 4 -62'
  return at(
    x,
    y,
    `<g stroke-opacity=".75">${stroke(`M-50 0${wisp}M4 -14${wisp}M54 0${wisp}`, C.white, 9)}</g>`,
    scale,
  )
}

const bean = () => ellipse(0, 0, 15, 11, '#6d432b') + stroke('M-12 -2q12 6 24 0', '#3d2416', 3)

const beans = () => repeat(9, (i) => at(-50 + (i % 5) * 26, -8 - Math.floor(i / 5) * 18, bean(), 1, i * 37))
