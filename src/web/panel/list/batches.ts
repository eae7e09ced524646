import type { BatchAnswer } from '../../../contract/views.ts'
import { call, errorText } from '../calls.ts'

/** The most records of one call. */
const AT_ONCE = 100

export interface Progress {
  readonly done: number
  readonly total: number
}

export interface Outcome extends BatchAnswer {
  /** The records that were not tried, because somebody stopped the work. */
  readonly left: number[]
  /** An entry of the trash by which all that was removed is restored. */
  readonly trashEntry?: string
}

/**
 * Sends the same change for many records, in calls of 100, and reports the progress of each. When a call fails, its
 * records and the remaining ones count as failed. Throws when the first call fails.
 */
export async function sendInBatches(
  path: string,
  ids: readonly number[],
  body: object,
  onProgress: (progress: Progress) => void,
  stopped: () => boolean,
): Promise<Outcome> {
  let outcome: Outcome = { done: [], failed: [], left: [] }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    if (stopped()) return { ...outcome, left: ids.slice(at) }
    try {
      const { data, trashEntry } = await call<BatchAnswer>(path, {
        method: 'POST',
        body: { ids: ids.slice(at, at + AT_ONCE), ...body },
      })
      outcome.done.push(...data.done)
      outcome.failed.push(...data.failed)
      if (trashEntry !== null) outcome = { ...outcome, trashEntry }
    } catch (error) {
      if (at === 0) throw error
      outcome.failed.push(...ids.slice(at).map((id) => ({ id, message: errorText(error) })))
      return outcome
    }
    onProgress({ done: Math.min(at + AT_ONCE, ids.length), total: ids.length })
  }
  return outcome
}
