import type { Exception } from '../../src/contract/values/exceptions.ts'
import { type Day, days, type Hours } from '../../src/contract/values/hours.ts'
import { type OpeningTimes, openState } from '../../src/contract/values/openState.ts'
import { readDay } from '../../src/contract/values/readDay.ts'
import { stateText } from '../../src/contract/values/stateText.ts'
import { utcOf } from '../../src/contract/values/zone.ts'

/** Opening times, typed as people type them. */

/** A week of typed hours; days that are not named are closed. */
export function week(typed: Partial<Record<Day | 'all', string>>): Hours {
  const read = (day: Day) => [day, readDay(typed[day] ?? typed.all ?? '') ?? []]
  return Object.fromEntries(days.map(read)) as Hours
}

export const times = (
  typed: Parameters<typeof week>[0],
  others: Partial<OpeningTimes> = {},
): OpeningTimes => ({
  horario: week(typed),
  excepciones: [],
  cerrado_hasta: null,
  zona: 'America/Mexico_City',
  ...others,
})

export const on = (fecha: string, typed: string): Exception => ({
  fecha,
  intervalos: readDay(typed) ?? [],
  nota: null,
})

/** What the site says at a local time of the branch, or at a moment in UTC. */
export function says(of: OpeningTimes, at: string): string | undefined {
  const state = openState(of, new Date(at.endsWith('Z') ? at : utcOf(at, of.zona)))
  return state ? stateText(state) : undefined
}
