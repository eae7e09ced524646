import { validation } from '../texts/server.ts'
import { checkedText, optionalTextSchema, type TextCheck, textSchema } from '../values/schemas.ts'
import { isZone } from '../values/zone.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

const MAX = 64

/** A time zone by its IANA name, such as `America/Mexico_City`. */
export const zone = (label: string, initial: string, options: Pick<Field, 'help'> = {}): Field<string> => ({
  kind: 'zone',
  label,
  max: MAX,
  required: false,
  initial,
  ...options,
  schema: textSchema(MAX, checkedText(MAX, zoneCheck)),
})

/** The same, or null. */
export const optionalZone = (
  label: string,
  options: Pick<Field, 'help' | 'group' | 'settingsField' | 'placeholder'> = {},
): Field<string | null> => ({
  kind: 'zone',
  label,
  max: MAX,
  required: false,
  initial: null,
  ...options,
  schema: optionalTextSchema(MAX, zoneCheck),
})

const zoneCheck: TextCheck = { test: isZone, message: validation.notZone }

export const zoneTraits: Traits = { note: { description: 'Su nombre en la base de datos de zonas de IANA.' } }
