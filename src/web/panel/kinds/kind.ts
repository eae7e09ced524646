import type { ComponentType } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { PanelItem } from '../calls.ts'
import type { Option } from '../targets.ts'
import type { InputProps } from './props.ts'

/** What the panel knows of a kind of field. */
export interface PanelKind {
  /** How its value is asked for. */
  readonly Input: ComponentType<InputProps>
  /** How its value is shown in lists, when not as a text. */
  readonly Cell?: ComponentType<CellProps>
  /** How its value is shown above a form that does not ask for it, when not as in lists; an empty one too. */
  readonly Detail?: ComponentType<CellProps>
  /** Its order in lists would say nothing to people. */
  readonly unsortable?: true
  /** The values that lists offer as filters, where there are few. */
  readonly choices?: (field: Field) => readonly Option[]
}

/** What shows one value of a record is given. */
export interface CellProps {
  readonly resource: Resource
  readonly field: Field
  readonly item: PanelItem
  readonly value: unknown
}
