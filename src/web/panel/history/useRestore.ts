import { useState } from 'react'
import { panelApi } from '../../../contract/panelPaths.ts'
import { historyTexts as texts } from '../../../contract/texts/history.ts'
import { type ApiAnswer, ApiError } from '../../api.ts'
import { call, type PanelItem } from '../calls.ts'
import type { ActionNotice } from '../ui/notice.tsx'
import { useAct } from '../ui/useAct.ts'
import { itemCall, type Subject } from './addresses.ts'
import type { Compared } from './useCompared.ts'
import { labelsOf } from './versionText.tsx'

/** The record after a restoration, and by field what could not be restored. */
type Restored = PanelItem & { readonly omitidos?: Readonly<Record<string, readonly string[]>> }

/** A version and the fields to restore of it; null for all. */
interface Order {
  readonly n: number
  readonly campos: readonly string[] | null
}

/** Restores the opened version, whole or by field, and undoes that by restoring what was there before. */
export function useRestore(subject: Subject, { opened, versions, etag }: Compared, onRestored: () => void) {
  const { busy, notice, act } = useAct()
  const [before, setBefore] = useState<Order | null>(null)

  const send = async ({ n, campos }: Order): Promise<ApiAnswer<Restored> | null> => {
    try {
      const body = campos ? { campos } : {}
      return await call<Restored>(panelApi.restoreVersion(itemCall(subject), n), {
        method: 'POST',
        body,
        ifMatch: etag,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      return null
    } finally {
      onRestored()
    }
  }
  const run = (order: Order, undoing: boolean) =>
    act(async () => {
      setBefore(null)
      const answer = await send(order)
      if (!answer) return { kind: 'failed', text: texts.conflict }
      const changed = answer.etag !== etag
      const newest = versions[0]
      if (changed && newest && !undoing) setBefore({ n: newest.n, campos: order.campos })
      return noticeOf(subject, order, answer.data, changed, undoing)
    })
  return {
    busy,
    notice,
    restore: (campos: readonly string[] | null) => void run({ n: opened.n, campos }, false),
    /** Null when there is nothing to undo. */
    undo: before && (() => void run(before, true)),
  }
}

function noticeOf(
  { resource }: Subject,
  { n, campos }: Order,
  { omitidos = {} }: Restored,
  changed: boolean,
  undoing: boolean,
): ActionNotice {
  const left = Object.entries(omitidos).map(
    ([name, reasons]) => `${labelsOf(resource, [name])} (${reasons.join(' ')})`,
  )
  const detail = left.length > 0 ? { detail: `${texts.omitted} ${left.join(', ')}` } : {}
  if (!changed) return { kind: left.length > 0 ? 'failed' : 'done', text: texts.unchanged, ...detail }
  if (undoing) return { kind: 'done', text: texts.undone, ...detail }
  const text = campos ? texts.restoredFields(n, labelsOf(resource, campos)) : texts.restored(n)
  return { kind: 'done', text, ...detail }
}
