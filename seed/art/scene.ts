import { at, box, circle, groundShadow, lit, picture, rect, repeat, shape, stroke, veil } from './draw.ts'
import { shopWindow, wall } from './facade.ts'
import { block } from './lettering.ts'
import {
  bicycle,
  calendar,
  guitar,
  hands,
  letter,
  parcel,
  person,
  standingPerson,
  streetMap,
  umbrella,
} from './objects.ts'
import { awning, bougainvillea, frieze, papelPicado, plant } from './ornament.ts'
import { C, type Paint, shade, tint, WALLS } from './palette.ts'
import { lying, standing } from './props/libreria.ts'
import { type Random, random } from './random.ts'
import { type Hour, hills, sky } from './sky.ts'
import { DRAWN, GIROS, type Thing } from './things.ts'
import { church, houses, kiosk, lamp, tree } from './town.ts'

const FUCHSIA: Paint = { wall: C.pink, base: '#8d2450', trim: C.white, accent: C.mustard }

const DRAW = {
  feria: (r: Random) =>
    street(r, 'dusk') +
    at(1130, 830, wheelOfLights(), 1.1) +
    [260, 620].map((x, i) => booth(x, i ? C.pink : C.teal)).join('') +
    papelPicado(-20, 60, 1640, 60) +
    at(1450, 970, standingPerson(r, C.mustard), 0.5) +
    at(840, 990, standingPerson(r, C.pink), 0.55),
  'taller-manos': (r: Random) =>
    room(C.mustard, C.wood) +
    at(800, 740, pot() + hands(C.teal, '#b97a52'), 1) +
    thing(r, 'brocha-pintura', 270, 780, 0.62) +
    at(1370, 790, plant(r), 1.2),
  'cafe-mesa': (r: Random) =>
    room(C.teal, C.terracotta) +
    thing(r, 'taza-capuchino', 560, 910, 1.2) +
    thing(r, 'concha', 1060, 930, 0.95) +
    thing(r, 'cafetera', 1340, 830, 0.8) +
    at(210, 810, plant(r), 1.15),
  escaparate: (r: Random) =>
    wall(0, 60, 1600, 900, FUCHSIA) +
    shopWindow(r, 'zapateria', 260, 350, 1080, 440, FUCHSIA) +
    awning(220, 250, 1160, 110, C.mustard, C.cream) +
    floor() +
    at(150, 980, plant(r), 1.4) +
    at(1440, 1010, standingPerson(r, C.teal), 0.78),
  'bicicleta-reparto': (r: Random) =>
    street(r, 'morning') +
    at(760, 970, groundShadow(620) + bicycle(C.pink, bread()), 1.35) +
    at(1400, 960, plant(r), 1.2),
  reunion: (r: Random) =>
    room(C.rose, C.walnut) +
    [260, 620, 980, 1340]
      .map((x, i) => at(x, 850, person(r, [C.teal, C.mustard, C.pink, C.cobalt][i] ?? C.teal), 1))
      .join('') +
    rect(0, 840, 1600, 230, C.wood) +
    rect(0, 840, 1600, 10, tint(C.wood, 0.4)) +
    [420, 1150].map((x) => thing(r, 'taza-capuchino', x, 930, 0.42)).join('') +
    thing(r, 'cuadernos', 790, 980, 0.6),
  mapa: (r: Random) =>
    desk(C.teal) +
    at(800, 520, shadowOf(1000, 620) + streetMap(), 1.2, -4) +
    thing(r, 'lapices-colores', 1400, 980, 0.8) +
    thing(r, 'taza-capuchino', 190, 1010, 0.6),
  calendario: (r: Random) =>
    room(C.aqua, C.wood) +
    at(640, 430, veil(box(-250, -260, 580, 620, 18), C.night, 0.18) + calendar(C.terracotta), 1.05) +
    at(1260, 830, plant(r), 1.5) +
    thing(r, 'lapices-colores', 1060, 880, 0.7) +
    thing(r, 'taza-capuchino', 240, 900, 0.55),
  entrega: (r: Random) =>
    street(r, 'afternoon') +
    at(
      340,
      990,
      groundShadow(300) + parcel(340) + at(20, -238, parcel(220, C.teal)) + at(0, -392, parcel(130, C.pink)),
      1.1,
    ) +
    at(930, 1020, standingPerson(r, C.cobalt), 0.98) +
    at(930, 740, parcel(260, C.mustard), 1) +
    at(1370, 970, tree(), 1.3),
  ofrenda: (r: Random) => ofrenda(r),
  lluvia: (r: Random) =>
    street(r, 'noon') +
    veil('M0 0H1600V1067H0z', C.night, 0.36) +
    at(560, 1020, standingPerson(r, C.terracotta) + at(120, -480, umbrella(C.mustard, C.cream)), 0.86) +
    at(1130, 990, standingPerson(r, C.teal) + at(100, -480, umbrella(C.pink, C.rose)), 0.76) +
    rain(r),
  musica: (r: Random) =>
    street(r, 'night') +
    at(560, 930, kiosk(C.brick, C.mustard, C.teal), 1.5) +
    at(1080, 980, guitar(C.ochre), 1.15, 8) +
    at(1330, 980, guitar(C.terracotta), 1.05, -9) +
    at(180, 980, lamp(true), 1.2) +
    notes(),
  credito: (r: Random) =>
    desk(C.forest) + at(520, 900, ledger(), 1.25) + coins() + thing(r, 'maceta-suculenta', 1290, 640, 0.85),
  'fachada-azul': (r: Random) =>
    wall(0, -60, 1600, 1020, { wall: C.cobalt, base: C.night, trim: C.cream, accent: C.mustard }) +
    at(500, 700, blueDoor()) +
    at(1130, 620, blueWindow(r)) +
    at(820, 40, bougainvillea(r, 800)) +
    floor() +
    at(230, 985, plant(r), 1.4) +
    at(790, 990, plant(r), 1.15) +
    at(1440, 990, plant(r), 1.4),
  oficina: (r: Random) =>
    room(C.peach, C.wood) +
    at(330, 400, frame(r)) +
    shelf(1180, 330) +
    at(800, 870, person(r, C.teal), 1.1) +
    rect(180, 850, 1240, 34, C.walnut) +
    rect(220, 884, 1160, 190, C.crust) +
    frieze(220, 930, 1160, 70, C.cobalt, 1) +
    thing(r, 'cuadernos', 480, 852, 0.5) +
    thing(r, 'lapices-colores', 1090, 852, 0.5) +
    at(1320, 850, plant(r), 0.9),
  carta: (r: Random) =>
    desk(C.pink) +
    at(780, 930, shadowOf(520, 0) + letter(C.mustard), 1.55) +
    thing(r, 'ramo-rosas', 1370, 900, 0.75) +
    at(210, 1000, plant(r), 1.2),
  directorio: (r: Random) => rect(0, 0, 1600, 1067, C.night) + GIROS.map((_, i) => doorTile(r, i)).join(''),
  escudo: (r: Random) =>
    sky(r, 'morning', 1600, 760) +
    hills(r, 1600, 760, 'morning') +
    houses(r, -20, 1620, 940, 200, 0.3, '#f7e6c8') +
    floor() +
    at(120, 960, tree(), 1.2) +
    at(1480, 960, tree(), 1.2) +
    at(800, 560, shield(), 1.1) +
    papelPicado(-20, 20, 1640, 40),
} satisfies Record<string, (r: Random) => string>

export type Theme = keyof typeof DRAW
export const THEMES = Object.keys(DRAW).filter((key): key is Theme => key in DRAW)

/** A picture for a post or a page: an SVG of 1600 × 1067. */
export function scene({ theme, seed }: { theme: Theme; seed: number }): string {
  return picture(1600, 1067, DRAW[theme](random(`scene/${theme}/${seed}`)))
}

const thing = (r: Random, name: Thing, x: number, y: number, scale: number) =>
  at(x, y, groundShadow(380) + DRAWN[name](r), scale)

const floor = () =>
  rect(0, 900, 1600, 170, '#dcc19b') +
  rect(0, 900, 1600, 8, '#c9a97e') +
  repeat(9, (i) => stroke(`M${i * 200} 908L${i * 250 - 200} 1067`, '#cbae86', 4))

const street = (r: Random, hour: Hour) =>
  sky(r, hour, 1600, 720) +
  hills(r, 1600, 720, hour) +
  at(1060, 800, church('#f0d6ae', C.terracotta, C.cobalt, '#6b3b3f'), 0.8) +
  houses(
    r,
    -30,
    1630,
    905,
    240,
    hour === 'night' ? 0.45 : 0.2,
    hour === 'night' ? C.night : '#f7e0bd',
    hour === 'night',
  ) +
  floor() +
  (hour === 'night' ? veil('M0 900H1600V1067H0z', C.night, 0.6) : '')

const room = (paint: string, table: string) =>
  rect(0, 0, 1600, 1067, tint(paint, 0.3)) +
  repeat(11, (row) =>
    repeat(17, (i) => circle(i * 100 + (row % 2) * 50, 30 + row * 70, 9, tint(paint, 0.45))),
  ) +
  veil('M-60 500L820 -20H1120L-60 760z', C.white, 0.16) +
  rect(0, 740, 1600, 330, table) +
  rect(0, 740, 1600, 9, tint(table, 0.4))

const desk = (color: string) =>
  rect(0, 0, 1600, 1067, tint(color, 0.22)) +
  repeat(12, (i) => rect(i * 140, 0, 60, 1067, tint(color, 0.28))) +
  veil('M-60 700L1100 -20H1500L-60 1000z', C.white, 0.13)

const shadowOf = (w: number, h: number) =>
  veil(box(-w / 2 + 20, h ? -h / 2 + 26 : -20, w, h || 40, 12), C.night, 0.22)

const booth = (x: number, color: string) =>
  rect(x - 130, 660, 14, 270, C.walnut) +
  rect(x + 116, 660, 14, 270, C.walnut) +
  rect(x - 140, 800, 280, 140, color) +
  repeat(4, (i) => circle(x - 96 + i * 64, 776, 24, i % 2 ? C.terracotta : C.mustard)) +
  awning(x - 150, 620, 300, 70, color, C.cream)

const wheelOfLights = () =>
  stroke('M0 -350L-170 0M0 -350L170 0', C.night, 18) +
  repeat(
    2,
    (i) => `<circle cx="0" cy="-350" r="${270 - i * 60}" fill="none" stroke="${C.cream}" stroke-width="9"/>`,
  ) +
  repeat(12, (i) =>
    at(
      0,
      -350,
      stroke('M0 0V-270', C.cream, 5) +
        lit(box(-28, -290, 56, 48, 14), [C.pink, C.mustard, C.teal][i % 3] ?? C.pink, 7),
      1,
      i * 30,
    ),
  ) +
  circle(0, -350, 36, C.terracotta)

const pot = () =>
  lit(
    'M-70 -300H70C60 -250 150 -200 150 -100C150 -10 90 30 0 30C-90 30 -150 -10 -150 -100C-150 -200 -60 -250 -70 -300z',
    C.terracotta,
    24,
    stroke('M-170 -150H170M-170 -60H170', C.cream, 9) +
      stroke('M-150 -90l30 -32l30 32l30 -32l30 32l30 -32l30 32l30 -32l30 32l30 -32', C.cream, 9),
  ) +
  shape('M-76 -300a76 18 0 1 1 152 0a76 18 0 1 1 -152 0z', shade(C.terracotta, 0.45)) +
  veil('M-200 30h480l60 22h-560z', C.night, 0.2)

const bread = () =>
  repeat(5, (i) =>
    at(
      -60 + i * 34,
      -14,
      lit(
        'M-18 0L-12 -130C-8 -150 12 -150 16 -130L20 0z',
        C.crust,
        6,
        stroke('M-12 -110l22 14M-12 -76l22 14', '#eac58c', 6),
      ),
      1,
      -14 + i * 7,
    ),
  )

const rain = (r: Random) =>
  `<g stroke-opacity=".5">${repeat(90, () => stroke(`M${r.int(0, 1600)} ${r.int(0, 1000)}l-12 46`, C.aqua, 4))}</g>` +
  repeat(
    9,
    () =>
      `<ellipse cx="${r.int(0, 1600)}" cy="${r.int(960, 1050)}" rx="${r.int(40, 100)}" ry="9" fill="${C.aqua}" fill-opacity=".4"/>`,
  )

const notes = () =>
  [
    [760, 260, C.pink],
    [930, 180, C.mustard],
    [1180, 250, C.cream],
    [1400, 190, C.aqua],
  ]
    .map(([x, y, color]) =>
      at(
        Number(x),
        Number(y),
        stroke('M0 0V-90q40 10 44 44', String(color), 11) +
          `<ellipse cx="-18" cy="0" rx="24" ry="17" fill="${color}"/>`,
      ),
    )
    .join('')

const coins = () =>
  [
    [1010, 5, C.mustard],
    [1150, 3, '#d8b15a'],
    [1400, 7, C.mustard],
  ]
    .map(([x, n, color]) =>
      at(
        Number(x),
        960,
        groundShadow(150) +
          repeat(Number(n), (i) =>
            lit(`M-66 ${-14 - i * 30}v-18a66 18 0 0 1 132 0v18a66 18 0 0 1 -132 0z`, String(color), 7),
          ) +
          `<ellipse cx="0" cy="${-2 - Number(n) * 30}" rx="56" ry="13" fill="${C.cream}" fill-opacity=".5"/>`,
      ),
    )
    .join('')

const ledger = () =>
  at(
    0,
    -300,
    shadowOf(560, 600) +
      lit(box(-280, -300, 560, 600, 14), C.terracotta, 12) +
      lit(
        box(-250, -280, 510, 560, 6),
        C.white,
        8,
        repeat(
          8,
          (i) =>
            stroke(`M-210 ${-160 + i * 52}H60`, C.steel, 9) +
            stroke(`M110 ${-160 + i * 52}H210`, i === 7 ? C.pink : C.teal, 9),
        ) + rect(-210, -240, 200, 34, C.mustard, 8),
      ),
    1,
    -5,
  )

const blueDoor = () =>
  shape('M-170 205V-260a170 170 0 0 1 340 0V205z', C.cream) +
  shape('M-134 205V-256a134 134 0 0 1 268 0V205z', C.mustard) +
  stroke('M0 205V-390', shade(C.mustard, 0.4), 7) +
  repeat(6, (i) =>
    rect(i % 2 ? 22 : -112, -230 + Math.floor(i / 2) * 142, 90, 116, shade(C.mustard, 0.18), 6),
  ) +
  circle(-18, 0, 10, C.night) +
  circle(18, 0, 10, C.night)

const blueWindow = (r: Random) =>
  rect(-180, -250, 360, 400, C.cream) +
  rect(-146, -216, 292, 332, C.night) +
  shape('M-146 -216H0C-20 -60 -80 40 -146 60z', C.rose) +
  shape('M146 -216H0C20 -60 80 40 146 60z', C.rose) +
  rect(-200, 140, 400, 24, C.sand) +
  repeat(3, (i) => at(-110 + i * 110, 140, plant(r), 0.5)) +
  repeat(9, (i) => stroke(`M${-140 + i * 35} -216V130`, C.iron, 6)) +
  stroke('M-150 -60H150', C.iron, 7)

const frame = (r: Random) =>
  rect(-190, -170, 380, 300, C.walnut) +
  `<svg x="-166" y="-146" width="332" height="252" viewBox="0 0 664 504">${sky(r, 'afternoon', 664, 400)}${hills(r, 664, 400, 'afternoon')}${houses(r, 0, 664, 504, 110)}</svg>`

const shelf = (x: number, y: number) =>
  [0, 200]
    .map(
      (dy) =>
        rect(x - 210, y + dy, 420, 18, C.walnut) +
        repeat(6, (i) =>
          at(
            x - 170 + i * 52,
            y + dy,
            standing(
              [C.teal, C.pink, C.mustard, C.cobalt, C.terracotta, C.forest][i] ?? C.teal,
              110 + ((i * 23) % 40),
            ),
            0.7,
          ),
        ) +
        at(x + 156, y + dy, lying(C.brick, 110), 0.8),
    )
    .join('')

function ofrenda(r: Random): string {
  const steps = [
    [300, 1000, 800],
    [430, 740, 640],
    [560, 480, 480],
  ].map(
    ([x = 0, w = 0, y = 0], i) =>
      rect(x, y, w, 300, [C.pink, C.mustard, C.teal][i] ?? C.pink) +
      veil(box(x + w - 40, y, 40, 300), C.night, 0.15) +
      lit(
        `M${x - 12} ${y}h${w + 24}v34${repeat(Math.floor((w + 24) / 40), () => 'a20 20 0 0 1 -40 0')}z`,
        C.cream,
        6,
      ),
  )
  const flowers = (x: number, y: number, n: number) =>
    repeat(n, (i) =>
      at(
        x + i * 46,
        y - (i % 2) * 18,
        repeat(9, (k) =>
          at(
            0,
            0,
            shape('M0 0C-14 -10 -12 -28 0 -32C12 -28 14 -10 0 0z', k % 2 ? '#ef8f2a' : C.mustard),
            1,
            k * 40,
          ),
        ) + circle(0, 0, 9, C.terracotta),
      ),
    )
  const candle = (x: number, y: number) =>
    at(
      x,
      y,
      veil('M-70 -110a70 70 0 1 1 140 0a70 70 0 1 1 -140 0z', C.mustard, 0.22) +
        rect(-15, -84, 30, 84, C.cream) +
        shape('M0 -84C-16 -100 -4 -118 0 -134C4 -118 16 -100 0 -84z', '#ffcf5a'),
    )
  return (
    rect(0, 0, 1600, 1067, '#4b2a55') +
    shape('M330 1000V420a470 400 0 0 1 940 0v580z', '#5d3568') +
    steps.toReversed().join('') +
    rect(0, 980, 1600, 90, shade(C.brick, 0.3)) +
    flowers(450, 640, 4) +
    flowers(1000, 640, 4) +
    flowers(310, 800, 6) +
    flowers(1060, 800, 6) +
    flowers(340, 985, 21) +
    thing(r, 'pan-de-muerto', 800, 640, 0.55) +
    thing(r, 'canasta-fruta', 800, 806, 0.5) +
    thing(r, 'taza-capuchino', 800, 482, 0.4) +
    [600, 680, 920, 1000].map((x) => candle(x, 480)).join('') +
    [650, 950].map((x) => candle(x, 800)).join('') +
    papelPicado(-20, 40, 1640, 50) +
    at(150, 1020, plant(r), 1.3) +
    at(1450, 1020, plant(r), 1.3)
  )
}

const doorTile = (r: Random, index: number) => {
  const paint = WALLS[(index * 3) % WALLS.length] ?? WALLS[0]
  const thingHere = Object.keys(DRAWN).filter((key): key is Thing => key in DRAWN)[index * 4 + 1] ?? 'concha'
  return at(
    (index % 4) * 400,
    Math.floor(index / 4) * 356,
    rect(6, 6, 388, 344, tint(paint.wall, 0.1)) +
      shape('M70 350V180a130 130 0 0 1 260 0V350z', paint.trim) +
      shape('M90 350V182a110 110 0 0 1 220 0V350z', shade(paint.base, 0.35)) +
      rect(70, 326, 260, 24, C.wood) +
      at(200, 326, DRAWN[thingHere](r), 0.52),
  )
}

const shield = () =>
  veil('M-280 -350H320V60C320 240 140 340 20 400C-100 340 -280 240 -280 60z', C.night, 0.2) +
  shape('M-300 -370H300V50C300 230 120 330 0 390C-120 330 -300 230 -300 50z', C.mustard) +
  shape('M-270 -340H270V46C270 200 110 300 0 356C-110 300 -270 200 -270 46z', C.night) +
  shape('M-270 60H270C266 204 108 302 0 356C-108 302 -266 204 -270 60z', C.teal) +
  circle(0, -150, 130, C.terracotta) +
  at(0, 84, kiosk(C.pink, C.cream, C.terracotta), 0.82) +
  stroke('M-150 170q36 -24 75 0t75 0t75 0t75 0M-100 220q36 -24 66 0t66 0t66 0', C.aqua, 12) +
  at(
    0,
    400,
    lit('M-330 -50H330L290 0L330 50H-330L-290 0z', C.cream, 10) +
      block('Comercio y ciudad', 480, 34, C.brick),
  )
