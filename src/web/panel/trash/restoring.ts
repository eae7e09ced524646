import type { FieldErrors } from '../../../contract/errors.ts'
import type { Resource } from '../../../contract/resource.ts'
import { trashTexts as texts } from '../../../contract/texts/trash.ts'
import { RESTORED_AT_ONCE } from '../../../contract/trashBounds.ts'
import type { BatchAnswer } from '../../../contract/views.ts'
import { ApiError } from '../../api.ts'
import { call, type PanelItem } from '../calls.ts'
import type { ActionNotice } from '../ui/notice.tsx'

/** Restores what was removed, and says what came back. The calls throw ApiError when nothing is known of the outcome. */

/** Restores one record by the call of its entry in the trash. */
export const restoreOne = (path: string, resource: Resource): Promise<ActionNotice> =>
  unlessUsedUp(async () => {
    const { data } = await call<PanelItem & { omitidos: FieldErrors }>(path, { method: 'POST' })
    const title = String(data[resource.title])
    return { kind: 'done', text: texts.restored(title), detail: leftOut(resource, data.omitidos) }
  })

/** Restores a whole bulk removal by the call of one of its entries. */
export const restoreAll = (path: string): Promise<ActionNotice> =>
  unlessUsedUp(async () => {
    let [back, last] = [0, await restoreSome(path)]
    // Of more than one call restores, the same call restores the next, until its entry is used up.
    for (;;) {
      back += last.done.length
      if (last.done.length < RESTORED_AT_ONCE) break
      last = await restoreSome(path).catch((error: unknown) => {
        if (isUsedUp(error)) return { done: [], failed: [] }
        throw error
      })
    }
    const { failed } = last
    const parts = [
      back > 0 && texts.restoredMany(back),
      failed[0] && texts.failedMany(failed.length, failed[0].message),
    ]
    return { kind: back > 0 ? 'done' : 'failed', text: parts.filter(Boolean).join(' ') }
  })

const restoreSome = async (path: string): Promise<BatchAnswer> =>
  (await call<BatchAnswer>(path, { method: 'POST', body: { lote: true } })).data

async function unlessUsedUp(work: () => Promise<ActionNotice>): Promise<ActionNotice> {
  try {
    return await work()
  } catch (error) {
    if (isUsedUp(error)) return { kind: 'failed', text: texts.usedUp }
    throw error
  }
}

const isUsedUp = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** What could not come back as it was, with the names of the fields. */
function leftOut({ fields }: Resource, omitted: FieldErrors): string | undefined {
  const sentences = Object.entries(omitted).flatMap(([name, [said = '']]) =>
    said ? [`${fields[name]?.label ?? name}: ${said}`] : [],
  )
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
