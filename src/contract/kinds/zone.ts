import { validation } from '../texts/server.ts'
import { checkedText, textSchema } from '../values/schemas.ts'
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
  schema: textSchema(MAX, checkedText(MAX, { test: isZone, message: validation.notZone })),
})

export const zoneTraits: Traits = { note: { description: 'Su nombre en la base de datos de zonas de IANA.' } }
