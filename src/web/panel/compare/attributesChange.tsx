import { Text } from '@mantine/core'
import { compareTexts } from '../../../contract/texts/history.ts'
import { attributesTexts as texts } from '../../../contract/texts/inputs.ts'
import { isObject } from '../../../contract/values/readers.ts'
import { useArea } from '../currentArea.ts'
import { attributeText } from '../inputs/attributeText.ts'
import { useDefinitions } from '../inputs/definitions.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import type { ChangeProps } from './change.ts'
import { PartsChange } from './partsChange.tsx'

/** Shows the características that differ, by their names. */
export default function AttributesChange({ field, old, now }: ChangeProps) {
  const { data, error, reload } = useDefinitions(useArea(), field)
  if (error !== undefined) return <LoadFailure error={error} onRetry={reload} />
  if (!data) return <Text role="status">{compareTexts.loading}</Text>
  const valuesOf = (value: unknown) => (isObject(value) ? value : {})
  const [before, after] = [valuesOf(old.value), valuesOf(now.value)]
  return (
    <PartsChange
      parts={[...new Set([...Object.keys(before), ...Object.keys(after)])].map((slug) => {
        const definition = data.find((one) => one.slug === slug)
        return {
          name: definition?.nombre ?? texts.missing(slug),
          old: attributeText(definition, before[slug]),
          now: attributeText(definition, after[slug]),
        }
      })}
    />
  )
}
