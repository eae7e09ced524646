/** The times in a day's hours as people type them: which signs and words stand for what. */

/** A time as it was typed. */
export interface TypedTime {
  /** Minutes from midnight as the digits say, up to 48:59. */
  readonly minutes: number
  /** Which half of the day a word says. */
  readonly half?: 'am' | 'pm' | 'noon' | 'night'
  /** It may be of either half of the day: 1:00 to 12:59, without a leading zero. */
  readonly isOpen: boolean
  /** It is a lone hour, without minutes. */
  readonly isBrief: boolean
  readonly isNextDay: boolean
}

/**
 * Returns the beginnings and ends that a folded text names (`de 9 a.m. a 6 y media`), null when it has anything else.
 */
export function typedTimesIn(text: string): [TypedTime, TypedTime][] | null {
  const times: TypedTime[] = []
  let form = ''
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.groups
    if (!token) return null
    const time = token.digits ? timeOf(token.digits) : token.word && wordOf(token.word)
    const last = times.at(-1)
    if (time) {
      times.push(time)
      form += 't'
    } else if (token.list) form += ','
    else if (token.range) form += '-'
    else if (!token.filler) {
      const said = form.endsWith('t') && last && saidOf(last, token)
      if (!said) return null
      times[times.length - 1] = said
    }
  }
  return FORM.test(form) ? pairsOf(times) : null
}

/** A time after a time, and between two intervals at most two signs, such as `, y`. */
const FORM = /^t-t(?:[,-]{0,2}t-t)*$/

const HALF = String.raw`[ap]\.? ?m\b\.?|m\b\.?|de la (?:man~ana|madrugada|tarde|noche)\b|del dia\b(?! sig)`
const HOURS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'

const TOKEN = new RegExp(
  [
    String.raw`(?<digits>\d{1,2}[:.h]\d\d(?!\d)|\d{1,4})`,
    `(?<half>${HALF})`,
    String.raw`(?<next>\(?(?:del |al )?(?:dia siguiente|siguiente dia|otro dia)\b\)?)`,
    String.raw`(?<more>y (?:media|cuarto)\b)`,
    String.raw`(?<word>medio ?dia\b|media ?noche\b|(?:${HOURS})\b)`,
    String.raw`(?<range>-|(?:al?|hasta)(?: las?)?\b|a(?=\d))`,
    String.raw`(?<list>[,;/|+&]|y\b)`,
    String.raw`(?<filler>(?:h[rs]?|hrs|horas?|del?|desde|el|las?|abierto|abre|abrimos|horario|corrido)\b|[ .:()]+)`,
  ].join('|'),
  'y',
)

/** Reads `9`, `9:30`, `9.30`, `9h30`, `930` and `0930`. */
function timeOf(text: string): TypedTime | undefined {
  const digits = text.replace(/\D/, '')
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits
  const [hour, minute] = [Number(hours), digits.length > 2 ? Number(digits.slice(-2)) : 0]
  if (minute > 59 || hour > 48) return
  const isOpen = hour >= 1 && hour <= 12 && !hours.startsWith('0')
  return { minutes: hour * 60 + minute, isOpen, isBrief: digits.length <= 2, isNextDay: false }
}

function wordOf(text: string): TypedTime {
  const plain = { isBrief: true, isNextDay: false }
  if (text.startsWith('medio')) return { ...plain, minutes: 12 * 60, half: 'noon', isOpen: false }
  if (text.startsWith('media')) return { ...plain, minutes: 12 * 60, half: 'night', isOpen: false }
  return { ...plain, minutes: (HOURS.split('|').indexOf(text) + 1) * 60, isOpen: true }
}

/** Adds to a time what is said after it; undefined when that was said already. */
function saidOf(time: TypedTime, { half, more, next }: Record<string, string>): TypedTime | undefined {
  if (half) return time.half ? undefined : { ...time, half: halfOf(half), isOpen: false }
  if (next) return { ...time, isNextDay: true }
  if (!time.isBrief) return
  return { ...time, minutes: time.minutes + (more === 'y media' ? 30 : 15), isBrief: false }
}

function halfOf(text: string): TypedTime['half'] {
  // `12 m.` is the meridian.
  if (text.startsWith('m') || text.startsWith('del')) return 'noon'
  if (text.endsWith('noche')) return 'night'
  return text.startsWith('p') || text.endsWith('tarde') ? 'pm' : 'am'
}

function pairsOf(times: readonly TypedTime[]): [TypedTime, TypedTime][] {
  const pairs: [TypedTime, TypedTime][] = []
  for (let at = 0; at < times.length; at += 2) {
    const [from, to] = [times[at], times[at + 1]]
    if (from && to) pairs.push([from, to])
  }
  return pairs
}
