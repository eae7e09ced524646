import { listOf } from '../parts.ts'
import type { FormKind } from './kind.ts'
import { objectsIn } from './stored.ts'

/** References stand in a form as the ids of their targets. */
export const refsForm: FormKind = {
  shown: (stored) => objectsIn(stored).map(({ id }) => String(id)),
  sent: (value) => listOf(value).map(Number),
}
