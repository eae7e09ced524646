import { z } from 'zod'
import { placeRefusals } from '../texts/values.ts'
import { estados, readEstado } from './estados.ts'
import { isNothing, readerSchema } from './readers.ts'

/** A state of Mexico by its key `01` to `32`, or null. Takes 1 or 2 digits and the names that people use. */
export const estadoSchema = (): z.ZodType<string | null> =>
  readerSchema(
    (value, refuse) => {
      if (isNothing(value)) return null
      const clave =
        typeof value === 'string' || typeof value === 'number' ? readEstado(String(value)) : undefined
      if (clave === undefined) refuse(placeRefusals.notEstado)
      return clave ?? null
    },
    z
      .string()
      .meta({ enum: estados.map(({ clave }) => clave) })
      .nullable(),
  )
