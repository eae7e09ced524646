import type { Field } from '../../../../contract/kinds/field.ts'
import type { FormValue, Messages } from '../types.ts'

/** What a form knows of a kind whose value is not one text, one switch or one file. */
export interface FormKind {
  /** Returns the form's value of a stored one; null and undefined are none. */
  readonly shown: (stored: unknown) => FormValue
  /** Returns what a request says of the form's value. `stored` is the record's value. */
  readonly sent: (value: FormValue, stored: unknown) => unknown
  /** Returns the value without what nobody filled in, such as an empty row. It is sent without that. */
  readonly tidy?: (value: FormValue) => FormValue
  /** Returns objections that the field's parser cannot have, by the part's name ('' for the field). */
  readonly refusals?: (field: Field, value: FormValue) => Messages
  /** Returns the members of a multipart body, when they are not one text of JSON. */
  readonly members?: (name: string, value: FormValue) => readonly (readonly [string, string | File])[]
  /** Returns the value as a draft can keep it, without files that cannot be sent. */
  readonly keepable?: (field: Field, value: FormValue) => FormValue
}
