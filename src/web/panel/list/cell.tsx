import { Text } from '@mantine/core'
import type { Resource } from '../../../contract/resource.ts'
import { ownTexts } from '../../../contract/texts/proposals.ts'
import type { PanelItem } from '../calls.ts'
import { panelKindOf } from '../kinds/index.ts'
import { StateBadge } from '../ui/stateBadge.tsx'
import { Publication, saysPublication } from './publication.tsx'

/** One value of a record in its list, rendered by its kind of field. */
export function Cell({ resource, name, item }: { resource: Resource; name: string; item: PanelItem }) {
  const field = resource.fields[name]
  const value = item[name]
  const said = String(value ?? '')
  if (!field) return <Text size="sm">{said}</Text>
  const label = field.valueLabels?.[said] ?? said
  if (field.good !== undefined) return <StateBadge on={value === field.good}>{label}</StateBadge>
  if (saysPublication(resource, name)) return <Publication resource={resource} item={item} />
  const { Cell: KindCell } = panelKindOf(field)
  if (KindCell) return <KindCell resource={resource} field={field} item={item} value={value} />
  const isTitle = name === resource.title
  return (
    <>
      <Text size="sm" fw={isTitle ? 600 : 400} className="panel-text">
        {label}
      </Text>
      {isTitle && item.propuesta && <StateBadge on={false}>{ownTexts.waits}</StateBadge>}
    </>
  )
}
