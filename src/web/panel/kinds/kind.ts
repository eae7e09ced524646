import type { ComponentType } from 'react'
import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { PanelItem } from '../calls.ts'
import type { ChangeProps } from '../compare/change.ts'
import type { FormValue } from '../form/types.ts'
import type { InputProps } from '../inputs/props.ts'
import type { Option } from '../targets.ts'

/** What the panel knows of a kind of field. */
export interface PanelKind {
  /** The input in forms. */
  readonly Input: ComponentType<InputProps>
  /** The cell in lists, when it is not plain text. */
  readonly Cell?: ComponentType<CellProps>
  /** Shows the value above a form without its input, even an empty value. Otherwise the cell does. */
  readonly Detail?: ComponentType<CellProps>
  /** Shows a form's value alone, where its text is not for people. */
  readonly Value?: ComponentType<ValueProps>
  /** Lists offer no sorting by it. */
  readonly unsortable?: true
  /** The filter's options in lists, when they do not depend on records. */
  readonly choices?: (field: Field) => readonly Option[]
  /** The value in words, where those are not the value itself; empty for none. */
  readonly say?: (field: Field, value: unknown) => string
  /** Shows how the value changed. Otherwise its words stand before the new ones. */
  readonly Change?: ComponentType<ChangeProps>
}

/** Props of a component that shows one value of a form. */
export interface ValueProps {
  readonly field: Field
  readonly value: FormValue
}

/** Props of a component that shows one value of a record. */
export interface CellProps {
  readonly resource: Resource
  readonly field: Field
  readonly item: PanelItem
  readonly value: unknown
}
