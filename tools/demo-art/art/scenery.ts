import { at, box, circle, groundShadow, rect, repeat, stroke, veil } from './draw.ts'
import { C, tint } from './palette.ts'
import type { Random } from './random.ts'
import { type Hour, hills, sky } from './sky.ts'
import { DRAWN, type Thing } from './things.ts'
import { church, houses } from './town.ts'

/** The places and backgrounds that scenes share. */

export const thing = (r: Random, name: Thing, x: number, y: number, scale: number) =>
  at(x, y, groundShadow(380) + DRAWN[name](r), scale)

export const floor = () =>
  rect(0, 900, 1600, 170, '#dcc19b') +
  rect(0, 900, 1600, 8, '#c9a97e') +
  repeat(9, (i) => stroke(`M${i * 200} 908L${i * 250 - 200} 1067`, '#cbae86', 4))

export const street = (r: Random, hour: Hour) =>
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

export const room = (paint: string, table: string) =>
  rect(0, 0, 1600, 1067, tint(paint, 0.3)) +
  repeat(11, (row) =>
    repeat(17, (i) => circle(i * 100 + (row % 2) * 50, 30 + row * 70, 9, tint(paint, 0.45))),
  ) +
  veil('M-60 500L820 -20H1120L-60 760z', C.white, 0.16) +
  rect(0, 740, 1600, 330, table) +
  rect(0, 740, 1600, 9, tint(table, 0.4))

export const desk = (color: string) =>
  rect(0, 0, 1600, 1067, tint(color, 0.22)) +
  repeat(12, (i) => rect(i * 140, 0, 60, 1067, tint(color, 0.28))) +
  veil('M-60 700L1100 -20H1500L-60 1000z', C.white, 0.13)

export const shadowOf = (w: number, h: number) =>
  veil(box(-w / 2 + 20, h ? -h / 2 + 26 : -20, w, h || 40, 12), C.night, 0.22)
