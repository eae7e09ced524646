import { casa } from './productos/casa.ts'
import { comida } from './productos/comida.ts'
import { persona } from './productos/persona.ts'

/** All products of the demo: four in each category. */
export const productos = [...comida, ...casa, ...persona]
