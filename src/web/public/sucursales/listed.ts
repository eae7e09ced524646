import { addDays, dateOf } from '../../../contract/values/dates.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'

/** A branch in a list: what its card shows, so that pages are light. The rest is loaded when somebody opens it. */
export interface ListedEmpresa
  extends Pick<
    PublicEmpresa,
    | 'id'
    | 'slug'
    | 'nombre'
    | 'urlfoto'
    | 'categoria'
    | 'direccion'
    | 'telefono'
    | 'whatsapp'
    | 'horario'
    | 'excepciones'
    | 'cerrado_hasta'
    | 'zona'
  > {
  /** Metres to the position from which somebody asked; null for a branch without a place. */
  readonly distancia_m?: number | null | undefined
}

/** Returns what a card needs of a branch, with the special days that are not over, and without their notes. */
export function inList(empresa: ListedEmpresa): ListedEmpresa {
  const { id, slug, nombre, urlfoto, categoria, direccion, telefono, whatsapp } = empresa
  const { horario, cerrado_hasta, zona, distancia_m } = empresa
  return {
    ...{ id, slug, nombre, urlfoto, categoria, direccion, telefono, whatsapp },
    ...{ horario, cerrado_hasta, zona },
    excepciones: comingDays(empresa.excepciones).map((day) => ({ ...day, nota: null })),
    ...(distancia_m !== undefined && { distancia_m }),
  }
}

/** Somewhere it is still the day before, whose hours may reach into the night. */
const EARLIER = 2
const DAY = 24 * 60 * 60 * 1000

/** Returns the special days that are not over. Those far ahead stay, because pages are kept. */
export function comingDays(days: PublicEmpresa['excepciones']): PublicEmpresa['excepciones'] {
  const first = addDays(dateOf(Math.floor(Date.now() / DAY)), -EARLIER)
  return days.filter(({ fecha }) => fecha >= first)
}
