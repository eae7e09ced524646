import { at, box, circle, clip, groundShadow, lit, oval, poly, rect, repeat, shape, stroke } from './draw.ts'
import { C, shade, tint } from './palette.ts'
import type { Random } from './random.ts'

/** A delivery bicycle with a basket: foot at (0, 0), 620 wide. */
export function bicycle(frame: string, load: string): string {
  const rim = (x: number) =>
    at(
      x,
      -120,
      `<circle r="112" fill="none" stroke="${C.night}" stroke-width="14"/><circle r="100" fill="none" stroke="${C.cream}" stroke-width="5"/>` +
        repeat(10, (i) => at(0, 0, stroke('M0 -98V98', C.steel, 2.5), 1, i * 18)) +
        circle(0, 0, 14, C.iron),
    )
  return (
    rim(-200) +
    rim(200) +
    stroke('M-200 -120L-90 -290H130L10 -120zM10 -120L-110 -320M200 -120L120 -340', frame, 17) +
    stroke('M120 -340L90 -380H40M120 -340L150 -384', C.iron, 13) +
    shape('M-170 -330H-60C-60 -350 -160 -360 -170 -330z', C.walnut) +
    circle(10, -120, 32, C.mustard) +
    stroke('M10 -120L34 -70M34 -70h34', C.iron, 10) +
    at(200, -300, load) +
    lit(
      poly([110, -320], [330, -320], [306, -220], [134, -220]),
      '#b98248',
      10,
      repeat(3, (i) => stroke(`M100 ${-298 + i * 30}H340`, '#8f5d2f', 6)),
    )
  )
}

/** A guitar upright on (0, 0), 430 high. */
export const guitar = (wood: string): string =>
  rect(-15, -430, 30, 230, C.walnut) +
  lit(box(-28, -470, 56, 74, 10), C.walnut, 6) +
  lit(
    'M0 -250C90 -270 110 -190 78 -150C130 -110 130 0 0 0C-130 0 -130 -110 -78 -150C-110 -190 -90 -270 0 -250z',
    wood,
    16,
  ) +
  circle(0, -146, 40, C.night) +
  `<circle cx="0" cy="-146" r="48" fill="none" stroke="${C.cream}" stroke-width="6"/>` +
  rect(-46, -58, 92, 14, C.walnut, 4) +
  repeat(4, (i) => stroke(`M${-9 + i * 6} -400V-52`, C.cream, 1.8))

/** A person from the waist up, without a face: foot at (0, 0), 300 wide, 470 high. */
export function person(r: Random, shirt: string): string {
  const skin = r.pick(['#b97a52', '#8f5a3c', '#d29a6b'])
  const hair = r.pick([C.night, '#3b2620', '#6b6670'])
  const kind = r.int(0, 2)
  const back =
    kind === 0
      ? lit('M-78 -360C-84 -500 84 -500 78 -360L88 -230H-88z', hair, 8)
      : kind === 1
        ? circle(0, -492, 34, hair)
        : ''
  return (
    back +
    lit(
      'M-150 0C-150 -190 -120 -236 -44 -250H44C120 -236 150 -190 150 0z',
      shirt,
      20,
      shape('M-44 -256L0 -196L44 -256z', skin) + stroke('M-150 -70H150', tint(shirt, 0.3), 10),
    ) +
    rect(-30, -300, 60, 60, shade(skin, 0.15)) +
    lit(oval(0, -366, 70, 82), skin, 12) +
    shape('M-74 -370C-80 -480 80 -480 74 -370C50 -420 -10 -430 -40 -410C-60 -404 -70 -390 -74 -370z', hair)
  )
}

/** A person from head to foot: foot at (0, 0), 300 wide, 800 high. */
export function standingPerson(r: Random, shirt: string): string {
  const cloth = r.pick([C.night, C.walnut, C.forest, C.brick])
  const legs = lit('M-96 -350H96L84 -20H14L0 -250L-14 -20H-84z', cloth, 12)
  const shoes = shape('M-92 0v-24h78v24zM14 0v-24h78v24z', C.iron)
  return groundShadow(260) + shoes + legs + at(0, -330, person(r, shirt))
}

/** Two forearms that reach in from below and hold something at (0, 0). */
export function hands(shirt: string, skin: string): string {
  const arm = (side: number) =>
    `<g transform="scale(${side} 1)">${lit('M-520 420L-230 60L-150 120L-330 470z', shirt, 16)}${lit('M-232 78C-190 10 -150 -50 -120 -76C-96 -90 -70 -70 -84 -40C-60 -56 -40 -30 -60 -4C-40 -10 -30 20 -50 40C-80 90 -120 120 -164 134z', skin, 10, stroke('M-112 -34L-86 -44M-94 0L-64 -8', shade(skin, 0.25), 5))}</g>`
  return arm(1) + arm(-1)
}

/** A closed parcel on (0, 0), `size` wide. */
export const parcel = (size: number, tape: string = C.terracotta): string =>
  lit(
    box(-size / 2, -size * 0.7, size, size * 0.7, 4),
    '#c9955c',
    size / 20,
    rect(-size * 0.08, -size, size * 0.16, size, tape) +
      rect(size * 0.2, -size * 0.25, size * 0.2, size * 0.13, C.cream),
  )

/** A wall calendar around (0, 0), 560 by 620. */
export const calendar = (accent: string): string =>
  lit(box(-280, -290, 560, 600, 18), C.white, 12, rect(-280, -290, 560, 130, accent)) +
  repeat(8, (i) => stroke(`M${-210 + i * 60} -316v50`, C.iron, 12)) +
  repeat(30, (i) =>
    at(
      -216 + (i % 6) * 86,
      -104 + Math.floor(i / 6) * 82,
      i === 15 ? circle(0, 0, 36, C.pink) : rect(-26, -26, 52, 52, i % 5 ? '#f3e3c3' : tint(accent, 0.55), 8),
    ),
  ) +
  stroke('M30 66l18 18l34 -40', C.white, 9)

/** An open letter in its envelope, standing on (0, 0), 520 wide. */
export const letter = (color: string): string =>
  lit(poly([-260, -250], [0, -420], [260, -250], [260, 0], [-260, 0]), shade(color, 0.15), 12) +
  lit(
    box(-210, -470, 420, 420, 8),
    C.white,
    10,
    repeat(6, (i) =>
      stroke(`M-160 ${-400 + i * 38}H${i === 5 ? 20 : 160}`, i ? C.steel : C.terracotta, i ? 7 : 14),
    ),
  ) +
  lit('M-260 -250L0 -90L260 -250V0H-260z', color, 14) +
  stroke('M-256 -4L-50 -120M256 -4L50 -120', shade(color, 0.2), 7) +
  circle(0, -70, 38, C.terracotta) +
  circle(0, -70, 26, shade(C.terracotta, 0.15))

/** A folded street map around (0, 0), 1000 by 620. */
export function streetMap(): string {
  const outline = box(-500, -310, 1000, 620, 8)
  const blocks = repeat(40, (i) =>
    rect(
      -480 + (i % 8) * 124,
      -290 + Math.floor(i / 8) * 122,
      96,
      94,
      i % 7 === 3 ? '#b9d39c' : i % 5 === 2 ? C.peach : '#f0dcb4',
      8,
    ),
  )
  const pin = (x: number, y: number, color: string) =>
    at(
      x,
      y,
      `<ellipse cx="14" cy="2" rx="26" ry="8" fill="${C.night}" fill-opacity=".25"/>` +
        lit('M0 0C-60 -70 -50 -140 0 -140C50 -140 60 -70 0 0z', color, 9) +
        circle(0, -92, 20, C.white),
    )
  return (
    clip(
      outline,
      shape(outline, C.cream) +
        blocks +
        stroke('M-520 200C-300 120 -200 260 40 180S360 60 540 140', C.aqua, 46) +
        stroke('M-520 -180L540 60', C.mustard, 18) +
        repeat(3, (i) =>
          rect(-250 + i * 250, -310, 125, 620, C.night).replace('/>', ' fill-opacity=".07"/>'),
        ),
    ) +
    pin(-260, -20, C.pink) +
    pin(60, -60, C.teal) +
    pin(310, 160, C.terracotta) +
    `<path d="M-260 -20C-160 80 -40 0 60 -60S220 140 310 160" fill="none" stroke="${C.night}" stroke-width="8" stroke-dasharray="4 22" stroke-linecap="round"/>`
  )
}

/** An open umbrella, its handle's foot at (0, 0), 460 wide. */
export const umbrella = (a: string, b: string): string =>
  stroke('M0 -330V-30a26 26 0 0 1 -52 0', C.walnut, 12) +
  lit(
    'M-230 -280C-230 -520 230 -520 230 -280C190 -310 150 -310 115 -280C80 -310 40 -310 0 -280C-40 -310 -80 -310 -115 -280C-150 -310 -190 -310 -230 -280z',
    a,
    16,
    shape(
      'M0 -470C-90 -430 -115 -350 -115 -280C-80 -310 -40 -310 0 -280C40 -310 80 -310 115 -280C115 -350 90 -430 0 -470z',
      b,
    ),
  ) +
  rect(-5, -490, 10, 36, C.walnut)
