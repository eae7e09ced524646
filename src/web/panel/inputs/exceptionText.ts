import type { Exception } from '../../../contract/values/exceptions.ts'
import { dateText } from '../dates.ts'
import { textIn } from '../form/parts.ts'
import type { Row } from '../form/types.ts'
import { readingOf, spokenDay } from './spokenDay.ts'

/** Says a day's other hours and its note: `Cerrado · Inventario`. */
export const exceptionHours = ({ intervalos, nota }: Exception): string =>
  [spokenDay(intervalos), nota].filter(Boolean).join(' · ')

/** Says a whole exception: `viernes, 25 de diciembre de 2026: Cerrado · Inventario`. */
export const exceptionText = (one: Exception): string => `${dateText(one.fecha)}: ${exceptionHours(one)}`

/** Says the same of a row of a form, as far as it is filled in. */
export function exceptionRowText(row: Row): string {
  const typed = textIn(row, 'horas')
  const hours = [readingOf(typed) || typed, textIn(row, 'nota')].filter(Boolean)
  return [dateText(textIn(row, 'fecha')), hours.join(' · ')].filter(Boolean).join(': ')
}
