import { dateText } from '../dates.ts'
import { exceptionsOf } from '../form/kinds/exceptions.ts'
import { exceptionHours } from '../inputs/exceptionText.ts'
import type { ChangeProps } from './change.ts'
import { PartsChange } from './partsChange.tsx'

/** Shows the dates whose hours or notes differ. */
export default function ExceptionsChange({ old, now }: ChangeProps) {
  const byDate = (value: unknown) =>
    new Map(exceptionsOf(value).map((one) => [one.fecha, exceptionHours(one)]))
  const [before, after] = [byDate(old.value), byDate(now.value)]
  const dates = [...new Set([...before.keys(), ...after.keys()])].sort()
  return (
    <PartsChange
      parts={dates.map((date) => ({
        name: dateText(date),
        old: before.get(date) ?? '',
        now: after.get(date) ?? '',
      }))}
    />
  )
}
