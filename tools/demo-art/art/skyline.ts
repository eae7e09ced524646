import { at, circle, picture, rect, repeat, shape, stroke, veil } from './draw.ts'
import { awning, bougainvillea, papelPicado, plant } from './ornament.ts'
import { C, shade } from './palette.ts'
import { fruit } from './props/abarrotes.ts'
import { type Random, random } from './random.ts'
import { hills, sky } from './sky.ts'
import { arcade, church, houses, kiosk, lamp, tree } from './town.ts'

export const SKYLINES = ['plaza', 'mercado', 'cerro', 'noche', 'portales'] as const
export type Skyline = (typeof SKYLINES)[number]

const DRAW: Record<Skyline, (r: Random) => string> = { plaza, mercado, cerro, noche, portales }

/** The city, wide, its lower left dark and calm for a phrase: an SVG of 2000 × 1125. */
export function skyline({ scene, seed }: { scene: Skyline; seed: number }): string {
  return picture(2000, 1125, DRAW[scene](random(`skyline/${scene}/${seed}`)) + calm())
}

/** A dark hillside over the lower left, in three soft steps. */
const calm = () =>
  veil('M0 640C420 650 1000 780 1500 1125H0z', C.night, 0.42) +
  veil('M0 720C400 730 860 860 1240 1125H0z', C.night, 0.5) +
  veil('M0 800C320 810 660 920 960 1125H0z', C.night, 0.5)

const whiteChurch = () => church('#f6e3bf', C.terracotta, C.cobalt, '#6b3b3f')

const floor = (y: number, color: string) =>
  rect(0, y, 2000, 1125 - y, color) +
  repeat(12, (i) => stroke(`M0 ${y + 8 + i * i * 2.4}H2000`, shade(color, 0.08), 4))

function plaza(r: Random): string {
  return (
    sky(r, 'afternoon', 2000, 760) +
    hills(r, 2000, 760, 'afternoon') +
    houses(r, -20, 2020, 800, 190, 0.5, '#fbe3bd') +
    at(1180, 830, whiteChurch(), 1.15) +
    houses(r, -40, 860, 850, 220, 0.15, '#fbe3bd') +
    houses(r, 1500, 2040, 850, 220, 0.15, '#fbe3bd') +
    floor(846, '#e3bd8c') +
    [720, 1880, 940].map((x, i) => at(x, 890, tree(i % 2 ? C.leaf : C.forest), 0.9)).join('') +
    at(1450, 980, kiosk(), 1.15) +
    at(1800, 1040, tree(), 1.5) +
    at(1130, 1030, lamp(), 1) +
    at(1640, 1080, plant(r), 0.9) +
    papelPicado(600, 60, 1440, 70)
  )
}

function mercado(r: Random): string {
  const stand = (x: number, a: string, b: string) =>
    rect(x + 10, 660, 14, 330, C.walnut) +
    rect(x + 376, 660, 14, 330, C.walnut) +
    rect(x + 10, 800, 380, 12, shade(C.wood, 0.2)) +
    repeat(8, (i) =>
      at(
        x + 46 + i * 44,
        850,
        fruit(r.pick([C.terracotta, C.mustard, C.leaf, C.pink]), 27) +
          at(20, -34, fruit(r.pick([C.mustard, C.terracotta, C.leaf]), 24)),
      ),
    ) +
    rect(x, 866, 400, 130, C.wood) +
    repeat(3, (i) => rect(x, 876 + i * 40, 400, 28, C.crust)) +
    awning(x - 6, 620, 412, 80, a, b)
  return (
    sky(r, 'morning', 2000, 720) +
    hills(r, 2000, 720, 'morning') +
    at(560, 800, whiteChurch(), 0.9) +
    houses(r, -20, 2020, 860, 230, 0.3, '#f7e6c8') +
    floor(850, '#dfbb92') +
    stand(260, C.teal, C.cream) +
    stand(720, C.mustard, C.white) +
    stand(1160, C.pink, C.cream) +
    stand(1600, C.cobalt, C.cream) +
    papelPicado(-20, 90, 2040, 80) +
    papelPicado(300, 250, 1720, 70, 0.8) +
    at(1120, 1070, plant(r), 1.2) +
    at(1880, 1090, plant(r), 1.4)
  )
}

function cerro(r: Random): string {
  const tiers = repeat(5, (i) => {
    const y = 700 + i * 74
    const from = 900 - i * 130
    return (
      shape(
        `M${from - 240} ${y + 40}Q1300 ${y - 150 + i * 26} 2000 ${y - 40}V1125H${from - 240}z`,
        i % 2 ? C.leaf : C.forest,
      ) +
      repeat(9, (k) =>
        houses(
          r,
          from + k * 150,
          from + k * 150 + 70,
          y + 10 - Math.sin((k / 8) * Math.PI) * 60,
          96,
          0.34 - i * 0.07,
          '#f6cf9a',
        ),
      )
    )
  })
  return (
    sky(r, 'dusk', 2000, 860) +
    hills(r, 2000, 860, 'dusk') +
    tiers +
    at(1420, 700, whiteChurch(), 0.62) +
    agaves(r)
  )
}

const agaves = (r: Random) =>
  shape('M0 1125V1010Q900 930 2000 1050V1125z', shade(C.forest, 0.3)) +
  repeat(5, (i) =>
    at(
      1000 + i * 230,
      1080 + (i % 2) * 20,
      repeat(11, (k) =>
        at(
          0,
          0,
          shape('M-16 0C-20 -80 -8 -140 0 -176C8 -140 20 -80 16 0z', k % 2 ? C.teal : '#3c8b85'),
          r.range(0.8, 1),
          -75 + k * 15,
        ),
      ),
    ),
  )

function noche(r: Random): string {
  const bulbs = (y: number) =>
    stroke(`M0 ${y}Q1000 ${y + 180} 2000 ${y}`, '#0f1830', 5) +
    repeat(27, (i) => {
      const t = (i + 0.5) / 27
      const x = t * 2000
      const by = y + 360 * t * (1 - t) + 16
      return (
        veil(`M${x - 34} ${by}a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z`, C.mustard, 0.16) +
        circle(x, by, 11, '#fbdc8c')
      )
    })
  return (
    sky(r, 'night', 2000, 800) +
    hills(r, 2000, 800, 'night') +
    houses(r, -20, 2020, 820, 190, 0.62, C.night, true) +
    at(1260, 850, church('#6a5c86', C.mustard, C.cobalt, '#f8cf70'), 1.15) +
    houses(r, -40, 900, 890, 230, 0.42, C.night, true) +
    houses(r, 1600, 2040, 890, 230, 0.42, C.night, true) +
    floor(886, '#3c3f68') +
    at(1560, 1010, kiosk(C.brick, C.mustard, C.teal), 1.1) +
    [1120, 1880].map((x) => at(x, 1050, lamp(true), 1.1)).join('') +
    at(860, 960, tree('#24523f'), 1) +
    bulbs(70) +
    bulbs(200)
  )
}

function portales(r: Random): string {
  return (
    sky(r, 'noon', 2000, 700) +
    hills(r, 2000, 700, 'noon') +
    at(1000, 830, whiteChurch(), 0.95) +
    houses(r, -20, 720, 850, 210, 0.3, '#cde7df') +
    houses(r, 1290, 2020, 850, 210, 0.3, '#cde7df') +
    floor(846, '#e3c49a') +
    at(1190, 950, kiosk(C.pink, C.cream, C.cobalt), 0.62) +
    [760, 1640].map((x) => at(x, 930, tree(), 1)).join('') +
    at(-120, 1130, arcade(2240, 1140, 3, C.terracotta, C.cream)) +
    at(1480, 0, bougainvillea(r, 480)) +
    [620, 1390, 1960].map((x) => at(x, 1110, plant(r), 1.25)).join('')
  )
}
