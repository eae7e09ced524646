import type { Field } from '../../../contract/kinds/field.ts'
import { isSame } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'

/** The values of one version of a record, by field. */
export type Values = Readonly<Record<string, unknown>>

/** One side of a comparison. */
export interface Side {
  /** What this version is called, such as 'Antes'. */
  readonly label: string
  readonly value: unknown
  /** The other values of the same version. */
  readonly values: Values
}

/** Props of a component that shows how a field's value changed. */
export interface ChangeProps {
  readonly resource: Resource
  readonly field: Field
  readonly old: Side
  readonly now: Side
}

/** Whether two values of a field differ for people, who see no difference between an absent and an empty one. */
export const differ = (field: Field, old: unknown, now: unknown): boolean =>
  !(saysNothing(old) && saysNothing(now)) && !isSame(field, old, now)

/** Whether a value says nothing: no text, no member. */
export const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
