import { Anchor, Text } from '@mantine/core'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { collections } from '../../../contract/resources/index.ts'
import { activityTexts as texts } from '../../../contract/texts/panel.ts'
import type { Activity } from '../../../contract/views.ts'
import { type Area, screenPath } from '../area.ts'

const when = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' })

/** Changes and their times. A record is a link while it exists. */
export function Changes({ area, changes }: { area: Area; changes: readonly Activity[] }) {
  return (
    <ul className="panel-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <Text size="sm" component="span" className="panel-text">
            <Saying area={area} change={change} />
            {change.action === 'update' && ` (${labelsOf(change).join(', ')})`}
          </Text>
          <Text size="xs" c="dimmed" component="time" dateTime={change.at}>
            {when.format(new Date(change.at))}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** A change as a sentence, in which `{…}` stand for people and records. */
function Saying({ area, change }: { area: Area; change: Activity }) {
  const stands: Record<string, React.ReactNode> = {
    '{quien}': <b>{change.user ?? (change.origen === 'programado' ? texts.atSetTime : texts.nobody)}</b>,
    '{clase}': collections[change.collection].texts.one.toLowerCase(),
    '{cual}': <Subject area={area} change={change} />,
  }
  const restored = change.action === 'create' && change.origen === 'restauracion'
  const parts = texts.says[restored ? 'restore' : change.action].split(/(\{\w+\})/).filter(Boolean)
  return parts.map((part) => <Fragment key={part}>{stands[part] ?? part}</Fragment>)
}

function Subject({ area, change }: { area: Area; change: Activity }) {
  const path = `${change.collection}/edit/${change.record_id}`
  if (change.action === 'remove' || !screenPath(area, path)) return `«${change.title}»`
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
