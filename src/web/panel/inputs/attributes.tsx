import { Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import { attributesTexts as texts } from '../../../contract/texts/inputs.ts'
import { isObject } from '../../../contract/values/readers.ts'
import { useArea } from '../currentArea.ts'
import { isEmpty, listOf, textsOf } from '../form/parts.ts'
import { LoadFailure } from '../ui/loadFailure.tsx'
import { AttributeInput } from './attribute.tsx'
import { groupsOf, useDefinitions } from './definitions.ts'
import { PartsFrame } from './partsFrame.tsx'
import type { InputProps } from './props.ts'
import { useParts } from './useParts.ts'

/** What a record says of itself, as an administrator defined it for its categories. */
export default function AttributesInput(props: InputProps) {
  const { field, stored } = props
  const { value, change, error, errorOf } = useParts(props)
  const { data, error: failure, reload } = useDefinitions(useArea(), field)
  const groups = groupsOf(data ?? [], useCategories(props))
  const values = textsOf(value)
  const isStored = (slug: string) => isObject(stored) && slug in stored
  const set = (slug: string, part: string | boolean | readonly string[]) => {
    const { [slug]: _before, ...others } = values
    // What the server has never had need not be taken away.
    change(isEmpty(part) && !isStored(slug) ? others : { ...others, [slug]: part }, slug)
  }
  return (
    <PartsFrame label={field.label} help={field.help} error={error}>
      {failure !== undefined && <LoadFailure error={failure} onRetry={reload} />}
      {!data && failure === undefined && <Text role="status">{texts.loading}</Text>}
      {data && groups.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      {groups.map(({ heading, definitions }) => (
        <Fragment key={heading}>
          {groups.length > 1 && (
            <Text size="sm" fw={600}>
              {heading ?? texts.general}
            </Text>
          )}
          <Stack gap="md" className="panel-attributes">
            {definitions.map((definition) => (
              <AttributeInput
                key={definition.slug}
                definition={definition}
                value={values[definition.slug] ?? ''}
                error={errorOf(definition.slug)}
                onChange={(part) => set(definition.slug, part)}
              />
            ))}
          </Stack>
        </Fragment>
      ))}
    </PartsFrame>
  )
}

/** Returns the ids of the categories that are chosen now, the principal one first. */
function useCategories({ form, field, name }: InputProps): string[] {
  const [one = name, several = name] = field.appliesBy ?? []
  const values = [form.useWatchValue(one), form.useWatchValue(several)]
  return values
    .flatMap((value) => (typeof value === 'string' ? [value] : listOf(value)))
    .filter((id) => id !== '')
}
