import { Text } from '@mantine/core'
import type { Version } from '../../../contract/history.ts'
import type { Resource } from '../../../contract/resource.ts'
import { historyTexts as texts } from '../../../contract/texts/history.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

const timeText = ({ at }: Version): string => when.format(new Date(at))

/** Returns a version in a line, for a list to choose from. */
export const optionText = (version: Version): string => `${texts.version(version.n)} · ${timeText(version)}`

/** Says what a version did: when, which fields, who, and by what way. */
export function VersionText({ resource, version }: { resource: Resource; version: Version }) {
  const { action, at, campos } = version
  const fields = action === 'update' ? labelsOf(resource, campos) : ''
  return (
    <>
      <Text size="sm" className="panel-text">
        {texts.actions[action]}
        {fields && `: ${fields}`}
      </Text>
      <Text size="xs" c="dimmed">
        <time dateTime={at}>{timeText(version)}</time> · {personOf(version)}, {texts.origins[version.origen]}
      </Text>
    </>
  )
}

/** Returns the labels of fields, with commas. */
export const labelsOf = ({ fields }: Resource, names: readonly string[]): string =>
  names.map((name) => fields[name]?.label ?? name).join(', ')

const ALONE: readonly Version['origen'][] = ['programado', 'sistema']

function personOf({ user, origen }: Version): string {
  if (user !== null) return user
  return ALONE.includes(origen) ? texts.program : texts.nobody
}
