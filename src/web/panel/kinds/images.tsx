import { JsonField, sayJson } from '../inputs/jsonField.tsx'
import type { PanelKind } from './kind.ts'

export const imagesKind: PanelKind = { Input: JsonField, say: sayJson }
