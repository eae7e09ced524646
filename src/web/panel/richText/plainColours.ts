/** How far apart red, green and blue may be in what still is black, grey or white. */
const GREY = 32

/** Takes away the black, grey and white of a page's texts: nobody chose them, and by night black cannot be read. */
export function dropPlainColours(page: Document): void {
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) return
  for (const { style } of page.querySelectorAll<HTMLElement>('[style]')) {
    // White letters on blue are white because of the blue.
    if (!isPlain(pen, style.backgroundColor)) continue
    style.removeProperty('background-color')
    if (isPlain(pen, style.color)) style.removeProperty('color')
  }
}

/** No colour at all (none, transparent, inherited) is plain too. */
function isPlain(pen: CanvasRenderingContext2D, colour: string): boolean {
  pen.fillStyle = '#000'
  // Names and other notations come back as #rrggbb, or rgba() where it can be seen through; what is none is not taken.
  pen.fillStyle = colour
  const written = String(pen.fillStyle)
  const parts = written.startsWith('#')
    ? (written.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
    : (/^rgba\((.*), [\d.]+\)$/.exec(written)?.[1]?.split(', ') ?? []).map(Number)
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) < GREY
}
