import type { Field } from '../../../contract/fields.ts'
import { type Action, inputName, type Resource } from '../../../contract/resource.ts'
import type { Item } from '../calls.ts'
import type { PanelForm } from '../form/useRecordForm.ts'

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
  readonly item: Item | null
  /** For inputs that report their value late: registers a report, gives the way to withdraw it. */
  readonly onRead: (report: () => void) => () => void
}

/** Label, small print, mark and value of an ordinary input. */
export function inputProps({ form, name, field, resource, marked }: InputProps, type?: 'checkbox') {
  return {
    ...form.getInputProps(name, type ? { type } : {}),
    name: inputName(name, field),
    label: field.label,
    description: field.help,
    withAsterisk: marked,
    // Where the page has a text of its own for what is missing, the browser's word is not announced too.
    ...(marked && !resource.texts.missing && { required: true }),
  }
}
