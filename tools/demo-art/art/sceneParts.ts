import { at, box, circle, groundShadow, lit, rect, repeat, shape, stroke, veil } from './draw.ts'
import { block } from './lettering.ts'
import { awning, papelPicado, plant } from './ornament.ts'
import { C, shade, tint, WALLS } from './palette.ts'
import { lying, standing } from './props/libreria.ts'
import type { Random } from './random.ts'
import { shadowOf, thing } from './scenery.ts'
import { hills, sky } from './sky.ts'
import { DRAWN, type Thing } from './things.ts'
import { houses, kiosk } from './town.ts'

/** What only one scene shows. */

export const booth = (x: number, color: string) =>
  rect(x - 130, 660, 14, 270, C.walnut) +
  rect(x + 116, 660, 14, 270, C.walnut) +
  rect(x - 140, 800, 280, 140, color) +
  repeat(4, (i) => circle(x - 96 + i * 64, 776, 24, i % 2 ? C.terracotta : C.mustard)) +
  awning(x - 150, 620, 300, 70, color, C.cream)

export const wheelOfLights = () =>
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

export const pot = () =>
  lit(
    'M-70 -300H70C60 -250 150 -200 150 -100C150 -10 90 30 0 30C-90 30 -150 -10 -150 -100C-150 -200 -60 -250 -70 -300z',
    C.terracotta,
    24,
    stroke('M-170 -150H170M-170 -60H170', C.cream, 9) +
      stroke('M-150 -90l30 -32l30 32l30 -32l30 32l30 -32l30 32l30 -32l30 32l30 -32', C.cream, 9),
  ) +
  shape('M-76 -300a76 18 0 1 1 152 0a76 18 0 1 1 -152 0z', shade(C.terracotta, 0.45)) +
  veil('M-200 30h480l60 22h-560z', C.night, 0.2)

export const bread = () =>
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

export const rain = (r: Random) =>
  `<g stroke-opacity=".5">${repeat(90, () => stroke(`M${r.int(0, 1600)} ${r.int(0, 1000)}l-12 46`, C.aqua, 4))}</g>` +
  repeat(
    9,
    () =>
      `<ellipse cx="${r.int(0, 1600)}" cy="${r.int(960, 1050)}" rx="${r.int(40, 100)}" ry="9" fill="${C.aqua}" fill-opacity=".4"/>`,
  )

export const notes = () =>
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

export const coins = () =>
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

export const ledger = () =>
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

export const blueDoor = () =>
  shape('M-170 205V-260a170 170 0 0 1 340 0V205z', C.cream) +
  shape('M-134 205V-256a134 134 0 0 1 268 0V205z', C.mustard) +
  stroke('M0 205V-390', shade(C.mustard, 0.4), 7) +
  repeat(6, (i) =>
    rect(i % 2 ? 22 : -112, -230 + Math.floor(i / 2) * 142, 90, 116, shade(C.mustard, 0.18), 6),
  ) +
  circle(-18, 0, 10, C.night) +
  circle(18, 0, 10, C.night)

export const blueWindow = (r: Random) =>
  rect(-180, -250, 360, 400, C.cream) +
  rect(-146, -216, 292, 332, C.night) +
  shape('M-146 -216H0C-20 -60 -80 40 -146 60z', C.rose) +
  shape('M146 -216H0C20 -60 80 40 146 60z', C.rose) +
  rect(-200, 140, 400, 24, C.sand) +
  repeat(3, (i) => at(-110 + i * 110, 140, plant(r), 0.5)) +
  repeat(9, (i) => stroke(`M${-140 + i * 35} -216V130`, C.iron, 6)) +
  stroke('M-150 -60H150', C.iron, 7)

export const frame = (r: Random) =>
  rect(-190, -170, 380, 300, C.walnut) +
  `<svg x="-166" y="-146" width="332" height="252" viewBox="0 0 664 504">${sky(r, 'afternoon', 664, 400)}${hills(r, 664, 400, 'afternoon')}${houses(r, 0, 664, 504, 110)}</svg>`

export const shelf = (x: number, y: number) =>
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

export function ofrenda(r: Random): string {
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

export const doorTile = (r: Random, index: number) => {
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

export const shield = () =>
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
