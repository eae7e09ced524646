/** Picture files are named `<hash>-<width>x<height>.webp`, so that a page knows their size without asking. */

const NAME = /^[0-9a-f]+-(\d+)x(\d+)\.webp$/
export const SMALLER_WIDTHS = [400, 800] as const
/** Pixels; a wider picture is reduced to this width. */
export const LARGEST_WIDTH = 1600
export type SmallerWidth = (typeof SMALLER_WIDTHS)[number]

export interface Size {
  width: number
  height: number
}

export const imageName = (hash: string, size: Size): string => `${hash}-${size.width}x${size.height}.webp`

/** Returns the pixels of the largest copy; null when the name has another form (`foto.jpg`). */
export function imageSize(name: string): Size | null {
  const found = NAME.exec(name)
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null
}

/** Returns the widths of a picture's smaller copies: those below its own width. */
export const smallerWidthsOf = (original: number): SmallerWidth[] =>
  SMALLER_WIDTHS.filter((width) => width < original)

/** Returns all widths of a picture: its smaller copies', and its own up to the largest. */
export const widthsOf = (original: number): number[] => [
  ...smallerWidthsOf(original),
  Math.min(original, LARGEST_WIDTH),
]
