import { JsonField, sayJson } from '../inputs/jsonField.tsx'
import type { PanelKind } from './kind.ts'

export const refsKind: PanelKind = { Input: JsonField, say: sayJson }
