import type { ErrorCode } from '../../contract/errors.ts'
import type { BatchAnswer } from '../../contract/views.ts'
import type { Permit } from '../access.ts'
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
): Promise<BatchAnswer> => each(ids, (id) => records.update(permit, id, input, null))

export const removeMany = (
  records: AnyRecords,
  permit: Permit,
  ids: readonly number[],
): Promise<BatchAnswer> => each(ids, (id) => records.remove(permit, id, null))

const ENDED: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'forbidden'])

async function each(ids: readonly number[], write: (id: number) => Promise<unknown>): Promise<BatchAnswer> {
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
