import { at, box, circle, lit, poly, rect, repeat, shape, stroke, veil } from './draw.ts'
import { C, mix, shade, tint, WALLS } from './palette.ts'
import type { Random } from './random.ts'

/** A row of far houses whose feet are at `ground`; `haze` (0 to 1) fades them into `air`. */
export function houses(
  r: Random,
  from: number,
  to: number,
  ground: number,
  size: number,
  haze = 0,
  air: string = C.cream,
  lights = false,
): string {
  let row = ''
  for (let x = from; x < to; ) {
    const width = size * r.range(0.7, 1.3)
    row += at(x, ground, house(r, width, size * r.range(0.9, 1.7), haze, air, lights))
    x += width
  }
  return row
}

function house(r: Random, width: number, height: number, haze: number, air: string, lights: boolean): string {
  const paint = r.pick(WALLS)
  const tone = (color: string) => mix(color, air, haze)
  const columns = Math.max(1, Math.round(width / 74))
  const pane = (x: number, y: number) =>
    rect(
      x,
      y,
      30,
      46,
      tone(lights && r.chance(0.6) ? '#f8cf70' : shade(paint.base, 0.45)),
      r.chance(0.4) ? 14 : 2,
    ) + rect(x - 4, y + 46, 38, 6, tone(paint.trim))
  const panes = repeat(Math.max(1, Math.floor(height / 100)), (row) =>
    repeat(columns, (i) => pane((width * (i + 0.5)) / columns - 15, 34 - height + row * 92)),
  )
  const roof = r.chance(0.35)
    ? shape(
        poly([-8, -height], [width + 8, -height], [width * 0.86, -height - 46], [width * 0.14, -height - 46]),
        tone(C.brick),
      )
    : rect(-4, -height - 10, width + 8, 16, tone(paint.trim)) +
      (r.chance(0.4) ? rect(width * 0.6, -height - 56, 44, 46, tone(C.night), 8) : '')
  return (
    rect(0, -height, width + 1, height, tone(paint.wall)) +
    veil(box(width * 0.8, -height, width * 0.2, height), C.night, 0.13) +
    roof +
    panes
  )
}

/** A church with two bell towers and a tiled dome; foot at (0, 0), 460 wide, 620 high. */
export function church(wall: string, trim: string, dome: string, opening: string): string {
  const tower = (x: number) =>
    at(
      x,
      0,
      lit(box(-62, -430, 124, 430), wall, 14) +
        rect(-72, -440, 144, 18, trim) +
        lit(box(-48, -540, 96, 100), wall, 10) +
        shape('M-24 -446v-46a24 24 0 0 1 48 0v46z', opening) +
        rect(-58, -552, 116, 14, trim) +
        lit('M-48 -552C-48 -630 48 -630 48 -552z', dome, 10) +
        stroke('M0 -612v-44M-13 -640h26', trim, 6) +
        shape('M-20 -250v-40a20 20 0 0 1 40 0v40z', opening),
    )
  return (
    lit('M-60 -400C-60 -560 60 -560 60 -400z', dome, 16) +
    lit('M-120 0V-330Q-120 -380 -60 -390Q0 -450 60 -390Q120 -380 120 -330V0z', wall, 12) +
    tower(-170) +
    tower(170) +
    shape('M-52 0v-140a52 52 0 0 1 104 0V0z', opening) +
    stroke('M-66 0v-140a66 66 0 0 1 132 0V0', trim, 10) +
    circle(0, -290, 36, opening) +
    circle(0, -290, 24, tint(opening, 0.3)) +
    rect(-126, -230, 252, 10, trim)
  )
}

/** The bandstand of a plaza: foot at (0, 0), 420 wide, 430 high. */
export const kiosk = (roof: string = C.terracotta, iron: string = C.cream, base: string = C.teal): string =>
  lit(
    poly([-190, -70], [190, -70], [206, 0], [-206, 0]),
    base,
    14,
    repeat(9, (i) => rect(-180 + i * 42, -56, 20, 60, shade(base, 0.2))),
  ) +
  shape(poly([-40, -70], [40, -70], [66, 0], [-66, 0]), tint(base, 0.25)) +
  stroke('M-48 -46H48M-56 -22H56', base, 5) +
  [-168, -96, 96, 168].map((x) => rect(x - 7, -270, 14, 202, iron)).join('') +
  repeat(4, (i) =>
    stroke(
      `M${[-168, -96, 96, 168][i]} -226q18 -34 36 -36M${[-168, -96, 96, 168][i]} -226q-18 -34 -36 -36`,
      iron,
      5,
    ),
  ) +
  stroke('M-168 -118H-96M96 -118H168', iron, 7) +
  repeat(12, (i) => (i < 5 || i > 6 ? stroke(`M${-168 + i * 30.5} -118v48`, iron, 4) : '')) +
  rect(-200, -280, 400, 18, iron, 4) +
  lit(
    'M-220 -276C-120 -300 -60 -350 -34 -400H34C60 -350 120 -300 220 -276z',
    roof,
    18,
    stroke('M-110 -276Q-40 -340 -14 -400M0 -276V-400M110 -276Q40 -340 14 -400', shade(roof, 0.25), 6),
  ) +
  lit('M-34 -396C-34 -440 34 -440 34 -396z', iron, 6) +
  stroke('M0 -430v-34', iron, 7) +
  circle(0, -468, 9, C.mustard)

/** A clipped plaza tree: foot at (0, 0), 200 wide, 330 high. */
export const tree = (color: string = C.forest): string =>
  veil('M-60 -6h190l40 14h-220z', C.night, 0.2) +
  rect(-13, -150, 26, 150, C.walnut) +
  lit(
    'M-104 -190C-120 -300 -50 -340 0 -334C60 -344 120 -290 104 -190C96 -130 -96 -130 -104 -190z',
    color,
    24,
    repeat(14, (i) => circle(-80 + ((i * 53) % 160), -310 + ((i * 37) % 150), 11, tint(color, 0.16))),
  )

/** An arcade of `count` arches over a width, its foot at (0, 0); the openings are see-through. */
export function arcade(width: number, height: number, count: number, wall: string, trim: string): string {
  const bay = width / count
  const half = bay * 0.39
  const spring = height * 0.56
  const holes = repeat(
    count,
    (i) =>
      `M${bay * (i + 0.5) - half} 0V${-spring}A${half} ${half} 0 0 1 ${bay * (i + 0.5) + half} ${-spring}V0z`,
  )
  const arches = repeat(count, (i) =>
    stroke(
      `M${bay * (i + 0.5) - half} ${-spring}A${half} ${half} 0 0 1 ${bay * (i + 0.5) + half} ${-spring}`,
      trim,
      14,
    ),
  )
  const columns = repeat(
    count + 1,
    (i) =>
      rect(bay * i - bay * 0.13, -spring - 8, bay * 0.26, 24, trim) +
      rect(bay * i - bay * 0.14, -44, bay * 0.28, 44, shade(wall, 0.35)) +
      veil(box(bay * i + bay * 0.02, -spring + 16, bay * 0.09, spring - 60), C.night, 0.16),
  )
  return `<path fill-rule="evenodd" fill="${wall}" d="M0 0V${-height}H${width}V0z${holes}"/>${arches}${columns}`
}

/** A street lamp: foot at (0, 0), 380 high. */
export const lamp = (glow = false): string =>
  (glow ? veil('M-130 -330a130 130 0 1 1 260 0a130 130 0 1 1 -260 0z', C.mustard, 0.2) : '') +
  rect(-8, -300, 16, 300, C.iron) +
  rect(-24, -24, 48, 24, C.iron, 5) +
  shape(poly([-20, -300], [20, -300], [32, -366], [-32, -366]), glow ? '#fbdc8c' : C.cream) +
  shape('M-40 -364H40L0 -400z', C.iron) +
  rect(-24, -304, 48, 8, C.iron)
