import { coloniaDe, en } from './colonias.ts'
import type { Linea, Metros } from './medidas.ts'

/** Returns a block of a colonia without its pavements, and its middle. */
export function manzana(
  nombre: string,
  columna: number,
  fila: number,
  orilla = 6,
): { borde: Linea; centro: Metros } {
  const una = coloniaDe(nombre)
  const [x0, x1] = [una.verticales[columna]?.[0], una.verticales[columna + 1]?.[0]]
  const [y0, y1] = [una.horizontales[fila]?.[0], una.horizontales[fila + 1]?.[0]]
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined)
    throw new Error(`${nombre} has no block ${columna}, ${fila}`)
  const [oeste, este, sur, norte] = [x0 + orilla, x1 - orilla, y0 + orilla, y1 - orilla]
  return {
    borde: [en(una, oeste, sur), en(una, este, sur), en(una, este, norte), en(una, oeste, norte)],
    centro: en(una, (x0 + x1) / 2, (y0 + y1) / 2),
  }
}
