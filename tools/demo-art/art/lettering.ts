import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Path } from 'opentype.js'
import { capitals, capitalsWidth } from './alphabet.ts'
import { at, shape } from './draw.ts'

const file = fileURLToPath(import.meta.resolve('@fontsource/lobster/files/lobster-latin-400-normal.woff'))
const bytes = readFileSync(file)
const lobster = opentype.parse(new Uint8Array(bytes).buffer)

/**
 * A business's name as brush script, in one or two lines that fill a field `width` by `height` around (0, 0).
 * With `relief`, a second colour shows below and to the right of each letter, as sign painters do.
 */
export function script(text: string, width: number, height: number, color: string, relief?: string): string {
  const lines = bestLines(text, width, height)
  const size = Math.min(
    height / (lines.length * 1.02),
    ...lines.map((line) => (width * 100) / lobster.getAdvanceWidth(line, 100)),
  )
  const step = size * 0.98
  const first = size * 0.31 - ((lines.length - 1) * step) / 2
  return lines
    .map((line, index) => {
      const d = outline(
        lobster.getPath(line, -lobster.getAdvanceWidth(line, size) / 2, first + index * step, size),
      )
      const below = relief ? at(size * 0.035, size * 0.045, shape(d, relief)) : ''
      return below + shape(d, color)
    })
    .join('')
}

/** A line of painted capitals that fits a field `width` by `height` around (0, 0). */
export function block(text: string, width: number, height: number, color: string, weight = 0.17): string {
  const size = Math.min(height, (height * width) / capitalsWidth(text, height))
  return capitals(text, 0, size / 2, size, color, weight)
}

/** Path data from the commands: opentype.js 2.0.0's own `toPathData` runs a zero into the number before it. */
function outline(path: Path): string {
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return path.commands
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      if (step.type === 'Q') return `Q${point(step.x1, step.y1)} ${point(step.x, step.y)}`
      if (step.type === 'C')
        return `C${point(step.x1, step.y1)} ${point(step.x2, step.y2)} ${point(step.x, step.y)}`
      return step.type + point(step.x, step.y)
    })
    .join('')
}

/** One line, or the split into two that lets the letters be largest. */
function bestLines(text: string, width: number, height: number): string[] {
  const words = text.split(' ')
  const splits = [
    [text],
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]),
  ]
  const sizeOf = (lines: string[]) =>
    Math.min(
      height / lines.length,
      ...lines.map((line) => (width * 100) / lobster.getAdvanceWidth(line, 100)),
    )
  return splits.reduce((best, lines) => (sizeOf(lines) > sizeOf(best) * 1.05 ? lines : best))
}
