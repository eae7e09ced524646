import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { collections } from '../../../contract/resources/index.ts'
import { activity as texts } from '../../../contract/textosPanel.ts'
import type { Activity } from '../../../contract/views.ts'
import { type Area, addressOf } from '../area.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** Who did what to which record, when; the record is a link while it exists. */
export function Changes({ area, changes }: { area: Area; changes: readonly Activity[] }) {
  return (
    <ul className="panel-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <Text size="sm" component="span" className="panel-text">
            <b>{change.user ?? texts.nobody}</b> {texts.actions[change.action]}{' '}
            {collections[change.collection].texts.one.toLowerCase()} <Subject area={area} change={change} />
            {change.fields.length > 0 && ` (${labelsOf(change).join(', ')})`}
          </Text>
          <Text size="xs" c="dimmed" component="time" dateTime={change.at}>
            {when.format(new Date(change.at))}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Subject({ area, change }: { area: Area; change: Activity }) {
  const path = `${change.collection}/edit/${change.record_id}`
  if (change.action === 'remove' || !addressOf(area, path)) return `«${change.title}»`
  return (
    <Anchor component={Link} to={`${area.home}/${path}`} size="sm" underline="always">
      {change.title}
    </Anchor>
  )
}

function labelsOf({ collection, fields }: Activity): string[] {
  const known = Object.entries(collections[collection].fields)
  return fields.map((name) => known.find(([field]) => field === name)?.[1].label ?? name)
}
