import { stroke } from './draw.ts'

/** Sign-painter's capitals as single strokes on a grid 10 high; the second entry is the width. */
const LETTERS: Record<string, readonly [string, number]> = {
  A: ['M0 10L3.5 0L7 10M1.2 6.8h4.6', 7],
  B: ['M0 10V0h3a2.4 2.4 0 0 1 0 4.8H0h3.4a2.6 2.6 0 0 1 0 5.2z', 6],
  C: ['M6.6 1.8A4 5 0 1 0 6.6 8.2', 6.8],
  D: ['M0 10V0h2.4a4.4 5 0 0 1 0 10z', 6.8],
  E: ['M5.2 0H0v10h5.2M0 4.9h4.2', 5.2],
  F: ['M5.2 0H0v10M0 4.9h4.2', 5.2],
  G: ['M6.6 1.8A4 5 0 1 0 6.9 7.6V5.4H4.4', 7],
  H: ['M0 0v10M6.2 0v10M0 4.9h6.2', 6.2],
  I: ['M0 0v10', 0],
  J: ['M4.4 0v7.4a2.2 2.6 0 0 1 -4.4 0', 4.4],
  K: ['M0 0v10M5.8 0L0 6M2.2 4.2L6 10', 6],
  L: ['M0 0v10h5', 5],
  M: ['M0 10V0l4 6.6L8 0v10', 8],
  N: ['M0 10V0l6.2 10V0', 6.2],
  O: ['M0 5a4 5 0 1 1 8 0a4 5 0 1 1 -8 0z', 8],
  P: ['M0 10V0h3a2.8 2.8 0 0 1 0 5.6H0', 5.8],
  Q: ['M0 5a4 5 0 1 1 8 0a4 5 0 1 1 -8 0zM5 7.4l3 3', 8],
  R: ['M0 10V0h3a2.7 2.7 0 0 1 0 5.4H0M2.8 5.4L6 10', 6],
  S: ['M5.6 1.6C4.6 -.6 .4 -.4 .4 2.6C.4 5.6 5.8 4.4 5.8 7.4C5.8 10.6 1 10.7 0 8.2', 5.8],
  T: ['M0 0h6.4M3.2 0v10', 6.4],
  U: ['M0 0v6.6a3.1 3.4 0 0 0 6.2 0V0', 6.2],
  V: ['M0 0L3.5 10L7 0', 7],
  W: ['M0 0L2.4 10L5 2L7.6 10L10 0', 10],
  X: ['M0 0L6.2 10M6.2 0L0 10', 6.2],
  Y: ['M0 0L3.3 5L6.6 0M3.3 5v5', 6.6],
  Z: ['M0 0h6L0 10h6', 6],
  '0': ['M0 5a3 5 0 1 1 6 0a3 5 0 1 1 -6 0z', 6],
  '1': ['M0 2L2.2 0v10', 2.2],
  '2': ['M.2 2.6C.4 -1 5.6 -.8 5.4 2.8C5.2 5.4 1 7.6 0 10h5.6', 5.6],
  '3': ['M0 0h5L2.4 3.9a3 3 0 1 1 -2.4 4.8', 5.6],
  '4': ['M4.4 10V0L0 7h6', 6],
  '5': ['M5 0H.8L.4 4.4a3 3 0 1 1 -.4 4.2', 5.6],
  '6': ['M4.8 0C1.6 1.6 0 4.6 0 7a2.8 2.9 0 1 0 .3 -1.4', 5.6],
  '7': ['M0 0h5.6L2 10', 5.6],
  '8': ['M2.8 4.6a2.3 2.3 0 1 1 .1 0a2.7 2.7 0 1 1 -.1 0z', 5.6],
  '9': ['M5.3 4.4A2.7 2.8 0 1 1 5.5 3C5.5 6 4 8.6 1 10', 5.6],
  '-': ['M0 5.4h3', 3],
  '.': ['M0 10v0', 0],
  '·': ['M0 5v0', 0],
  '&': ['M6.4 10L1.2 2.6C.4 .2 4.6 -.6 4.4 2C4.2 4.4 0 4.6 0 7.4C0 11.2 5.4 10.4 6 6', 6.4],
}
const GAP = 2.6
const SPACE = 3.4

/** A line of capitals; `x`, `y` its middle and foot; accents and ñ are painted too. Unknown signs leave a space. */
export function capitals(text: string, x: number, y: number, height: number, color: string, weight = 0.16) {
  const scale = height / 10
  let pen = x - (capitalsWidth(text, height) - GAP * scale) / 2
  let d = ''
  for (const letter of text.toUpperCase().normalize('NFC')) {
    const { outline, mark, width } = glyph(letter)
    for (const part of [outline, mark && `M${width / 2 - 1.2} ${mark}`]) {
      if (part)
        d += stroke(part, color, weight * 10).replace(
          '<path',
          `<path transform="translate(${pen} ${y - height}) scale(${scale})"`,
        )
    }
    pen += (width + GAP) * scale
  }
  return d
}

/** How wide `capitals` paints a text at a height. */
export function capitalsWidth(text: string, height: number): number {
  return (
    [...text.toUpperCase().normalize('NFC')].reduce((sum, letter) => sum + glyph(letter).width + GAP, 0) *
    (height / 10)
  )
}

function glyph(letter: string): { outline: string; mark: string; width: number } {
  const [bare = '', accent = ''] = letter.normalize('NFD')
  const [outline, width] = LETTERS[bare] ?? ['', SPACE]
  const mark = accent === '\u0301' ? '-1.6l2 -1.6' : accent === '\u0303' ? '-2c.8 -1.4 1.6 .8 2.6 -.4' : ''
  return { outline, mark, width }
}
