import { manzana } from './manzanas.ts'

/** Places that addresses name in place of a street, by the beginning of the address. */
export const lugares = {
  'Mercado Municipal': manzana('Centro', 1, 0, 12),
  'Plaza Los Fresnos': manzana('Los Fresnos', 1, 3, 14),
  'Terminal de autobuses': manzana('La Estación', 1, 0, 16),
} as const
