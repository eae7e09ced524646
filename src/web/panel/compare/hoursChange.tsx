import { dayNames } from '../../../contract/texts/hours.ts'
import { changeTexts as texts } from '../../../contract/texts/inputs.ts'
import { capital, days } from '../../../contract/values/hours.ts'
import { isHours } from '../form/kinds/hours.ts'
import { spokenDay } from '../inputs/spokenDay.ts'
import type { ChangeProps } from './change.ts'
import { PartsChange } from './partsChange.tsx'

/** Shows the days whose hours differ. */
export default function HoursChange({ old, now }: ChangeProps) {
  const textOf = (value: unknown, day: (typeof days)[number]) =>
    isHours(value) ? spokenDay(value[day]) : texts.noHours
  return (
    <PartsChange
      parts={days.map((day) => ({
        name: capital(dayNames[day]),
        old: textOf(old.value, day),
        now: textOf(now.value, day),
      }))}
    />
  )
}
