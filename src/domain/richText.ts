import { randomUUID } from 'node:crypto'
import type sanitizeHtml from 'sanitize-html'
import { imagePath } from '../contract/paths.ts'
import { validation } from '../contract/textos.ts'
import { prepareImage } from './files/images.ts'
import { type PreparedFile, UnusableFile } from './files/prepared.ts'

/** What the editor's toolbar can make stays in a text; everything else goes (contract.md, sections 3 and 10). */

export interface CleanHtml {
  readonly html: string
  /** Pictures that came inside the text as data, to be stored beside it. */
  readonly pictures: readonly PreparedFile[]
}

/** The folder of pictures inside texts, below /img/. */
export const TEXT_FOLDER = 'contenido'

/** Cleans HTML and takes the pictures out of it. Throws UnusableFile when one of them is broken. */
export async function cleanHtml(html: string): Promise<CleanHtml> {
  const taken: string[] = []
  // Where each picture stood; a text cannot say it by itself.
  const place = `/img/.${randomUUID()}/`
  // Loaded with the first text that is written: a site that only serves does without.
  const { default: sanitize } = await import('sanitize-html')
  const clean = sanitize(html, options(taken, place))
  const pictures = await Promise.all(taken.map((data) => prepareImage(TEXT_FOLDER, fromDataUrl(data))))
  const addressed = pictures.reduce(
    (text, picture, index) => text.replace(`"${place}${index}"`, `"${imagePath(TEXT_FOLDER, picture.name)}"`),
    clean,
  )
  return { html: addressed, pictures }
}

/** The names of this site's own pictures that a text shows. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/\/img\/contenido\/([\w.-]+\.webp)/g)].map((match) => match[1] ?? '')
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

function options(taken: string[], place: string): sanitizeHtml.IOptions {
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

function pictureAttributes(
  given: sanitizeHtml.Attributes,
  taken: string[],
  place: string,
): Record<string, string> {
  const { src = '', alt = '', width = '', height = '' } = given
  const kept: Record<string, string> = { alt }
  if (/^\d{1,5}$/.test(width)) kept.width = width
  if (/^\d{1,5}$/.test(height)) kept.height = height
  if (/^data:/i.test(src.trim())) kept.src = `${place}${taken.push(src.trim()) - 1}`
  else if (PICTURE.test(src.trim())) kept.src = src.trim()
  return kept
}

/** The bytes of a base64 data-URL. Throws UnusableFile when it is none. */
function fromDataUrl(text: string): Buffer {
  const found = /^data:[^,]{0,200};base64,/i.exec(text)
  const data = found ? text.slice(found[0].length).replace(/\s/g, '') : ''
  if (!data || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(data)) throw new UnusableFile(validation.notImage)
  return Buffer.from(data, 'base64')
}
