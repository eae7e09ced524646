import { randomUUID } from 'node:crypto'
import sanitize from 'sanitize-html'
import { withoutControls } from '../../contract/values/controls.ts'

/** Keeps in a text what the editor's toolbar can make, and removes everything else (contract.md, sections 3 and 10). */

export interface Sanitized {
  /** Has `${place}0`, `${place}1` … as the addresses of the pictures that the text contained. */
  readonly html: string
  readonly place: string
  /** Their data-URLs, as they were sent. */
  readonly pictures: readonly string[]
}

/** No browser draws deeper elements, and their cost grows with the depth. */
const DEEPEST = 500

/** Thrown when elements are nested too deep. */
export class TooDeep extends Error {}

/** Two are enough for every known text. */
const MOST_PASSES = 4

/**
 * Returns the part of the HTML that is kept; sanitizing it again changes nothing. Throws TooDeep. Takes up to a second
 * for 500 KB.
 */
export function sanitized(html: string): Sanitized {
  // Marks the place of each picture; random, so that no text can contain it.
  const place = `/img/.${randomUUID()}/`
  const pictures: string[] = []
  // A reference may stand for a control character (`&#1;`), which appears only after parsing.
  const clean = (text: string) =>
    withoutControls(sanitize(text, { ...rules(pictures, place), ...depthLimit() }))
  let text = clean(html)
  // A removed element may have kept others apart. Without it a browser, and the next pass, close them elsewhere.
  for (let passes = 1; passes < MOST_PASSES; passes++) {
    const next = clean(text)
    if (next === text) break
    text = next
  }
  return { html: text, place, pictures }
}

function depthLimit(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0
  return {
    onOpenTag: () => {
      if (++depth > DEEPEST) throw new TooDeep()
    },
    onCloseTag: () => {
      depth--
    },
  }
}

const LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i
const PICTURE = /^(\/img\/(?!\.)|https:\/\/)/i
const COLOUR = [
  /^#[0-9a-f]{3,8}$/i,
  /^rgba?\([\d\s.,%/]+\)$/i,
  /^hsla?\([\d\s.,%/deg]+\)$/i,
  /^[a-z]{3,20}$/i,
]
const ALIGNMENT = { 'text-align': [/^(left|right|center|justify)$/] }
const aligned = ['h1', 'h2', 'h3', 'p', 'li']

function rules(taken: string[], place: string): sanitize.IOptions {
  return {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'p',
      'br',
      'strong',
      'em',
      'u',
      's',
      'span',
      'ul',
      'ol',
      'li',
      'a',
      'img',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
      span: ['style'],
      ...Object.fromEntries(aligned.map((tag) => [tag, ['style']])),
    },
    allowedStyles: {
      span: { color: COLOUR, 'background-color': COLOUR },
      ...Object.fromEntries(aligned.map((tag) => [tag, ALIGNMENT])),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 50,
    transformTags: {
      b: 'strong',
      i: 'em',
      del: 's',
      strike: 's',
      ol: (_, { start = '' }) => ({ tagName: 'ol', attribs: numberAttributes(start) }),
      a: (_, { href = '', target = '' }) => ({ tagName: 'a', attribs: linkAttributes(href.trim(), target) }),
      img: (_, attributes) => ({ tagName: 'img', attribs: pictureAttributes(attributes, taken, place) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  }
}

function linkAttributes(href: string, target: string): Record<string, string> {
  if (!LINK.test(href)) return {}
  return target === '_blank' ? { href, target, rel: 'noopener noreferrer' } : { href }
}

/** A list that continues after a paragraph keeps its numbering; the editor makes one of «3. ». */
const numberAttributes = (start: string): Record<string, string> =>
  /^[1-9]\d{0,3}$/.test(start) ? { start } : {}

function pictureAttributes(
  given: sanitize.Attributes,
  taken: string[],
  place: string,
): Record<string, string> {
  const { src = '', alt = '', width = '', height = '' } = given
  const kept: Record<string, string> = { alt }
  if (/^\d{1,5}$/.test(width)) kept.width = width
  if (/^\d{1,5}$/.test(height)) kept.height = height
  if (/^data:/i.test(src.trim())) kept.src = `${place}${taken.push(src.trim()) - 1}`
  else if (PICTURE.test(src.trim()) || src.startsWith(place)) kept.src = src.trim()
  return kept
}
