import { isObject } from '../../../../contract/values/readers.ts'
import { isEmpty, textsOf } from '../parts.ts'
import type { FormKind } from './kind.ts'
import { textsIn } from './stored.ts'

/** Características stand in a form by slug: yes or no, chosen options, and texts; '' where nothing is said. */
export const attributesForm: FormKind = {
  shown: (stored) =>
    Object.fromEntries(
      Object.entries(isObject(stored) ? stored : {}).map(([slug, value]) => [slug, partOf(value)]),
    ),
  // The server merges by slug: only null takes a value away.
  sent: (value) =>
    Object.fromEntries(
      Object.entries(textsOf(value)).map(([slug, part]) => [slug, isEmpty(part) ? null : part]),
    ),
}

const partOf = (value: unknown): string | boolean | readonly string[] =>
  Array.isArray(value) ? textsIn(value) : typeof value === 'boolean' ? value : String(value ?? '')
