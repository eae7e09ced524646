import { JsonField, sayJson } from '../inputs/jsonField.tsx'
import type { PanelKind } from './kind.ts'

export const hoursKind: PanelKind = { Input: JsonField, say: sayJson }
