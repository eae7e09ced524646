import { lazy } from 'react'
import { textsIn } from '../form/kinds/stored.ts'
import { listOf } from '../form/parts.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const optionsKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/options.tsx')),
  ...sayingOf((_field, value) => textsIn(value).join(', ')),
  unsortable: true,
  Value: ({ value }) => listOf(value).join(', '),
  Change: lazy(() => import('../compare/optionsChange.tsx')),
}
