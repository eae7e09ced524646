import { useCallback } from 'react'
import type { Field } from '../../contract/kinds/field.ts'
import { targetOf, targetOfMany } from '../../contract/references.ts'
import { call, type PanelItem } from './calls.ts'
import { useLoad } from './ui/useLoad.ts'

/** The possible targets of a reference, and its present one. */

export interface Option {
  readonly value: string
  readonly label: string
}

export interface Options {
  readonly options: readonly Option[]
  readonly error: unknown
  readonly loading: boolean
  readonly reload: () => void
}

/** Loads the possible targets of a reference; returns `known` until they are loaded. Other fields have none. */
export function useTargets(field: Field, known: readonly Option[] = []): Options {
  const load = useCallback(async (): Promise<Option[]> => {
    const target = targetOf(field) ?? targetOfMany(field)
    const items = target?.options ? await readOnce(target.options) : []
    return items.map((item) => ({ value: String(item.id), label: String(item[target?.title ?? 'id']) }))
  }, [field])
  const { data = known, error, loading, reload } = useLoad(load)
  return { options: data, error, loading, reload }
}

const reading = new Map<string, Promise<PanelItem[]>>()

/** Reads a list once for all that ask for it at the same time, such as the rows of a screen. */
export function readOnce(path: string): Promise<PanelItem[]> {
  const begun = reading.get(path)
  if (begun) return begun
  const read = call<PanelItem[]>(path)
    .then(({ data }) => data)
    .finally(() => reading.delete(path))
  reading.set(path, read)
  return read
}

/** Returns the title of a reference's target, which the record includes; null without a target. */
export function targetTitle(field: Field, item: PanelItem | null): string | null {
  const [target, shown] = [targetOf(field), item?.[field.shownAs ?? '']]
  return target && typeof shown === 'object' && shown !== null
    ? String(Reflect.get(shown, target.title))
    : null
}
