import {
  at,
  box,
  circle,
  clip,
  groundShadow,
  lit,
  picture,
  rect,
  repeat,
  shape,
  stroke,
  veil,
} from './draw.ts'
import { awning, frieze, papelPicado, plant, tile } from './ornament.ts'
import { C, shade, tint, WALLS } from './palette.ts'
import { hash, type Random, random } from './random.ts'
import { hills, sky } from './sky.ts'
import { DRAWN, GIROS, type Giro, type Thing, thingsOf } from './things.ts'
import { arcade, houses } from './town.ts'

/** A trade seen from inside its shop, its four things in front: an SVG of 1600 × 1067. */
export function categoryCover({ giro, seed }: { giro: Giro; seed: number }): string {
  const r = random(`cover/${giro}/${seed}`)
  const place = GIROS.indexOf(giro)
  const { wall, accent } = WALLS[(place * 3 + seed) % WALLS.length] ?? WALLS[0]
  const rooms = [niches, windowRoom, shelves, terrace] as const
  const room = rooms[(place + seed) % rooms.length] ?? niches
  const things = r.shuffle(thingsOf(giro))
  return picture(
    1600,
    1067,
    room(r, things, wall, accent) + counter(r, accent, hash(giro)) + goods(r, things),
  )
}

const draw = (r: Random, thing: Thing | undefined) => DRAWN[thing ?? 'concha'](r)

function counter(r: Random, accent: string, kind: number): string {
  const top = r.pick([C.wood, C.crust, C.cream])
  return (
    rect(0, 800, 1600, 60, top) +
    rect(0, 800, 1600, 8, tint(top, 0.4)) +
    rect(0, 860, 1600, 210, shade(accent, 0.2)) +
    veil(box(0, 860, 1600, 26), C.night, 0.25) +
    frieze(0, 886, 1600, 100, accent === C.mustard ? C.cobalt : accent, kind % 4)
  )
}

/** One large thing off the middle and three smaller ones, so that the eye has an order. */
function goods(r: Random, things: readonly Thing[]): string {
  const left = r.chance(0.5)
  const large = left ? 520 : 1080
  const rest = left ? [900, 1180, 1430] : [170, 420, 700]
  return (
    rest.map((x, i) => at(x, 822 + (i % 2) * 16, groundShadow(330) + draw(r, things[i + 1]), 0.66)).join('') +
    at(left ? 150 : 1450, 836, plant(r), 1.15) +
    at(large, 850, groundShadow(420) + draw(r, things[0]), 1.16)
  )
}

function niches(r: Random, things: readonly Thing[], wall: string): string {
  const niche = (x: number, i: number) =>
    at(
      x,
      560,
      shape('M-150 0V-230a150 150 0 0 1 300 0V0z', shade(wall, 0.32)) +
        veil('M-150 0V-230a150 150 0 0 1 150 -150C-60 -330 -100 -200 -100 0z', C.night, 0.2) +
        at(0, -6, draw(r, things[i % 4]), 0.62) +
        rect(-170, -6, 340, 22, tint(wall, 0.4)),
    )
  return (
    rect(0, 0, 1600, 820, wall) +
    veil('M0 0H700L200 820H0z', C.white, 0.1) +
    [300, 800, 1300].map((x, i) => niche(x, i + 1)).join('') +
    frieze(0, 640, 1600, 60, C.cobalt, 1) +
    rect(0, 700, 1600, 110, tint(wall, 0.25))
  )
}

function windowRoom(r: Random, _things: readonly Thing[], wall: string, accent: string): string {
  const hour = r.pick(['morning', 'afternoon', 'dusk'] as const)
  const hole = box(400, 130, 800, 500, 12)
  return (
    rect(0, 0, 1600, 820, tint(wall, 0.15)) +
    rect(366, 96, 868, 570, C.cream) +
    clip(
      hole,
      at(
        300,
        0,
        sky(r, hour, 1000, 520) + hills(r, 1000, 520, hour) + houses(r, 0, 1000, 660, 150, 0.25, '#f4dcb8'),
      ),
    ) +
    stroke('M800 130V630M400 360H1200', accent, 18) +
    rect(340, 656, 920, 26, shade(C.cream, 0.15)) +
    [460, 800, 1140].map((x) => at(x, 660, plant(r), 0.6)).join('') +
    awning(370, 40, 860, 80, accent, C.cream) +
    hanging(r, 180) +
    hanging(r, 1420)
  )
}

const hanging = (r: Random, x: number) =>
  at(
    x,
    0,
    rect(-3, 0, 6, r.int(180, 250), C.iron) +
      at(
        0,
        250,
        veil('M-60 40L-240 560H240L60 40z', '#f9d98a', 0.16) +
          lit('M-80 40C-80 -50 80 -50 80 40z', C.mustard, 12) +
          circle(0, 46, 22, '#fff1c4'),
      ),
  )

function shelves(r: Random, things: readonly Thing[], wall: string, accent: string): string {
  const board = (y: number, offset: number) =>
    repeat(7, (i) => at(130 + i * 224, y, draw(r, things[(i + offset) % 4]), 0.44)) +
    rect(0, y, 1600, 22, C.wood) +
    veil(box(0, y + 22, 1600, 18), C.night, 0.18)
  return (
    rect(0, 0, 1600, 820, shade(wall, 0.12)) +
    repeat(16, (i) => rect(i * 100, 0, 48, 820, shade(wall, 0.05))) +
    board(270, 0) +
    board(520, 2) +
    hanging(r, 420) +
    hanging(r, 1180) +
    rect(0, 690, 1600, 110, shade(accent, 0.4)) +
    veil('M0 0H600L100 820H0z', C.white, 0.08)
  )
}

function terrace(r: Random, _things: readonly Thing[], wall: string, accent: string): string {
  const hour = r.pick(['morning', 'noon', 'dusk'] as const)
  return (
    sky(r, hour, 1600, 640) +
    hills(r, 1600, 640, hour) +
    houses(r, -20, 1620, 800, 190, 0.2, '#f4dcb8') +
    at(-100, 820, arcade(1800, 900, 3, wall, C.cream)) +
    papelPicado(-20, 60, 1640, 40) +
    rect(0, 730, 1600, 80, shade(accent, 0.15)) +
    repeat(20, (i) => at(i * 80, 736, tile(80, C.cobalt, 0)))
  )
}
