import { at, box, clip, lit, picture, poly, rect, repeat, shape, stroke, veil } from './draw.ts'
import { balcony, display, door, hangingSign, shopWindow, sign, wall } from './facade.ts'
import { awning, bougainvillea, frieze, papelPicado, plant } from './ornament.ts'
import { C, mix, type Paint, shade, WALLS } from './palette.ts'
import { hash, type Random, random } from './random.ts'
import { DAYTIME, hills, sky } from './sky.ts'
import { DRAWN, type Giro, thingsOf } from './things.ts'
import { arcade, houses, lamp, tree } from './town.ts'

const GROUND = 900
type Shop = { r: Random; name: string; giro: Giro; paint: Paint }

/** A business's front on its street, its name on the sign: an SVG of 1600 × 1067. */
export function storefront({ name, giro, seed }: { name: string; giro: Giro; seed: number }): string {
  const r = random(`${name}/${giro}/${seed}`)
  const shop = { r, name, giro, paint: r.pick(WALLS) }
  const hour = r.pick(DAYTIME)
  const layouts = [oneStorey, twoStoreys, corner, portal, stall] as const
  const front = layouts[(seed + hash(giro)) % layouts.length] ?? oneStorey
  const back =
    sky(r, hour, 1600, 700) + hills(r, 1600, 700, hour) + houses(r, -40, 1640, GROUND, 250, 0.35, '#f4dcb8')
  return picture(1600, 1067, back + pavement(r) + front(shop))
}

function pavement(r: Random): string {
  const stone = r.pick([C.sand, '#d9c3a5', '#cdbfae'])
  return (
    rect(0, GROUND - 4, 1600, 110, stone) +
    repeat(9, (i) => stroke(`M${i * 200 + 60} ${GROUND}L${i * 230 - 100} 1000`, shade(stone, 0.14), 4)) +
    rect(0, 996, 1600, 16, shade(stone, 0.3)) +
    rect(0, 1012, 1600, 60, '#6d6a75') +
    repeat(34, (i) => rect(i * 50 - (i % 2) * 8, 1026 + (i % 3) * 10, 30, 6, '#7d7a85', 3))
  )
}

function oneStorey(shop: Shop): string {
  const { r, giro, paint } = shop
  const flip = r.chance(0.5)
  const doorX = flip ? 1050 : 310
  const windowX = flip ? 330 : 640
  return (
    wall(230, 280, 1140, GROUND - 280, paint) +
    frieze(230, GROUND - 170, 1140, 64, paint.accent, r.int(0, 3)) +
    shopWindow(r, giro, windowX, 560, 620, 260, paint) +
    door(r, doorX, 560, 210, GROUND - 560, paint) +
    awning(windowX - 30, 500, 680, 84, paint.accent, C.cream) +
    at(800, 400, sign(r, shop.name, giro, 860, 160, paint)) +
    at(flip ? 1310 : 250, 470, hangingSign(r, giro, paint)) +
    (r.chance(0.5) ? at(flip ? 1080 : 240, 270, bougainvillea(r, 300)) : '') +
    at(flip ? 190 : 1450, 930, plant(r), 1.05) +
    at(flip ? 960 : 590, 920, plant(r), 0.8) +
    at(flip ? 520 : 1180, 964, display(r, giro), 0.9)
  )
}

function twoStoreys(shop: Shop): string {
  const { r, giro, paint } = shop
  const pots = repeat(3, (i) => at(-62 + i * 62, 250, plant(r), 0.4))
  return (
    wall(300, 110, 1000, GROUND - 110, paint) +
    [470, 800, 1130].map((x) => balcony(r, x, 180, paint, pots)).join('') +
    at(800, 522, sign(r, shop.name, giro, 820, 130, paint)) +
    shopWindow(r, giro, 350, 660, 500, 180, paint) +
    door(r, 990, 630, 210, GROUND - 630, paint) +
    awning(326, 606, 550, 70, paint.accent, C.cream) +
    at(1298, 420, hangingSign(r, giro, paint)) +
    at(240, 930, plant(r), 1.1) +
    at(1400, 984, display(r, giro), 0.86) +
    at(920, 916, plant(r), 0.7)
  )
}

function corner(shop: Shop): string {
  const { r, giro, paint } = shop
  const side =
    wall(0, 0, 760, GROUND - 200, {
      ...paint,
      wall: shade(paint.wall, 0.2),
      base: shade(paint.base, 0.2),
      trim: shade(paint.trim, 0.14),
    }) +
    shopWindow(r, giro, 120, 330, 480, 220, paint) +
    awning(90, 270, 540, 76, paint.accent, C.cream) +
    at(360, 140, balconyBand(paint))
  return (
    `<g transform="matrix(.72 .13 0 1 940 200)">${side}</g>` +
    shape(poly([930, GROUND], [1600, GROUND], [1600, GROUND + 124]), '#d9c3a5') +
    wall(150, 200, 790, GROUND - 200, paint) +
    rect(900, 200, 40, GROUND - 200, paint.trim) +
    repeat(8, (i) => rect(i % 2 ? 892 : 880, 216 + i * 84, i % 2 ? 48 : 60, 44, shade(paint.trim, 0.1))) +
    at(520, 330, sign(r, shop.name, giro, 680, 170, paint)) +
    shopWindow(r, giro, 210, 590, 360, 230, paint) +
    awning(190, 530, 400, 80, paint.accent, C.cream) +
    door(r, 660, 560, 190, GROUND - 560, paint) +
    at(110, 936, plant(r), 1.15) +
    at(1085, 990, lamp(), 1.35) +
    at(420, 984, display(r, giro), 0.85)
  )
}

const balconyBand = (paint: Paint) =>
  repeat(
    3,
    (i) =>
      rect(-250 + i * 210, -50, 90, 120, paint.trim) +
      rect(-238 + i * 210, -38, 66, 100, shade(paint.base, 0.5)),
  )

function portal(shop: Shop): string {
  const { r, giro, paint } = shop
  const inside = mix(paint.base, C.night, 0.35)
  return (
    rect(60, 300, 1480, GROUND - 300, inside) +
    veil(poly([60, GROUND], [1540, GROUND], [1540, 780], [60, 860]), '#f9d98a', 0.12) +
    shopWindow(r, giro, 190, 520, 340, 300, paint) +
    shopWindow(r, giro, 1070, 520, 340, 300, paint) +
    door(r, 695, 540, 210, GROUND - 540, paint) +
    [310, 800, 1290].map((x) => rect(x - 2, 340, 4, 80, C.iron) + at(x, 500, lampGlobe())).join('') +
    at(60, GROUND, arcade(1480, 520, 3, paint.wall, paint.trim)) +
    wall(60, 150, 1480, 250, { ...paint, base: paint.wall }) +
    frieze(60, 350, 1480, 56, paint.accent, r.int(0, 3)) +
    at(800, 250, sign(r, shop.name, giro, 900, 150, paint)) +
    at(60, 930, plant(r), 1) +
    at(555, 930, plant(r), 1) +
    at(1045, 930, plant(r), 1) +
    at(1300, 976, display(r, giro), 0.9)
  )
}

const lampGlobe = () =>
  veil('M-80 -60a80 80 0 1 1 160 0a80 80 0 1 1 -160 0z', '#f9d98a', 0.3) +
  lit('M-24 -80H24L34 -40H-34z', '#fbdc8c', 6)

function stall(shop: Shop): string {
  const { r, giro, paint } = shop
  const goods = r.shuffle(thingsOf(giro))
  const shelf = (y: number, size: number, count: number) =>
    repeat(count, (i) =>
      at(400 + (800 * (i + 0.5)) / count, y, DRAWN[goods[(i + count) % 4] ?? 'concha'](r), size),
    ) + rect(340, y, 920, 18, C.walnut)
  const outline = box(330, 300, 940, 420)
  return (
    papelPicado(-20, 10, 1640, 30) +
    at(90, GROUND, tree(), 1.35) +
    at(1500, GROUND, tree(C.leaf), 1.25) +
    clip(
      outline,
      shape(outline, shade(paint.base, 0.45)) +
        shelf(520, 0.33, 5) +
        veil(poly([330, 300], [1270, 300], [1270, 470], [330, 420]), C.night, 0.3),
    ) +
    rect(316, 240, 24, 670, C.walnut) +
    rect(1260, 240, 24, 670, C.walnut) +
    repeat(5, (i) => at(430 + i * 185, 722, DRAWN[goods[i % 4] ?? 'concha'](r), 0.44)) +
    veil(poly([300, 916], [1400, 916], [1460, 936], [280, 936]), C.night, 0.2) +
    rect(290, 720, 1020, 190, paint.wall) +
    rect(290, 720, 1020, 22, C.wood) +
    frieze(290, 746, 1020, 60, paint.accent, r.int(0, 3)) +
    veil(box(1230, 720, 80, 190), C.night, 0.14) +
    awning(270, 300, 1060, 110, paint.accent, C.cream) +
    at(800, 210, sign(r, shop.name, giro, 840, 170, paint)) +
    at(210, 950, plant(r), 1.1) +
    at(1400, 976, display(r, giro), 0.9)
  )
}
