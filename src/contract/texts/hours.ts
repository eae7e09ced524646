import type { Day } from '../values/hours.ts'

/** Words of opening hours. Pages of the site load them. */

export const dayNames: Readonly<Record<Day, string>> = {
  lunes: 'lunes',
  martes: 'martes',
  miercoles: 'miércoles',
  jueves: 'jueves',
  viernes: 'viernes',
  sabado: 'sábado',
  domingo: 'domingo',
}

export const hoursTexts = {
  closed: 'Cerrado',
  allDay: '24 horas',
  everyDay: 'Todos los días',
  nextDay: 'del día siguiente',
} as const
