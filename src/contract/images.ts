/** Picture files are named `<hash>-<width>x<height>.webp`, so that a page knows their size without asking. */

const NAME = /^[0-9a-f]+-(\d+)x(\d+)\.webp$/
export const WIDTHS = [400, 800, 1600] as const

export interface Size {
  width: number
  height: number
}

export const imageName = (hash: string, size: Size): string => `${hash}-${size.width}x${size.height}.webp`

/** Pixels of the largest copy; null when the name is not one of ours (`foto.jpg`). */
export function imageSize(name: string): Size | null {
  const found = NAME.exec(name)
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null
}

/** The widths that exist of a picture: 400 and 800 where the original is wider, and its own up to 1600. */
export function widthsOf(original: number): number[] {
  return [...WIDTHS.filter((width) => width < original && width < 1600), Math.min(original, 1600)]
}
