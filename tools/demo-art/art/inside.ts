import { at, box, clip, groundShadow, lit, oval, picture, rect, repeat, shape, stroke, veil } from './draw.ts'
import { door, shopWindow, sign, wall } from './facade.ts'
import { person } from './objects.ts'
import { awning, frieze, papelPicado, plant } from './ornament.ts'
import { C, type Paint, shade, tint, WALLS } from './palette.ts'
import { type Random, random } from './random.ts'
import { floor, room, street, thing } from './scenery.ts'
import { DRAWN, type Giro, type Thing, thingsOf } from './things.ts'
import { lamp } from './town.ts'

type Shop = { r: Random; name: string; paint: Paint; giro: Giro; goods: readonly Thing[] }

const VIEWS = {
  /** The counter, with shelves behind it. */
  mostrador: ({ r, paint, goods, giro }: Shop) =>
    room(paint.wall, paint.base) +
    [330, 590].map((y, row) => shelf(r, goods, y, row)).join('') +
    [330, 800, 1270].map((x) => at(x, 0, pendant())).join('') +
    at(r.pick([520, 1080]), 800, person(r, paint.accent), 1.02) +
    rect(120, 780, 1360, 34, C.walnut) +
    rect(150, 814, 1300, 260, paint.wall) +
    frieze(150, 860, 1300, 84, paint.accent, r.int(0, 3)) +
    veil(box(1340, 814, 110, 260), C.night, 0.14) +
    at(290, 782, DRAWN[thingsOf(giro)[0] ?? 'concha'](r), 0.52) +
    at(1310, 782, DRAWN[thingsOf(giro)[1] ?? 'concha'](r), 0.52) +
    at(70, 1010, plant(r), 1.3),

  /** The goods behind glass, from near. */
  vitrina: ({ r, paint, goods }: Shop) => {
    const row = (y: number, first: number) =>
      repeat(4, (i) => at(230 + i * 380, y, DRAWN[goods[(i + first) % 4] ?? 'concha'](r), 0.86)) +
      rect(60, y, 1480, 22, C.wood) +
      rect(60, y + 22, 1480, 8, shade(C.wood, 0.3))
    const glass = box(60, 70, 1480, 900, 12)
    return (
      rect(0, 0, 1600, 1067, paint.wall) +
      clip(
        glass,
        shape(glass, shade(paint.base, 0.5)) +
          [300, 800, 1300].map((x) => veil(`M${x} 40L${x - 330} 960H${x + 330}z`, '#f9d98a', 0.12)).join('') +
          row(500, 0) +
          row(930, 2) +
          veil('M160 970L640 70H830L350 970zM980 970L1460 70H1500L1060 970z', C.white, 0.1),
      ) +
      stroke(box(60, 70, 1480, 900, 12), paint.trim, 22) +
      rect(0, 990, 1600, 80, C.walnut)
    )
  },

  /** Tables that are laid. */
  mesas: ({ r, paint, goods }: Shop) =>
    rect(0, 0, 1600, 920, tint(paint.wall, 0.25)) +
    rect(0, 640, 1600, 270, paint.base) +
    frieze(0, 600, 1600, 60, paint.accent, r.int(0, 3)) +
    arch(280, paint) +
    arch(1060, paint) +
    floor() +
    papelPicado(-20, 20, 1640, 36) +
    [430, 1170].map((x, i) => at(x, 1000, table(r, i ? C.cream : paint.accent))).join('') +
    [290, 560, 1040, 1310].map((x, i) => thing(r, goods[i] ?? 'concha', x, 720, 0.56)).join('') +
    at(800, 960, plant(r), 1.2),

  /** One thing of the trade, from near. */
  detalle: ({ r, paint, goods }: Shop) =>
    room(paint.wall, C.wood) +
    at(1330, 800, plant(r), 1.3) +
    thing(r, goods[0] ?? 'concha', 720, 960, 1.9) +
    thing(r, goods[1] ?? 'concha', 210, 860, 0.62),

  /** The front at night. */
  noche: ({ r, name, giro, paint }: Shop) =>
    street(r, 'night') +
    wall(180, 210, 1240, 700, { ...paint, wall: shade(paint.wall, 0.34), base: shade(paint.base, 0.4) }) +
    shopWindow(r, giro, 290, 520, 640, 290, paint) +
    door(r, 1060, 540, 210, 364, paint) +
    awning(260, 460, 700, 80, paint.accent, C.cream) +
    at(800, 335, sign(r, name, giro, 880, 160, paint)) +
    veil('M300 900L200 1067H1060L940 900zM1060 900L1020 1067H1390L1270 900z', '#f9d98a', 0.3) +
    at(110, 1000, lamp(true), 1.3) +
    at(1490, 1000, lamp(true), 1.3),
} satisfies Record<string, (shop: Shop) => string>

export type View = keyof typeof VIEWS
export const INSIDE = Object.keys(VIEWS).filter((key): key is View => key in VIEWS)

/** A further picture of a business: an SVG of 1600 × 1067. */
export function inside({ name, giro, view }: { name: string; giro: Giro; view: View }): string {
  const r = random(`inside/${name}/${view}/0`)
  const paint = random(`inside/${name}`).pick(WALLS)
  return picture(1600, 1067, VIEWS[view]({ r, name, giro, paint, goods: r.shuffle(thingsOf(giro)) }))
}

const shelf = (r: Random, goods: readonly Thing[], y: number, row: number) =>
  repeat(7, (i) => at(190 + i * 203, y, DRAWN[goods[(i + row) % 4] ?? 'concha'](r), 0.44)) +
  rect(90, y, 1420, 20, C.walnut) +
  rect(90, y + 20, 1420, 8, shade(C.walnut, 0.4)) +
  [200, 1390].map((x) => rect(x, y + 28, 14, 34, C.iron)).join('')

const pendant = () =>
  veil('M0 150L-210 720H210z', '#f9d98a', 0.16) +
  rect(-3, 0, 6, 96, C.iron) +
  lit('M-62 150C-62 90 62 90 62 150z', C.mustard, 10)

/** A window with the sky in it. */
const arch = (x: number, { trim }: Paint) =>
  shape(`M${x - 20} 560V300a150 150 0 0 1 300 0V560z`, trim) +
  shape(`M${x + 6} 540V304a124 124 0 0 1 248 0V540z`, '#9fd0dd') +
  shape(`M${x + 6} 540v-50q70 -60 140 -16t108 -20v86z`, C.leaf) +
  rect(x + 124, 180, 12, 360, trim)

const table = (r: Random, cloth: string) =>
  groundShadow(480) +
  rect(-22, -250, 44, 250, C.walnut) +
  lit(oval(0, -4, 130, 20), C.walnut, 6) +
  lit('M-330 -280H330L310 -190Q155 -150 0 -170Q-155 -150 -310 -190z', shade(cloth, 0.12), 12) +
  lit(oval(0, -280, 332, 46), cloth, 6) +
  at(r.pick([-40, 0, 40]), -276, lit(box(-26, -60, 52, 60, 10), C.terracotta, 6))
