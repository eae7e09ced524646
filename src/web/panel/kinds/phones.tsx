import { JsonField, sayJson } from '../inputs/jsonField.tsx'
import type { PanelKind } from './kind.ts'

export const phonesKind: PanelKind = { Input: JsonField, say: sayJson }
