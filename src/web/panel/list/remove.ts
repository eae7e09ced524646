import type { Resource } from '../../../contract/resource.ts'
import { list as texts } from '../../../contract/texts/panel.ts'
import { ApiError } from '../../api.ts'
import { logFailure } from '../../log.ts'
import type { Area } from '../area.ts'
import { call, errorText, type PanelItem } from '../calls.ts'
import type { ActionNotice } from '../ui/notice.tsx'

/** Deletes a record. Returns the notice to show afterwards. */
export async function removeRecord(area: Area, resource: Resource, item: PanelItem): Promise<ActionNotice> {
  try {
    await call(area.calls.item(resource.name, item.id), { method: 'DELETE' })
    return { kind: 'done', text: texts.removed }
  } catch (error) {
    logFailure('Error al eliminar:', error)
    if (error instanceof ApiError && error.status === 404) return { kind: 'done', text: texts.alreadyGone }
    const detail = errorText(error)
    return { kind: 'failed', text: resource.texts.deleteFailed ?? detail, detail }
  }
}
