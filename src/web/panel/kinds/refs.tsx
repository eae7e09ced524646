import { lazy } from 'react'
import { objectsIn } from '../form/kinds/stored.ts'
import { listOf } from '../form/parts.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import { useTargets } from '../targets.ts'
import type { PanelKind, ValueProps } from './kind.ts'
import { sayingOf } from './said.tsx'

export const refsKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/refs.tsx')),
  ...sayingOf((field, value) => titlesOf(value).join(', ') || (field.none ?? '')),
  unsortable: true,
  Value: RefsValue,
  Change: lazy(() => import('../compare/refsChange.tsx')),
}

const titlesOf = (value: unknown): string[] => objectsIn(value).map(({ nombre, id }) => String(nombre ?? id))

function RefsValue({ field, value }: ValueProps) {
  const { options } = useTargets(field)
  return listOf(value)
    .map((id) => options.find((option) => option.value === id)?.label ?? id)
    .join(', ')
}
