import { at, box, circle, ellipse, lit, oval, repeat, shape, stroke } from '../draw.ts'
import { C, shade, tint } from '../palette.ts'
import type { Draw } from './kit.ts'

export const panaderia = {
  concha: (r) => {
    const sugar = r.pick([C.rose, C.cream, C.mustard, '#8a5236'])
    const groove = shade(sugar, 0.25)
    const shell =
      'M-158 -62C-170 -150 -90 -206 0 -206C90 -206 170 -150 158 -62C130 -74 108 -46 78 -60C50 -40 20 -60 0 -44C-24 -60 -52 -40 -80 -60C-108 -46 -134 -74 -158 -62z'
    const grooves = [-120, -62, 0, 62, 120]
      .map((x) => stroke(`M${x * 0.25} -200Q${x * 1.25} -150 ${x * 1.15} -40`, groove, 9))
      .join('')
    return (
      plate() +
      lit(
        'M-176 -70C-176 -190 176 -190 176 -70C176 -14 120 -8 0 -8C-120 -8 -176 -14 -176 -70z',
        C.crust,
        20,
      ) +
      lit(shell, sugar, 20, grooves + stroke('M-150 -96Q0 -150 150 -96M-120 -146Q0 -186 120 -146', groove, 7))
    )
  },
  bolillo: () => at(26, -4, loaf(0.92), 1, -6) + at(-40, -8, loaf(1), 1, 5) + crumbs(),
  cuernito: () => {
    const body =
      'M-180 -30C-190 -170 -90 -236 0 -236C90 -236 190 -170 180 -30C176 4 132 2 128 -28C120 -92 64 -116 0 -116C-64 -116 -120 -92 -128 -28C-132 2 -176 4 -180 -30z'
    const folds = 'M-136 -160L-118 -68M-70 -212L-52 -108M0 -240V-110M70 -212L52 -108M136 -160L118 -68'
    return (
      plate() +
      lit(
        body,
        C.crust,
        20,
        stroke(folds, shade(C.crust, 0.3), 9) +
          stroke('M-110 -170Q-90 -200 -60 -206M-26 -216Q0 -222 26 -216', tint(C.crust, 0.5), 10),
      )
    )
  },
  'pan-de-muerto': () => {
    const bone = (turn: number) =>
      at(
        0,
        -104,
        repeat(
          1,
          () =>
            lit(box(-14, -110, 28, 120, 12), '#dfa35d', 8) +
            circle(-14, -50, 20, '#dfa35d') +
            circle(14, -50, 20, '#dfa35d'),
        ),
        1,
        turn,
      )
    const sugar = repeat(46, (i) =>
      circle(
        Math.sin(i * 2.4) * 150 * Math.sqrt(i / 46),
        -92 + Math.cos(i * 2.4) * 70 * Math.sqrt(i / 46),
        4,
        C.white,
      ),
    )
    return (
      plate() +
      lit(
        'M-180 -64C-180 -204 180 -204 180 -64C180 -10 110 -6 0 -6C-110 -6 -180 -10 -180 -64z',
        C.crust,
        22,
      ) +
      bone(-62) +
      bone(62) +
      bone(0) +
      at(0, 0, bone(-118) + bone(118)) +
      sugar +
      lit(oval(0, -172, 40, 34), '#e3ab66', 10)
    )
  },
} satisfies Record<string, Draw>

const plate = () =>
  ellipse(0, -4, 214, 30, shade(C.cream, 0.2)) +
  ellipse(0, -12, 214, 30, C.cream) +
  ellipse(0, -12, 176, 21, tint(C.aqua, 0.4))

const loaf = (size: number) =>
  at(
    0,
    0,
    lit(
      'M-196 -60C-190 -84 -160 -96 -140 -100C-90 -146 90 -146 140 -100C160 -96 190 -84 196 -60C190 -36 160 -26 140 -22C90 4 -90 4 -140 -22C-160 -26 -190 -36 -196 -60z',
      C.crust,
      20,
      shape('M-112 -96C-60 -130 60 -130 112 -96C60 -66 -60 -66 -112 -96z', '#eac58c') +
        stroke('M-112 -94C-60 -62 60 -62 112 -94', shade(C.crust, 0.3), 7),
    ),
    size,
  )

const crumbs = () => circle(-150, 8, 6, C.crust) + circle(150, 16, 5, C.crust) + circle(120, 24, 4, C.crust)
