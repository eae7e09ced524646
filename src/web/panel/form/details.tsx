import type { Field } from '../../../contract/kinds/field.ts'
import { isHtml } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { PanelItem } from '../calls.ts'
import { saysNothing } from '../compare/change.ts'
import { panelKindOf } from '../kinds/index.ts'
import { Cell } from '../list/cell.tsx'

interface DetailsProps {
  readonly resource: Resource
  readonly item: PanelItem
  /** The fields of the form. */
  readonly asked: readonly string[]
}

/** Shows the record's other values, so that people who decide about it see all of it. */
export function Details({ resource, item, asked }: DetailsProps) {
  const shown = Object.entries(resource.fields).filter(
    ([name, field]) =>
      name !== resource.title && !asked.includes(name) && !isHtml(field) && hasValue(item, name, field),
  )
  return (
    <dl className="panel-details">
      {shown.map(([name, field]) => {
        const { Detail } = panelKindOf(field)
        return (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              {Detail ? (
                <Detail resource={resource} field={field} item={item} value={item[name]} />
              ) : (
                <Cell resource={resource} name={name} item={item} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A reference without its record would be a bare number. */
function hasValue(item: PanelItem, name: string, field: Field): boolean {
  if (field.to) return field.shownAs !== undefined
  return panelKindOf(field).Detail !== undefined || !saysNothing(item[name])
}
