import { at, box, groundShadow, picture, rect, veil } from './draw.ts'
import { shopWindow, wall } from './facade.ts'
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
import { C, type Paint, tint } from './palette.ts'
import { type Random, random } from './random.ts'
import {
  blueDoor,
  blueWindow,
  booth,
  bread,
  coins,
  doorTile,
  frame,
  ledger,
  notes,
  ofrenda,
  pot,
  rain,
  shelf,
  shield,
  wheelOfLights,
} from './sceneParts.ts'
import { desk, floor, room, shadowOf, street, thing } from './scenery.ts'
import { hills, sky } from './sky.ts'
import { GIROS } from './things.ts'
import { houses, kiosk, lamp, tree } from './town.ts'

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
