import { formatterOf, offsetAt } from './offset.ts'

/** Time zones, by their IANA names: local time to UTC and back. */

/** A date and time without an offset, to the minute or finer. */
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Whether the platform knows a zone by this name, in its own spelling. An offset (`-06:00`) is no zone. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    const known = formatterOf(name).resolvedOptions().timeZone
    return known === name || known.toLowerCase() !== name.toLowerCase()
  } catch {
    return false
  }
}

/**
 * Returns the moment (ISO 8601, UTC) at which clocks in a zone show a local time. Of an hour that is repeated it takes
 * the first, and an hour that is skipped it counts from the hour before, as people's own clocks do.
 */
export function utcOf(local: string, zone: string): string {
  const shown = Date.parse(`${local}Z`)
  const candidates = [shown - DAY, shown + DAY].map((near) => shown - offsetAt(near, zone))
  const exact = candidates.filter((moment) => moment + offsetAt(moment, zone) === shown)
  const [skipped = shown] = candidates
  return new Date(exact.length > 0 ? Math.min(...exact) : skipped).toISOString()
}

/** Returns what clocks in a zone show at a moment: `2026-12-24T18:30`, with seconds unless they are 0. */
export function localOf(moment: string, zone: string): string {
  const at = Date.parse(moment)
  const shown = new Date(at + offsetAt(at, zone)).toISOString()
  return shown.slice(0, shown.slice(17, 19) === '00' ? 16 : 19)
}

/** Whether a text is a local time: it has no offset. */
export const isLocal = (text: string): boolean => LOCAL.test(text) && !/(?:Z|[+-]\d\d:\d\d)$/i.test(text)

/** Neither zone has two changes of its clocks within a day. */
const DAY = 24 * 60 * 60 * 1000
