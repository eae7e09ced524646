import { barrio } from './posts/barrio.ts'
import { calle } from './posts/calle.ts'
import { camara } from './posts/camara.ts'
import { mostrador } from './posts/mostrador.ts'

/** All posts of the demo's blog. */
export const posts = [...calle, ...mostrador, ...camara, ...barrio]
