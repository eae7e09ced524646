import { lazy } from 'react'
import { exceptionsOf } from '../form/kinds/exceptions.ts'
import { rowsOf } from '../form/parts.ts'
import { exceptionRowText, exceptionText } from '../inputs/exceptionText.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const exceptionsKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/exceptions.tsx')),
  ...sayingOf((_field, value) => exceptionsOf(value).map(exceptionText).join('\n')),
  unsortable: true,
  Value: ({ value }) => rowsOf(value).map(exceptionRowText).join('; '),
  Change: lazy(() => import('../compare/exceptionsChange.tsx')),
}
