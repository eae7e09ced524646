import type { ErrorCode } from '../contract/errors.ts'
import { type CollectionName, collections } from '../contract/resources/index.ts'
import type { BatchAnswer } from '../contract/views.ts'
import type { Permit } from './access.ts'
import { Refusal } from './errors.ts'
import type { Input } from './input.ts'
import type { Records } from './records.ts'

/** Many records changed by one call. Each is a write of its own: what is refused stays as it was, the rest is done. */

type AnyRecords = Records<{ id: number }>

export const updateMany = (
  records: AnyRecords,
  permit: Permit,
  ids: readonly number[],
  input: Input,
): Promise<BatchAnswer> => each(ids, (id) => records.update(permit, id, input, null))

export const removeMany = (
  records: AnyRecords,
  permit: Permit,
  ids: readonly number[],
): Promise<BatchAnswer> => each(ids, (id) => records.remove(permit, id, null))

/**
 * Puts the records into the order of `ids`: they share out the places they have, and a place that two had is moved
 * behind. Throws not_found when one of them is not there.
 */
export async function reorder(
  records: AnyRecords,
  permit: Permit,
  name: CollectionName,
  ids: readonly number[],
): Promise<BatchAnswer> {
  const field = collections[name].order
  const places: number[] = []
  for (const id of ids) places.push(Number(Reflect.get((await records.get(permit, id)).item, field)))
  const ascending = places.toSorted((a, b) => a - b)
  const wanted = new Map<number, number>()
  let last = Number.NEGATIVE_INFINITY
  for (const [index, id] of ids.entries()) {
    last = Math.max(ascending[index] ?? 0, last + 1)
    if (places[index] !== last) wanted.set(id, last)
  }
  return each([...wanted.keys()], (id) =>
    records.update(permit, id, { values: { [field]: wanted.get(id) }, files: {} }, null),
  )
}

const ENDED: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'forbidden'])

async function each(ids: readonly number[], write: (id: number) => Promise<unknown>): Promise<BatchAnswer> {
  const answer: BatchAnswer = { done: [], failed: [] }
  for (const id of ids) {
    try {
      await write(id)
      answer.done.push(id)
    } catch (error) {
      // Who may not act any more is told so; the rest is not tried.
      if (!(error instanceof Refusal) || ENDED.has(error.code)) throw error
      answer.failed.push({ id, message: Object.values(error.errors ?? {})[0]?.[0] ?? error.message })
    }
  }
  return answer
}
