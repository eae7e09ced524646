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

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Writes a date (`YYYY-MM-DD`) without its year: `3 de enero`. */
export const dateText = (date: string): string =>
  `${Number(date.slice(8))} de ${months[Number(date.slice(5, 7)) - 1]}`

export const stateTexts = {
  open: 'Abierto ahora',
  closingSoon: 'Cierra pronto',
  closed: 'Cerrado',
  closedUntil: (date: string) => `Cerrado temporalmente hasta el ${date}`,
  ofYear: (date: string, year: string) => `${date} de ${year}`,
  closes: (when: string) => `cierra ${when}`,
  opens: (when: string) => `abre ${when}`,
  tomorrow: 'mañana',
  on: (day: string) => `el ${day}`,
  at: (time: string) => (time.startsWith('1:') ? `a la ${time}` : `a las ${time}`),
  atMidnight: 'a medianoche',
  mayVary: 'el horario puede variar',
} as const
