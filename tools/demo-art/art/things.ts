import { abarrotes } from './props/abarrotes.ts'
import { cafe } from './props/cafe.ts'
import { estetica } from './props/estetica.ts'
import { farmacia } from './props/farmacia.ts'
import { ferreteria } from './props/ferreteria.ts'
import { floreria } from './props/floreria.ts'
import type { Draw } from './props/kit.ts'
import { libreria } from './props/libreria.ts'
import { panaderia } from './props/panaderia.ts'
import { papeleria } from './props/papeleria.ts'
import { taller } from './props/taller.ts'
import { taqueria } from './props/taqueria.ts'
import { zapateria } from './props/zapateria.ts'

export const GIROS = [
  'panaderia',
  'taqueria',
  'ferreteria',
  'papeleria',
  'farmacia',
  'floreria',
  'cafe',
  'zapateria',
  'taller',
  'estetica',
  'libreria',
  'abarrotes',
] as const
export type Giro = (typeof GIROS)[number]

export const THINGS = [
  ...(['concha', 'bolillo', 'cuernito', 'pan-de-muerto'] as const),
  ...(['tacos', 'salsa-molcajete', 'trompo', 'agua-jamaica'] as const),
  ...(['martillo', 'taladro', 'llave-inglesa', 'brocha-pintura'] as const),
  ...(['cuadernos', 'lapices-colores', 'tijeras', 'juego-geometria'] as const),
  ...(['jarabe', 'pastillas', 'termometro', 'botiquin'] as const),
  ...(['ramo-rosas', 'girasoles', 'maceta-suculenta', 'alcatraces'] as const),
  ...(['taza-capuchino', 'cafetera', 'costal-cafe', 'rebanada-pastel'] as const),
  ...(['huarache', 'bota', 'zapato-escolar', 'tenis'] as const),
  ...(['llanta', 'bateria', 'aceite-motor', 'bujia'] as const),
  ...(['secadora', 'esmaltes', 'shampoo', 'espejo'] as const),
  ...(['pila-libros', 'libro-abierto', 'globo', 'cuento'] as const),
  ...(['canasta-fruta', 'frasco-miel', 'queso-fresco', 'chiles-secos'] as const),
] as const
export type Thing = (typeof THINGS)[number]

/** How each thing is drawn. */
export const DRAWN: Record<Thing, Draw> = {
  ...panaderia,
  ...taqueria,
  ...ferreteria,
  ...papeleria,
  ...farmacia,
  ...floreria,
  ...cafe,
  ...zapateria,
  ...taller,
  ...estetica,
  ...libreria,
  ...abarrotes,
}

/** The four things of a trade. */
export const thingsOf = (giro: Giro): readonly Thing[] =>
  THINGS.slice(GIROS.indexOf(giro) * 4, GIROS.indexOf(giro) * 4 + 4)
