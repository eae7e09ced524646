import type { ErrorCode } from '../../contract/errors.ts'
import type { BatchAnswer } from '../../contract/views.ts'
import { actingBy, type Permit } from '../access.ts'
import { Refusal } from '../errors.ts'
import type { Input } from './input.ts'
import type { Records } from './records.ts'

/**
 * Changes many records in one call. Each is a write of its own: a refused record stays as it was, and the others are
 * done.
 */

type AnyRecords = Records<{ id: number }>

export const updateMany = (
  records: AnyRecords,
  permit: Permit,
  ids: readonly number[],
  input: Input,
): Promise<BatchAnswer> => {
  const by = byBatch(permit, ids)
  return each(ids, (id) => records.update(by, id, input, null))
}

/**
 * Returns also the entry of one of the removed records in the trash, by which all are restored. Calls with the same
 * `lote` are one operation.
 */
export async function removeMany(
  records: AnyRecords,
  permit: Permit,
  ids: readonly number[],
  lote?: string,
): Promise<{ answer: BatchAnswer; entry: number | null }> {
  const by = byBatch(permit, ids, lote)
  let entry: number | null = null
  const answer = await each(ids, async (id) => {
    entry = await records.remove(by, id, null)
  })
  return { answer, entry }
}

/** What is changed with many others is an operation of its own. */
const byBatch = (permit: Permit, ids: readonly number[], lote?: string): Permit =>
  actingBy(permit, { origen: 'lote', lote: lote ?? (ids.length > 1 ? crypto.randomUUID() : null) })

const ENDED: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'forbidden'])

/** Runs a write for each record. Its errors are told of the record, but when the caller may not go on. */
export async function each(
  ids: readonly number[],
  write: (id: number) => Promise<unknown>,
): Promise<BatchAnswer> {
  const answer: BatchAnswer = { done: [], failed: [] }
  for (const id of ids) {
    try {
      await write(id)
      answer.done.push(id)
    } catch (error) {
      // When the caller's session or rights have ended, the whole call fails and the remaining records are not tried.
      if (!(error instanceof Refusal) || ENDED.has(error.code)) throw error
      answer.failed.push({ id, message: Object.values(error.errors ?? {})[0]?.[0] ?? error.message })
    }
  }
  return answer
}
