import { lazy } from 'react'
import { phoneText } from '../form/kinds/phones.ts'
import { objectsIn } from '../form/kinds/stored.ts'
import { rowsOf } from '../form/parts.ts'
import { lazyInput } from '../inputs/lazyInput.tsx'
import type { PanelKind } from './kind.ts'
import { sayingOf } from './said.tsx'

export const phonesKind: PanelKind = {
  Input: lazyInput(() => import('../inputs/phones.tsx')),
  ...sayingOf((_field, value) => objectsIn(value).map(phoneText).join('\n')),
  unsortable: true,
  Value: ({ value }) => rowsOf(value).map(phoneText).join('; '),
  Change: lazy(() => import('../compare/phonesChange.tsx')),
}
