/** The most that red, green and blue may differ in a black, grey or white. */
const GREY = 32

/**
 * Removes the other page's style from pasted text: backgrounds, letter colours that belong to them, black, grey and
 * white (nobody chose them, and black is unreadable in the dark theme), and the colour of links, which all look alike
 * here. Keeps a colour that somebody gave to words.
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

/** Whether an element is in a link, or contains a link and nothing else. */
function isOfLink(element: HTMLElement): boolean {
  if (element.closest('a[href]')) return true
  const link = element.querySelector('a[href]')
  return link !== null && link.textContent.trim() === element.textContent.trim()
}

/** Whether a colour is plain. No colour at all (none, transparent, inherited) is plain too. */
function isPlain(pen: CanvasRenderingContext2D, colour: string): boolean {
  pen.fillStyle = '#000'
  // The canvas returns names and other notations as #rrggbb, or rgba() when transparent. It ignores an invalid value.
  pen.fillStyle = colour
  const written = String(pen.fillStyle)
  const parts = written.startsWith('#')
    ? (written.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
    : (/^rgba\((.*), [\d.]+\)$/.exec(written)?.[1]?.split(', ') ?? []).map(Number)
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) < GREY
}
