import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import type { Area } from '../area.ts'
import { call, errorText, type PanelItem } from '../calls.ts'
import { restoreOne } from '../trash/restoring.ts'
import type { ActionNotice } from '../ui/notice.tsx'

/** Deletes a record. Returns the notice to show afterwards, which can undo it. `onRestored` runs after that. */
export async function removeRecord(
  area: Area,
  resource: Resource,
  item: PanelItem,
  onRestored: () => void,
): Promise<ActionNotice> {
  try {
    const { trashEntry } = await call(area.calls.item(resource.name, item.id), { method: 'DELETE' })
    const removed: ActionNotice = { kind: 'done', text: texts.removed }
    if (trashEntry === null) return removed
    const undo = async () => {
      const said = await restoreOne(area.calls.restore(trashEntry), resource)
      onRestored()
      return said
    }
    return { ...removed, undo }
  } catch (error) {
    logFailure('Error al eliminar:', error)
    if (error instanceof ApiError && error.status === 404) return { kind: 'done', text: texts.alreadyGone }
    const detail = errorText(error)
    return { kind: 'failed', text: resource.texts.deleteFailed ?? detail, detail }
  }
}
