import { afiliacion } from './afiliacion.ts'
import { canastas } from './canastas.ts'
import { estetica } from './estetica.ts'
import { ferreteria } from './ferreteria.ts'
import { flores } from './flores.ts'
import { pan } from './pan.ts'
import { taller } from './taller.ts'
import type { Catalogo } from './tipos.ts'
import { utiles } from './utiles.ts'

/** All PDF catalogues of the demo, in their order. `renderCatalogo` draws one. */
export const catalogos: readonly Catalogo[] = [
  pan,
  ferreteria,
  utiles,
  canastas,
  flores,
  estetica,
  taller,
  afiliacion,
]
