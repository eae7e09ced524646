import type { Semana } from '../tipos.ts'

/** The hours of a week: from Monday to Friday, on Saturday, on Sunday. Without the others, every day has the first. */
export const semana = (laborables: string, sabado = laborables, domingo = sabado): Semana => ({
  lunes: laborables,
  martes: laborables,
  miercoles: laborables,
  jueves: laborables,
  viernes: laborables,
  sabado,
  domingo,
})

/** For every day on which a business does not open. */
export const CERRADO = 'cerrado'
