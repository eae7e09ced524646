import { Text } from '@mantine/core'
import { changeTexts as texts } from '../../../contract/texts/inputs.ts'
import { formatCount } from '../../../contract/values/numbers.ts'
import { distance } from '../../../contract/values/point.ts'
import { isPoint, pointText } from '../form/kinds/point.ts'
import type { ChangeProps } from './change.ts'
import { Replaced } from './signs.tsx'

/** Shows both points, and how far it is from one to the other. */
export default function PointChange({ old, now }: ChangeProps) {
  const textOf = (value: unknown) => (isPoint(value) ? pointText(value) : '')
  return (
    <>
      <Replaced old={textOf(old.value)} now={textOf(now.value)} />
      {isPoint(old.value) && isPoint(now.value) && (
        <Text size="sm">{texts.moved(distanceText(distance(old.value, now.value)))}</Text>
      )}
    </>
  )
}

/** Writes a distance as people say it: `120 m`, `2.4 km`, `310 km`. */
function distanceText(metres: number): string {
  if (metres < 1000) return texts.metres(formatCount(Math.max(1, Math.round(metres))))
  const kilometres = metres / 1000
  return texts.kilometres(kilometres < 10 ? kilometres.toFixed(1) : formatCount(Math.round(kilometres)))
}
