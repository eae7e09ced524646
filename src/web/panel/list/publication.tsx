import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import type { PanelItem } from '../calls.ts'
import { StateBadge } from '../ui/stateBadge.tsx'
import { momentText, useZone } from '../zone.ts'

/** Whether a field says what visitors see of a record that is published and withdrawn at set times. */
export const saysPublication = ({ visitors }: Resource, name: string): boolean =>
  visitors?.setTimes !== undefined && visitors.visibleBy === name

/** What visitors see of such a record now, or what will change by itself next. */
export function Publication({ resource, item }: { resource: Resource; item: PanelItem }) {
  const { fields, visitors } = resource
  const { visibleBy = '', setTimes } = visitors ?? {}
  const { data: zone } = useZone()
  const shown = item[visibleBy] === true
  const next = item[(shown ? setTimes?.hide : setTimes?.show) ?? '']
  const [yes, no] = fields[visibleBy]?.states ?? []
  const says = shown ? texts.hiddenAt : texts.shownAt
  // The moment that a draft has for being hidden says nothing yet.
  if (typeof next !== 'string') return <StateBadge on={shown}>{shown ? yes : no}</StateBadge>
  return (
    <StateBadge on={shown} long>
      {says(zone ? momentText(next, zone) : '…')}
    </StateBadge>
  )
}
