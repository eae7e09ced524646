import { randomUUID } from 'node:crypto'
import sanitize from 'sanitize-html'
import { withoutControls } from '../../contract/values/controls.ts'

/** What the editor's toolbar can make stays in a text; everything else goes (contract.md, sections 3 and 10). */

export interface Sanitized {
  /** With `${place}0`, `${place}1` … as the address of the pictures that came inside the text. */
  readonly html: string
  readonly place: string
  /** Their data-URLs, as they were sent. */
  readonly pictures: readonly string[]
}

/** No browser draws elements deeper inside one another, and what they cost grows with the depth. */
const DEEPEST = 500

/** Says that elements stand too deep inside one another. */
export class TooDeep extends Error {}

/** Two are enough for all that is known. */
const MOST_PASSES = 4

/**
 * What stays of HTML: saved again, it stays as it is. Throws TooDeep. Takes up to a second of work for 500 KB.
 */
export function sanitized(html: string): Sanitized {
  // Where each picture stood; a text cannot say it by itself.
  const place = `/img/.${randomUUID()}/`
  const pictures: string[] = []
  // A control sign may be written as a reference (`&#1;`), which becomes the sign.
  const clean = (text: string) =>
    withoutControls(sanitize(text, { ...rules(pictures, place), ...depthLimit() }))
  let text = clean(html)
  // What is left out may have held other elements apart: without it a browser, and the next pass, close them elsewhere.
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

/** A list that goes on behind a paragraph counts on: the editor makes one of «3. ». */
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
