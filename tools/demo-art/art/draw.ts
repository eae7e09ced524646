import { C } from './palette.ts'
import { hash } from './random.ts'

/** Drawing functions return SVG markup; `d` is path data; lengths are in units of the picture. */

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A see-through shape: light on a wall, a shadow on the ground. */
export const veil = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`

/** Moves, scales and turns what is drawn around the origin. */
export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const rest = `${scale === 1 ? '' : ` scale(${scale})`}${turn ? ` rotate(${turn})` : ''}`
  return `<g transform="translate(${x} ${y})${rest}">${content}</g>`
}

/** Draws mirrored left to right. */
export const mirror = (content: string): string => `<g transform="scale(-1 1)">${content}</g>`

/** Shows the content inside the outline only. */
export function clip(d: string, content: string): string {
  const id = `c${hash(d).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/**
 * A body lit from the upper left: its own colour, and a shadow along the right and lower edge, `depth` wide.
 * `inside` is drawn on the body and shaded with it.
 */
export function lit(d: string, fill: string, depth = 16, inside = ''): string {
  const shadowed = `<path d="${d}${FAR}" fill="${C.night}" fill-opacity=".2" fill-rule="evenodd" transform="translate(${-depth} ${-depth * 0.55})"/>`
  return clip(d, shape(d, fill) + inside + shadowed)
}

/** A frame far around any outline: with it, even-odd filling paints what is outside the outline. */
const FAR = 'M-4000 -4000h8000v8000h-8000z'

/** Path data of a box, rounded by `r`. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
}

/** Path data of an ellipse. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`

/** Path data of a polygon. */
export const poly = (...points: [number, number][]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

/** Repeats a drawing `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('')

/** The shadow that something `width` wide throws on the surface it stands on, to the right. */
export const groundShadow = (width: number, opacity = 0.22): string =>
  veil(oval(width * 0.14, 0, width * 0.58, width * 0.075), C.night, opacity)

/** Wraps markup as a whole picture: short numbers, each clip path defined once. */
export function picture(width: number, height: number, content: string): string {
  const seen = new Set<string>()
  const body = content
    .replace(/<clipPath id="(\w+)">.*?<\/clipPath>/g, (whole, id: string) => {
      if (seen.has(id)) return ''
      seen.add(id)
      return whole
    })
    .replace(/\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}
