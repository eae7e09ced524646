import { lazy } from 'react'
import { dayNames } from '../../../contract/texts/hours.ts'
import { days } from '../../../contract/values/hours.ts'
import { dayIn, isHours } from '../form/kinds/hours.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import { weekLines } from '../inputs/spokenDay.ts'
import type { PanelKind, ValueProps } from './kind.ts'
import { sayingOf } from './said.tsx'

export const hoursKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/hours.tsx')),
  ...sayingOf((_field, value) => (isHours(value) ? weekLines(value).join('\n') : '')),
  unsortable: true,
  Value: HoursValue,
  Change: lazy(() => import('../compare/hoursChange.tsx')),
}

/** The days as they were typed. */
function HoursValue({ value }: ValueProps) {
  const typed = days.flatMap((day) => {
    const text = dayIn(value, day)
    return text ? [`${dayNames[day]}: ${text}`] : []
  })
  return typed.join('; ')
}
