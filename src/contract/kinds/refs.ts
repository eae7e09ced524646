import { type Ref, refsSchema, sentRefs } from '../values/refs.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/**
 * References to several records of the collection `to`, in order, each once. With `besides`, the target of that
 * reference falls away among them.
 */
export const refs = <const N extends string>(
  label: string,
  to: N,
  options: Pick<Field, 'group' | 'help' | 'besides' | 'none'> & { most: number },
): Field<readonly Ref[]> & { readonly kind: 'refs'; readonly toMany: N } => ({
  kind: 'refs',
  label,
  required: false,
  initial: [],
  toMany: to,
  ...options,
  schema: refsSchema(),
  sent: sentRefs,
})

export const refsTraits = {
  composite: true,
  rows: true,
  same: (one, other) => JSON.stringify(idsOf(one)) === JSON.stringify(idsOf(other)),
} as const satisfies Traits

const idsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map((one) => Reflect.get(Object(one), 'id')) : []
