import { days, dayText, type Hours } from '../../../../contract/values/hours.ts'
import { isObject } from '../../../../contract/values/readers.ts'
import { isEmpty, textsOf } from '../parts.ts'
import type { FormValue } from '../types.ts'
import type { FormKind } from './kind.ts'

/** Opening hours stand in a form as a text a day, which the server reads as well. */
export const hoursForm: FormKind = {
  shown: (stored) => {
    const hours = isHours(stored) ? stored : null
    return Object.fromEntries(days.map((day) => [day, hours ? dayText(hours[day]) : '']))
  },
  sent: (value) => (isEmpty(value) ? null : textsOf(value)),
}

/** Whether a stored value is a week's hours. */
export const isHours = (value: unknown): value is Hours =>
  isObject(value) && days.every((day) => Array.isArray(value[day]))

/** Returns the text of a day. */
export const dayIn = (value: FormValue | undefined, day: string): string => {
  const text = textsOf(value)[day]
  return typeof text === 'string' ? text : ''
}
