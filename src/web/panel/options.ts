import type { Field } from '../../contract/kinds/field.ts'
import { panelKindOf } from './kinds/index.ts'
import { type Options, useTargets } from './targets.ts'

/** Returns the options of a field's filter: its kind's choices, or the records that it can point to and none. */
export function useOptions(field: Field): Options {
  const targets = useTargets(field)
  const none = field.none ? [{ value: '', label: field.none }] : []
  const options = panelKindOf(field).choices?.(field) ?? [...none, ...targets.options]
  return { ...targets, options }
}
