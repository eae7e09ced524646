import { cuidado } from './empresas/cuidado.ts'
import { hogar } from './empresas/hogar.ts'
import { mesa } from './empresas/mesa.ts'
import { oficios } from './empresas/oficios.ts'

/** All branches of the demo: five in each category, six of them unpublished. */
export const empresas = [...mesa, ...hogar, ...cuidado, ...oficios]
