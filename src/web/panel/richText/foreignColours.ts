/** How far apart red, green and blue may be in what still is black, grey or white. */
const GREY = 32

/**
 * Takes away what another page's texts look like: backgrounds, the colours that letters have because of them, black, grey and
 * white (nobody chose them, and by night black cannot be read), and the colour of links, which here look alike. A colour that
 * somebody gave to words stays.
 */
export function dropForeignColours(page: Document): void {
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) return
  for (const element of page.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element
    if (!isPlain(pen, style.backgroundColor))
      for (const { style: inner } of [element, ...element.querySelectorAll<HTMLElement>('[style]')])
        inner.removeProperty('color')
    style.removeProperty('background')
    if (isPlain(pen, style.color) || isOfLink(element)) style.removeProperty('color')
  }
}

/** Whether an element stands in a link, or around one and nothing else. */
function isOfLink(element: HTMLElement): boolean {
  if (element.closest('a[href]')) return true
  const link = element.querySelector('a[href]')
  return link !== null && link.textContent.trim() === element.textContent.trim()
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
