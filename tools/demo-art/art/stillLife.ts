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
import { plant, tile } from './ornament.ts'
import { C, shade, tint, WALLS } from './palette.ts'
import { fruit } from './props/abarrotes.ts'
import { leaf } from './props/floreria.ts'
import { type Random, random } from './random.ts'
import { DRAWN, type Thing } from './things.ts'

/** One product on a table before a painted wall: an SVG of 1200 × 1200. */
export function stillLife({ thing, seed }: { thing: Thing; seed: number }): string {
  const r = random(`${thing}/${seed}`)
  const companion = r.chance(0.5)
    ? at(r.pick([190, 1010]), 850, groundShadow(150) + plant(r), 1.25)
    : loose(r)
  const subject = at(600, 950, groundShadow(420, 0.28) + DRAWN[thing](r), r.range(1.72, 1.86))
  return picture(1200, 1200, wall(r) + table(r) + companion + subject)
}

function wall(r: Random): string {
  const { wall: paint } = r.pick(WALLS)
  const soft = tint(paint, 0.34)
  const mark = tint(soft, 0.28)
  const patterns = [
    () =>
      repeat(14, (row) =>
        repeat(14, (i) =>
          at(
            i * 92 + (row % 2) * 46,
            row * 66,
            leaf(mark).replace(/<path[^>]*stroke=[^>]*>/, ''),
            0.5,
            30 + (row % 2) * 300,
          ),
        ),
      ),
    () => repeat(9, (i) => rect(i * 150, 0, 66, 860, mark)),
    () => repeat(12, (row) => repeat(14, (i) => circle(i * 100 + (row % 2) * 50, 30 + row * 74, 14, mark))),
    () => zigzag(mark),
    () => repeat(9, (i) => at(i * 134, 672, tile(134, C.cobalt, 1))) + rect(0, 656, 1206, 16, C.cobalt),
    () =>
      shape('M240 830V420a360 360 0 0 1 720 0v410z', shade(soft, 0.14)) +
      shape('M276 830V426a324 324 0 0 1 648 0v404z', mark),
  ] as const
  const light = veil('M-60 240L520 -20H760L-60 520zM-60 590L860 60L1040 60L-60 800z', C.white, 0.16)
  return rect(0, 0, 1200, 1200, soft) + r.pick(patterns)() + light
}

const zigzag = (mark: string) =>
  repeat(9, (row) => stroke(`M-40 ${row * 100}${repeat(11, () => 'l60 46l60 -46')}`, mark, 16))

function table(r: Random): string {
  const top = r.pick([C.wood, C.crust, C.teal, C.terracotta, C.cobalt, C.mustard])
  const cloth = r.pick([C.cream, C.white, C.rose, C.mustard, C.aqua])
  const stripe = r.pick([C.pink, C.teal, C.terracotta, C.cobalt])
  const board =
    rect(0, 830, 1200, 370, top) +
    rect(0, 1100, 1200, 100, shade(top, 0.28)) +
    rect(0, 830, 1200, 8, tint(top, 0.35)) +
    stroke('M0 1098H1200', tint(top, 0.25), 5)
  const outline = 'M250 866H950L1060 1100V1200H140V1100z'
  const bands = repeat(5, (i) =>
    shape(
      `M${310 + i * 130} 866h34L${245 + i * 165 + 44} 1100v100h-44v-100z`,
      i % 2 ? stripe : shade(stripe, 0.15),
    ),
  )
  const fold = veil('M140 1100H1060V1200H140z', C.night, 0.16)
  return board + (r.chance(0.62) ? clip(outline, shape(outline, cloth) + bands + fold) : grain(top))
}

const grain = (top: string) =>
  stroke('M60 900H420M760 884H1130M90 1010H260M620 1050H1010M880 960H1180', shade(top, 0.16), 6)

function loose(r: Random): string {
  const side = r.pick([1, -1])
  const color = r.pick([C.mustard, C.terracotta, C.leaf, C.pink])
  return (
    at(
      600 + side * 440,
      880,
      groundShadow(120) + at(0, -56, fruit(color, 62)) + at(76 * side, -34, fruit(tint(color, 0.15), 50)),
      1,
    ) +
    at(
      600 - side * 450,
      1010,
      at(0, 0, leaf(C.leaf), 1.3, 70 * side) +
        at(0, 0, leaf(C.forest), 1.1, 110 * side) +
        lit(box(-12, -14, 24, 24, 12), C.pink, 4),
    )
  )
}
