import type { Point } from './point.ts'

/** Latitude and longitude as people write them. */

/** No pair of coordinates is as long. */
const LONGEST = 100

/**
 * Reads a pair of coordinates: `19.43, -99.13`, `19°25'58.2"N 99°07'59.5"O`, `N 19 25.97 W 99 7.99`. Latitude is first
 * unless words say otherwise. Returns undefined for anything else; the degrees may be more than the earth has.
 */
export function readCoordinates(text: string): Point | undefined {
  if (text.length > LONGEST) return
  const parts = partsOf(plain(text))
  const at = parts ? middleOf(parts) : 0
  const one = coordinateOf(parts?.slice(0, at) ?? [])
  const other = coordinateOf((parts?.slice(at) ?? []).filter(({ form }) => form !== ','))
  if (!one || !other || (one.axis && one.axis === other.axis)) return
  const isSwapped = one.axis === 'lng' || other.axis === 'lat'
  return isSwapped ? { lat: other.degrees, lng: one.degrees } : { lat: one.degrees, lng: other.degrees }
}

/** With one sign for each meaning, and a point before decimals. */
function plain(text: string): string {
  const one = text
    .toLowerCase()
    .replace(/[−‐-―]/g, '-')
    .replace(/[’‘′´`]/g, "'")
    .replace(/''|[“”″]/g, '"')
    .replace(/[º˚]/g, '°')
    .trim()
    // `Ubicación: 19.43, -99.13`, and what addresses of Google say after an @.
    .replace(/^(?!lat|lon|lng)[\p{L} ]{1,30}:/u, '')
    .replace(/,\d{1,2}z$/, '')
  return /^-?\d{1,3},\d+ ?[; ] ?-?\d{1,3},\d+$/.test(one) ? one.replaceAll(',', '.') : one
}

/** A number (`d`), a direction or the name of an axis (`l`), a mark of degrees, minutes or seconds, or a comma. */
interface Part {
  readonly form: string
  readonly text: string
}

const TOKEN =
  /(?<d>[+-]?\d{1,3}(?:\.\d{1,20})?(?![\d.]))|(?<l>"?(?:lat(?:itude?)?|lo?ng(?:itude?)?|lon|norte|north|sur|south|oeste|west|este|east|[nsewo])\b"?)|(?<mark>[°'"])|(?<comma>[,;/|])|[\s:=()[\]{}]+/y

function partsOf(text: string): Part[] | undefined {
  const parts: Part[] = []
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.groups
    if (!token) return
    const { d, l, mark, comma } = token
    if (d) parts.push({ form: 'd', text: d })
    else if (l) parts.push({ form: 'l', text: l.replaceAll('"', '') })
    else if (mark) parts.push({ form: mark, text: mark })
    else if (comma) parts.push({ form: ',', text: comma })
  }
  return parts
}

/** Returns where the second coordinate begins: at the comma, by the words, or after half of the numbers. */
function middleOf(parts: readonly Part[]): number {
  const form = parts.map((part) => part.form).join('')
  if (form.includes(',')) return form.indexOf(',')
  if (form.startsWith('l')) return form.indexOf('l', form.indexOf('d'))
  if (form.includes('l')) return form.indexOf('l') + 1
  const numbers = [...form.matchAll(/d/g)].map(({ index }) => index)
  return numbers[numbers.length / 2] ?? 0
}

interface Coordinate {
  readonly degrees: number
  readonly axis?: 'lat' | 'lng'
}

const FORM = /^l{0,2}d°?(?:d'?(?:d"?)?)?l?$/

function coordinateOf(parts: readonly Part[]): Coordinate | undefined {
  if (!FORM.test(parts.map(({ form }) => form).join(''))) return
  const texts = parts.filter(({ form }) => form === 'd').map(({ text }) => text)
  const [degrees = 0, minutes = 0, seconds = 0] = texts.map(Number)
  // Only the last number has decimals, and only the first one a sign.
  if (
    texts.slice(0, -1).some((text) => text.includes('.')) ||
    texts.slice(1).some((text) => /^[+-]/.test(text))
  )
    return
  if (minutes >= 60 || seconds >= 60) return
  const words = parts.filter(({ form }) => form === 'l').map(({ text }) => text)
  const axes = new Set(words.map((word) => (/^(?:lat|n|s)/.test(word) ? 'lat' : 'lng')))
  if (axes.size > 1) return
  const isNegative = texts[0]?.startsWith('-') ?? false
  const directions = words.filter((word) => !/^l/.test(word))
  if (directions.length > 1 || (isNegative && directions.some((word) => /^(?:n|e)/.test(word)))) return
  const size = Math.abs(degrees) + minutes / 60 + seconds / 3600
  const [axis] = axes
  const isBelow = isNegative || directions.some((word) => /^(?:s|o|w)/.test(word))
  return { degrees: isBelow ? -size : size, axis }
}
