import { Text } from '@mantine/core'
import { changeTexts as texts } from '../../../contract/texts/inputs.ts'
import { Added, Gone } from './signs.tsx'

/** Shows a list of texts beside an earlier one: what is gone first, then what there is now, with what is new marked. */
export function ListChange({ old, now }: { old: readonly string[]; now: readonly string[] }) {
  const gone = old.filter((text) => !now.includes(text))
  return (
    <>
      <ul className="compare-list">
        {gone.map((text) => (
          <li key={text} className="compare-words">
            <Gone>{text}</Gone>
          </li>
        ))}
        {now.map((text) => (
          <li key={text} className="compare-words">
            {old.includes(text) ? text : <Added>{text}</Added>}
          </li>
        ))}
      </ul>
      {isReordered(old, now) && (
        <Text size="sm" className="compare-said">
          {texts.order}
        </Text>
      )}
    </>
  )
}

/** Whether what two lists share stands in another order. */
export function isReordered(old: readonly string[], now: readonly string[]): boolean {
  const stayed = now.filter((text) => old.includes(text))
  return old.filter((text) => now.includes(text)).some((text, index) => text !== stayed[index])
}
