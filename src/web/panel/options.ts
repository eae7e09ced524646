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
      if (field.to !== 'categoria') return []
      const { data } = await call<CategoriaRef[]>(`${api.categorias}?per_page=500`, { signal })
      return data.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
    },
    [field.to],
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

/** What a record that came along is called. */
export const nameOf = (target: unknown): string | null =>
  typeof target === 'object' && target !== null && 'nombre' in target ? String(target.nombre) : null
