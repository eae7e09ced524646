import { slugify } from '../src/contract/spanish/slug.ts'
import { empresas } from './empresas.ts'
import { puntoDe } from './plano/direcciones.ts'
import type { Punto } from './plano/medidas.ts'

/** Where each branch of the demo is on the demo's map, by its slug. */
export const puntos: Readonly<Record<string, Punto>> = Object.fromEntries(
  empresas.map(({ nombre, direccion }) => [slugify(nombre), puntoDe(direccion)]),
)

/** The demo's map, which `tools/map-art` draws. */
export const planoFile = new URL('plano/penablanca.pmtiles', import.meta.url)
