import { Text } from '@mantine/core'
import { compareTexts as texts } from '../../../contract/texts/history.ts'
import { type ChangeProps, type Side, saysNothing } from './change.ts'

/** Shows both sides of a change beside each other, each under its name; one without a value says so. */
export function SideBySide({
  old,
  now,
  children,
}: Pick<ChangeProps, 'old' | 'now'> & { children: (side: Side) => React.ReactNode }) {
  return (
    <div className="compare-sides">
      {[old, now].map((side) => (
        <figure key={side.label}>
          <figcaption>{side.label}</figcaption>
          {saysNothing(side.value) ? <Text c="dimmed">{texts.empty}</Text> : children(side)}
        </figure>
      ))}
    </div>
  )
}
