import type { Hours } from '../values/hours.ts'
import { hoursSchema } from '../values/hoursSchema.ts'
import type { Field } from './field.ts'
import type { Traits } from './traits.ts'

/** The opening hours of a week, or null. */
export const hours = (
  label: string,
  options: Pick<Field, 'group' | 'help'> = {},
): Field<Hours | null> & { readonly kind: 'hours' } => ({
  kind: 'hours',
  label,
  required: false,
  initial: null,
  ...options,
  schema: hoursSchema(),
})

export const hoursTraits = {
  composite: true,
  note: {
    description:
      'Por día, intervalos en minutos desde la medianoche; uno que pasa de ella termina después de 1440. Al guardar, un día puede ser texto (`9-14, 16-19`, `24 h`, `cerrado`) y el que falta está cerrado.',
  },
} as const satisfies Traits
