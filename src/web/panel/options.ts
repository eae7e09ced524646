import { useCallback } from 'react'
import type { Field } from '../../contract/fields.ts'
import { api } from '../../contract/paths.ts'
import type { CategoriaRef } from '../../contract/views.ts'
import { call } from './calls.ts'
import { useLoad } from './useLoad.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

/** What a field can be narrowed to or set to: yes and no, or the records that it may point to. */
export function useOptions(field: Field): Option[] {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Option[]> => {
      if (field.to !== 'categoria') return []
      const { data } = await call<CategoriaRef[]>(`${api.categorias}?per_page=500`, { signal })
      return data.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
    },
    [field.to],
  )
  const { data } = useLoad(load)
  if (field.kind !== 'bool')
    return [...(field.none ? [{ value: '', label: field.none }] : []), ...(data ?? [])]
  const [yes, no] = field.states ?? ['Sí', 'No']
  return [
    { value: '1', label: yes },
    { value: '0', label: no },
  ]
}
