import { useCallback } from 'react'
import type { Version, VersionWithValues } from '../../../contract/history.ts'
import { panelApi } from '../../../contract/panelPaths.ts'
import { call, type PanelItem, readItem } from '../calls.ts'
import { useLoad } from '../ui/useLoad.ts'
import { itemCall, type Subject } from './addresses.ts'

/** What a comparison shows. */
export interface Compared {
  /** The newest versions, the latest first. */
  readonly versions: readonly Version[]
  readonly opened: VersionWithValues
  /** The version that it is compared with; null for the present values. */
  readonly other: VersionWithValues | null
  readonly present: PanelItem
  readonly etag: string | null
}

/** The version to compare with: its number, the present values, or what suits the opened version. */
export type Other = number | 'actual' | null

/** Versions to choose from; older ones have addresses too. */
const MOST_OFFERED = 500

/** Loads a version, what it is compared with, and the record as it is now. */
export function useCompared(subject: Subject, n: number, other: Other) {
  const path = itemCall(subject)
  const load = useCallback(
    async (signal: AbortSignal): Promise<Compared> => {
      const read = async (one: number) =>
        (await call<VersionWithValues>(panelApi.version(path, one), { signal })).data
      const [list, opened, item] = await Promise.all([
        call<Version[]>(`${panelApi.versions(path)}?per_page=${MOST_OFFERED}`, { signal }),
        read(n),
        readItem(path, signal),
      ])
      const beside = other ?? suitable(list.data, n)
      return {
        versions: list.data,
        opened,
        other: typeof beside === 'number' ? await read(beside) : null,
        present: item.data,
        etag: item.etag,
      }
    },
    [path, n, other],
  )
  return useLoad(load)
}

/** The present, or what the newest version replaced. */
function suitable(versions: readonly Version[], n: number): Other {
  const [newest, before] = versions
  return newest?.n === n && before ? before.n : 'actual'
}
