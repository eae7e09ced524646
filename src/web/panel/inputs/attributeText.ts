import { attributesTexts as texts } from '../../../contract/texts/inputs.ts'
import type { Definition } from './definitions.ts'

/** Says the value of a característica: `Sí`, `Efectivo, Tarjeta`, `120 m²`; '' for none. */
export function attributeText(definition: Definition | undefined, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.join(', ')
  const says = String(value ?? '')
  return says && definition?.unidad ? `${says} ${definition.unidad}` : says
}
