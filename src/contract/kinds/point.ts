import { z } from 'zod'
import type { Point } from '../values/point.ts'
import { pointSchema } from '../values/pointSchema.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** A place on the map, or null. */
export const point = (
  label: string,
  options: Pick<Field, 'group' | 'help'> = {},
): Field<Point | null> & { readonly kind: 'point' } => ({
  kind: 'point',
  label,
  required: false,
  initial: null,
  ...options,
  schema: pointSchema(),
  sent: pointSchema().or(z.string()),
})

export const pointTraits = {
  composite: true,
  columns: ['lat', 'lng'],
  note: {
    description:
      'Con hasta 7 decimales. Al guardar se entiende también como texto: `19.4326, -99.1332`, grados y minutos, o la dirección completa de Google Maps o de OpenStreetMap.',
  },
} as const satisfies Traits
