import type { Field } from '../../../contract/kinds/field.ts'
import { type Action, inputName, type Resource } from '../../../contract/resource.ts'
import type { PanelItem } from '../calls.ts'
import type { PanelForm, Report } from '../form/types.ts'

/** What every input is given. */
export interface InputProps {
  readonly form: PanelForm
  readonly name: string
  readonly field: Field
  readonly resource: Resource
  readonly action: Action
  /** Whether the specification marks the field as required. */
  readonly marked: boolean
  /** The record's value as the server holds it; undefined for a new record. */
  readonly stored: unknown
  /** The whole record as the server holds it; null for a new one. */
  readonly item: PanelItem | null
  /** The call of the list that a new record goes to; null for a record that is there. */
  readonly listCall: string | null
  /** For inputs that report their value late: registers a report, gives the way to withdraw it. */
  readonly onRead: (name: string, report: Report) => () => void
}

/** Label, small print, mark and value of an ordinary input. */
export function inputProps(props: InputProps, type?: 'checkbox') {
  const { form, name, field, marked } = props
  return {
    ...form.getInputProps(name, type ? { type } : {}),
    name: inputName(name, field),
    label: field.label,
    description: field.help,
    withAsterisk: marked,
    ...requiredProps(props),
  }
}

/** Where the page has a text of its own for what is missing, the browser's own check has no say. */
export function requiredProps({ marked, resource, action }: InputProps) {
  if (!marked) return {}
  return resource.texts.missing && action === 'create' ? { 'aria-required': true } : { required: true }
}
