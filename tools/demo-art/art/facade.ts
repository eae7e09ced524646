import { at, box, circle, clip, lit, oval, rect, repeat, shape, stroke, veil } from './draw.ts'
import { block, script } from './lettering.ts'
import { C, type Paint, shade, tint } from './palette.ts'
import type { Random } from './random.ts'
import { DRAWN, type Giro, thingsOf } from './things.ts'

const TRADE_WORDS: Record<Giro, string> = {
  panaderia: 'Panadería',
  taqueria: 'Taquería',
  ferreteria: 'Ferretería',
  papeleria: 'Papelería',
  farmacia: 'Farmacia',
  floreria: 'Florería',
  cafe: 'Café',
  zapateria: 'Zapatería',
  taller: 'Taller mecánico',
  estetica: 'Estética',
  libreria: 'Librería',
  abarrotes: 'Abarrotes',
}

/** A wall with its base, cornice and the light of the hour; from its upper left corner. */
export const wall = (x: number, y: number, w: number, h: number, paint: Paint): string =>
  rect(x, y, w, h, paint.wall) +
  veil(`M${x} ${y}h${w * 0.55}L${x + w * 0.2} ${y + h}H${x}z`, C.white, 0.1) +
  veil(box(x + w - 60, y, 60, h), C.night, 0.1) +
  rect(x, y + h - 96, w, 96, paint.base) +
  rect(x, y + h - 104, w, 10, shade(paint.base, 0.2)) +
  rect(x - 16, y - 34, w + 32, 40, paint.trim) +
  rect(x - 16, y + 6, w + 32, 10, shade(paint.trim, 0.22)) +
  repeat(Math.round(w / 60), (i) => rect(x + 16 + (i * w) / Math.round(w / 60), y + 16, 22, 18, paint.trim))

/** A shop window whose shelves show the things of the trade. */
export function shopWindow(
  r: Random,
  giro: Giro,
  x: number,
  y: number,
  w: number,
  h: number,
  paint: Paint,
): string {
  const back = r.pick([shade(paint.base, 0.55), shade(C.teal, 0.5), shade(C.brick, 0.5), C.night])
  const rows = h > 300 ? 2 : 1
  const size = Math.min(h / rows / 500, 0.5)
  const columns = Math.max(2, Math.floor(w / (size * 500)))
  const goods = r.shuffle(thingsOf(giro))
  const shelf = (row: number) => {
    const foot = y + (h * (row + 1)) / rows - 14
    return (
      repeat(columns, (i) =>
        at(x + (w * (i + 0.5)) / columns, foot, DRAWN[goods[(i + row * 2) % 4] ?? 'concha'](r), size),
      ) + rect(x, foot, w, 14, C.wood)
    )
  }
  const lamps = repeat(columns, (i) =>
    at(
      x + (w * (i + 0.5)) / columns,
      y,
      veil('M0 30L-90 250H90z', '#f9d98a', 0.16) +
        rect(-3, 0, 6, 26, C.iron) +
        shape('M-26 44a26 26 0 0 1 52 0z', C.mustard),
    ),
  )
  return (
    rect(x - 20, y - 20, w + 40, h + 40, paint.trim) +
    clip(
      box(x, y, w, h),
      rect(x, y, w, h, back) +
        lamps +
        repeat(rows, shelf) +
        veil(
          `M${x + w * 0.1} ${y + h}L${x + w * 0.45} ${y}h${w * 0.12}L${x + w * 0.22} ${y + h}z`,
          C.white,
          0.13,
        ),
    ) +
    rect(x - 32, y + h + 18, w + 64, 20, shade(paint.trim, 0.16))
  )
}

/** A wooden double door, or a lit doorway with one leaf open. */
export function door(r: Random, x: number, y: number, w: number, h: number, paint: Paint): string {
  const leafColor = paint.accent
  const leafOf = (at: number) =>
    rect(at, y, w / 2, h, leafColor) +
    repeat(3, (i) =>
      rect(at + 16, y + 22 + (i * (h - 20)) / 3, w / 2 - 32, h / 3 - 40, shade(leafColor, 0.25), 4),
    ) +
    rect(at, y, 5, h, tint(leafColor, 0.25))
  const arch = r.chance(0.5)
    ? shape(`M${x - 20} ${y}a${w / 2 + 20} ${w / 2.6} 0 0 1 ${w + 40} 0z`, paint.trim) +
      shape(`M${x} ${y}a${w / 2} ${w / 3.2} 0 0 1 ${w} 0z`, '#f3cf82') +
      stroke(
        `M${x + w / 2} ${y}v${-w / 3.2}M${x + w / 2} ${y}l${-w / 3} ${-w / 4.6}M${x + w / 2} ${y}l${w / 3} ${-w / 4.6}`,
        leafColor,
        7,
      )
    : rect(x - 20, y - 20, w + 40, 24, paint.trim)
  const open = r.chance(0.55)
    ? rect(x + w / 2, y, w / 2, h, shade(C.brick, 0.6)) +
      veil(`M${x + w / 2} ${y + h}L${x + w} ${y + h * 0.5}V${y + h}z`, '#f9d98a', 0.5) +
      rect(x + w - 18, y, 18, h, shade(leafColor, 0.3))
    : leafOf(x + w / 2)
  return (
    arch +
    rect(x - 20, y, w + 40, h, paint.trim) +
    leafOf(x) +
    open +
    circle(x + w / 2 - 14, y + h * 0.55, 7, C.mustard) +
    rect(x - 30, y + h - 4, w + 60, 14, shade(C.sand, 0.2))
  )
}

/** A French window with an iron railing and flower pots; (x, y) its upper middle. */
export function balcony(r: Random, x: number, y: number, paint: Paint, flowers: string): string {
  const rail =
    repeat(13, (i) => stroke(`M${-96 + i * 16} 172v78`, C.iron, 4)) +
    stroke('M-100 170H100M-100 250H100', C.iron, 8) +
    repeat(
      4,
      (i) => `<circle cx="${-72 + i * 48}" cy="210" r="12" fill="none" stroke="${C.iron}" stroke-width="4"/>`,
    )
  const curtain = r.chance(0.6)
    ? shape('M-50 20H-10C-14 100 -34 140 -50 150zM50 20H10C14 100 34 140 50 150z', C.cream)
    : ''
  return at(
    x,
    y,
    rect(-78, -14, 156, 262, paint.trim) +
      rect(-92, -30, 184, 20, shade(paint.trim, 0.12)) +
      rect(-56, 8, 112, 240, shade(paint.base, 0.5)) +
      curtain +
      rect(-56, 8, 18, 240, paint.accent) +
      rect(38, 8, 18, 240, paint.accent) +
      rect(-5, 8, 10, 240, paint.accent) +
      flowers +
      rect(-112, 250, 224, 18, shade(paint.trim, 0.2)) +
      rail,
  )
}

/** The hand-lettered sign with the business's own name, centred on (0, 0). */
export function sign(r: Random, name: string, giro: Giro, w: number, h: number, paint: Paint): string {
  const ground = r.pick([paint.trim, paint.accent, C.night, C.cream])
  const pale = ground === C.cream || ground === C.white || ground === C.mustard
  const ink = pale ? r.pick([C.night, C.brick, C.teal]) : C.cream
  const relief = pale ? '#e8bd7e' : shade(ground, 0.5)
  const board = r.pick([
    box(-w / 2, -h / 2, w, h, 10),
    box(-w / 2, -h / 2, w, h, h / 3),
    `M${-w / 2} ${-h / 2}H${w / 2}L${w / 2 - 24} 0L${w / 2} ${h / 2}H${-w / 2}L${-w / 2 + 24} 0z`,
  ])
  const line = pale ? C.terracotta : C.mustard
  return (
    at(8, 10, veil(board, C.night, 0.25)) +
    shape(board, ground) +
    at(0, 0, `<g transform="scale(.975 .9)">${stroke(board, line, 5)}</g>`) +
    at(0, -h * 0.09, script(name, w * 0.86, h * 0.6, ink, relief)) +
    at(0, h * 0.32, block(TRADE_WORDS[giro], w * 0.5, h * 0.12, line))
  )
}

/** A round sign that hangs over the pavement and shows one thing of the trade; (0, 0) is where it meets the wall. */
export const hangingSign = (r: Random, giro: Giro, paint: Paint): string =>
  stroke('M0 0H130M0 44Q60 40 110 2', C.iron, 8) +
  stroke('M70 0v26M110 0v26', C.iron, 5) +
  at(6, 8, veil(oval(90, 92, 70), C.night, 0.22)) +
  circle(90, 92, 70, paint.accent) +
  circle(90, 92, 60, C.cream) +
  clip(oval(90, 92, 58), at(90, 132, DRAWN[thingsOf(giro)[r.int(0, 3)] ?? 'concha'](r), 0.24))

/** A crate or little table with a thing of the trade on it, on the pavement. */
export const display = (r: Random, giro: Giro): string => {
  const cloth = r.pick([C.cream, C.pink, C.teal, C.mustard])
  const goods = r.shuffle(thingsOf(giro))
  return (
    veil('M-130 -4H200l70 18H-120z', C.night, 0.22) +
    lit(
      box(-150, -130, 300, 130),
      C.wood,
      12,
      repeat(3, (i) => rect(-150, -118 + i * 42, 300, 30, C.crust)),
    ) +
    lit(`M-160 -136H160V-84${repeat(8, () => 'a20 20 0 0 1 -40 0')}z`, cloth, 8) +
    at(-72, -136, DRAWN[goods[0] ?? 'concha'](r), 0.36) +
    at(78, -136, DRAWN[goods[1] ?? 'concha'](r), 0.36)
  )
}
