import { mexicanOffset } from './mexicanZones.ts'

/** What clocks show, by our rules for Mexico and the platform's own data. Without zod, because pages of the site load this. */

/** How far clocks in a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const known = mexicanOffset(moment, zone)
  if (known !== undefined) return known
  const parts = formatterOf(zone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes, digits = 2) =>
    (parts.find((one) => one.type === type)?.value ?? '').padStart(digits, '0')
  const day = `${part('year', 4)}-${part('month')}-${part('day')}`
  const shown = Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`)
  return shown - Math.floor(moment / 1000) * 1000
}

/** The last one is kept, because making one takes longer than everything else here. */
let last: { readonly zone: string; readonly formatter: Intl.DateTimeFormat } | undefined

/** Shows moments as clocks in a zone do. Throws RangeError for a zone that the platform does not know. */
export function formatterOf(zone: string): Intl.DateTimeFormat {
  if (last?.zone !== zone)
    last = {
      zone,
      formatter: new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      }),
    }
  return last.formatter
}
