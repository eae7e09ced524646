import { afiliacion } from './afiliacion.ts'
import { canastas } from './canastas.ts'
import { estetica } from './estetica.ts'
import { ferreteria } from './ferreteria.ts'
import { flores } from './flores.ts'
import { pan } from './pan.ts'
import { taller } from './taller.ts'
import type { Catalogo } from './tipos.ts'
import { utiles } from './utiles.ts'

/** What stands in the demo's PDF catalogues. `renderCatalogo` draws one. */
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
