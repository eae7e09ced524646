import { useCallback } from 'react'
import type { Field } from '../../contract/kinds/field.ts'
import { targetOf } from '../../contract/references.ts'
import { call, type PanelItem } from './calls.ts'
import { useLoad } from './ui/useLoad.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

interface Options {
  readonly options: readonly Option[]
  readonly error: unknown
  readonly reload: () => void
}

/**
 * What a field can be narrowed to or set to: yes and no, or the records that it may point to. Until these are loaded
 * there are those that are `known`.
 */
export function useOptions(field: Field, known: readonly Option[] = []): Options {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Option[]> => {
      const target = targetOf(field)
      if (!target?.options) return []
      const { data } = await call<PanelItem[]>(target.options, { signal })
      return data.map((item) => ({ value: String(item.id), label: String(item[target.title]) }))
    },
    [field],
  )
  const { data = known, error, reload } = useLoad(load)
  const [yes, no] = field.states ?? ['Sí', 'No']
  const options =
    field.kind === 'bool'
      ? [
          { value: '1', label: yes },
          { value: '0', label: no },
        ]
      : [...(field.none ? [{ value: '', label: field.none }] : []), ...data]
  return { options, error, reload }
}

/** The title of the record that another points to, which came along with it; null when it points to none. */
export function targetTitle(field: Field, item: PanelItem | null): string | null {
  const [target, shown] = [targetOf(field), item?.[field.shownAs ?? '']]
  return target && typeof shown === 'object' && shown !== null
    ? String(Reflect.get(shown, target.title))
    : null
}
