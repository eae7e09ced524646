import { at, box, circle, lit, poly, rect, repeat, shape, stroke, veil } from './draw.ts'
import { C, shade, tint } from './palette.ts'
import { leaf } from './props/floreria.ts'
import type { Random } from './random.ts'

/** One talavera tile, `size` wide, from (0, 0). */
export function tile(size: number, color: string, kind: number): string {
  const petal = shape('M0 0C-16 -12 -14 -34 0 -44C14 -34 16 -12 0 0z', color)
  const star = shape(
    poly([0, -40], [12, -12], [40, 0], [12, 12], [0, 40], [-12, 12], [-40, 0], [-12, -12]),
    color,
  )
  const heart =
    kind % 2
      ? star + circle(0, 0, 9, C.mustard)
      : repeat(4, (i) => at(0, 0, petal, 1, i * 90)) + circle(0, 0, 10, C.mustard)
  const corners = [
    [-50, -50],
    [50, -50],
    [-50, 50],
    [50, 50],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 17, kind % 3 ? C.mustard : color))
    .join('')
  return at(
    size / 2,
    size / 2,
    rect(-50, -50, 100, 100, C.white) + heart + (size > 60 ? corners : ''),
    (size - 2) / 100,
  )
}

/** A frieze of tiles. */
export const frieze = (
  x: number,
  y: number,
  width: number,
  size: number,
  color: string,
  kind: number,
): string =>
  rect(x, y, width, size, shade(C.cream, 0.25)) +
  repeat(Math.round(width / size), (i) =>
    at(x + (i * width) / Math.round(width / size), y, tile(size, color, kind + (i % 2) * 2)),
  )

/** A striped awning with scallops from its upper left corner. */
export function awning(
  x: number,
  y: number,
  width: number,
  depth: number,
  color: string,
  other: string,
): string {
  const count = Math.max(5, Math.round(width / 58) | 1)
  const step = width / count
  const splay = 24
  const low = (width + splay * 2) / count
  const strips = repeat(count, (i) => {
    const paint = i % 2 ? other : color
    const left = -splay + i * low
    return (
      shape(poly([i * step, 0], [(i + 1) * step, 0], [left + low, depth], [left, depth]), paint) +
      shape(`M${left} ${depth}h${low}v14a${low / 2} ${low / 2.3} 0 0 1 ${-low} 0z`, shade(paint, 0.16))
    )
  })
  return at(
    x,
    y,
    veil(poly([0, depth], [width + 60, depth], [width + 90, depth + 90], [20, depth + 90]), C.night, 0.2) +
      strips +
      rect(-4, -8, width + 8, 12, shade(color, 0.35), 4),
  )
}

/** A string of cut-paper flags between two points. */
export function papelPicado(x: number, y: number, width: number, sag: number, scale = 1): string {
  const colors = [C.pink, C.mustard, C.teal, C.terracotta, C.cream]
  const count = Math.round(width / (92 * scale))
  const height = (t: number) => y + 4 * sag * t * (1 - t)
  const flag = (color: string) =>
    `<path fill-rule="evenodd" fill="${color}" d="M-38 0h76v84l-10 -10l-9 12l-9 -12l-10 12l-10 -12l-9 12l-9 -12l-10 10zM0 16l-10 14l10 14l10 -14zM-24 20a7 7 0 1 0 .1 0zM24 20a7 7 0 1 0 .1 0zM-20 50l8 8l-8 8l-8 -8zM20 50l8 8l-8 8l-8 -8zM0 52a6 6 0 1 0 .1 0z"/>`
  return (
    stroke(`M${x} ${y}Q${x + width / 2} ${y + sag * 2} ${x + width} ${y}`, C.walnut, 3) +
    repeat(count, (i) =>
      at(
        x + (width * (i + 0.5)) / count,
        height((i + 0.5) / count),
        flag(colors[i % 5] ?? C.pink),
        scale,
        (i % 3) - 1,
      ),
    )
  )
}

/** A potted plant standing on (0, 0), about 170 wide and 260 high. */
export function plant(r: Random): string {
  const pot = r.pick([C.terracotta, C.cobalt, C.mustard, C.pink, C.teal])
  const body =
    lit('M-62 -96H62L46 0H-46z', pot, 12, stroke('M-70 -52H70', C.cream, 5)) +
    lit(box(-70, -116, 140, 28, 5), tint(pot, 0.12), 7)
  const kind = r.int(0, 3)
  const green =
    kind === 0
      ? repeat(9, (i) =>
          at(
            0,
            -110,
            shape('M-13 0C-16 -70 -8 -130 0 -170C8 -130 16 -70 13 0z', i % 2 ? C.leaf : C.forest),
            1 - Math.abs(4 - i) * 0.05,
            -64 + i * 16,
          ),
        )
      : kind === 1
        ? lit(
            box(-38, -270, 76, 170, 38),
            C.leaf,
            12,
            repeat(3, (i) => stroke(`M${-20 + i * 20} -262v160`, C.forest, 3)),
          ) +
          lit(box(30, -220, 34, 70, 17), C.leaf, 7) +
          rect(26, -172, 24, 20, C.leaf) +
          circle(0, -270, 15, C.pink)
        : kind === 2
          ? repeat(22, (i) =>
              circle(
                Math.cos(i * 2.4) * 20 * Math.sqrt(i),
                -180 + Math.sin(i * 2.4) * 15 * Math.sqrt(i),
                28,
                i % 3 ? C.forest : C.leaf,
              ),
            ) +
            repeat(12, (i) =>
              circle(
                Math.cos(i * 2.4 + 1) * 24 * Math.sqrt(i),
                -186 + Math.sin(i * 2.4 + 1) * 19 * Math.sqrt(i),
                13,
                i % 2 ? C.pink : '#df5b8c',
              ),
            )
          : repeat(11, (i) =>
              at(
                0,
                -108,
                at(0, -60 - ((i * 29) % 70), leaf(i % 2 ? C.leaf : C.forest), 1.15) +
                  stroke('M0 0V-90', C.forest, 5),
                1,
                -60 + i * 12,
              ),
            )
  return veil('M-40 0h120l60 14h-150z', C.night, 0.2) + green + body
}

/** Bougainvillea hanging down from (0, 0) over a wall, about `width` wide. */
export const bougainvillea = (r: Random, width: number): string =>
  repeat(Math.round(width / 7), (i) =>
    circle(r.range(0, width), r.range(-20, 30) * 1.6, r.range(16, 30), i % 2 ? C.forest : C.leaf),
  ) +
  repeat(Math.round(width / 4), (i) => {
    const x = r.range(0, width)
    return circle(
      x,
      r.range(-40, 40 + 110 * Math.sin((x / width) * Math.PI)),
      r.range(7, 17),
      [C.pink, '#df5b8c', '#a72458'][i % 3] ?? C.pink,
    )
  })
