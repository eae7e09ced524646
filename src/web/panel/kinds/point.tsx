import { lazy } from 'react'
import { pointForm } from '../form/kinds/point.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const pointKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/point.tsx')),
  ...sayingOf((_field, value) => String(pointForm.shown(value))),
  unsortable: true,
  Change: lazy(() => import('../compare/pointChange.tsx')),
}
