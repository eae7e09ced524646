/** Refusals of hours, dates, places and telephones. Apart from `validation`, which every screen of the panel loads. */

export const hoursRefusals = {
  notHours: 'Escribe el horario por día, como {"lunes": "9-14, 16-19"}.',
  notDay: (name: string) =>
    `«${name}» no es un día: usa lunes, martes, miercoles, jueves, viernes, sabado y domingo.`,
  repeatedDay: (day: string) => `El ${day} está dos veces; escríbelo una sola vez.`,
  unreadable: 'No se entiende el horario: escríbelo como 9-14, 16-19; 9 a.m. a 6 p.m.; 24 h o cerrado.',
  notIntervals: 'Cada intervalo son dos números enteros de minutos desde la medianoche, como [540, 1080].',
  beginsLate: 'Un intervalo empieza en su día: de 0 a 1439 minutos desde la medianoche.',
  endsLate: 'Un intervalo termina como máximo a las 48:00, que son 2880 minutos.',
  backwards: 'Un intervalo termina después de empezar; si pasa de la medianoche, suma 1440 minutos al final.',
  tooMany: (max: number) => `Escribe como máximo ${max} intervalos por día.`,
  overlap: 'Dos intervalos de este día se enciman; únelos o corrige uno.',
  intoNext: (next: string) => `Termina cuando el ${next} ya abrió; corrige uno de los dos.`,
  intoThis: (before: string) =>
    `Empieza antes de que termine el horario del ${before}; corrige uno de los dos.`,
} as const

export const exceptionRefusals = {
  notList: 'Escribe los días especiales como una lista con fecha, intervalos y nota.',
  tooMany: (max: number) => `Puede haber como máximo ${max} días especiales; quita los que ya pasaron.`,
  notOne: 'Escribe un día especial con su fecha y sus intervalos.',
  repeated: (date: string) => `El ${date} está dos veces; deja un solo día especial por fecha.`,
  note: (max: number) => `Escribe la nota como texto de hasta ${max} caracteres.`,
} as const

export const placeRefusals = {
  notPoint:
    'No se encontró una ubicación: escribe latitud y longitud, como 19.43, -99.13, o pega la dirección completa de Google Maps o de OpenStreetMap.',
  shortLink:
    'Este enlace corto no dice la ubicación: ábrelo en el navegador y pega la dirección completa que aparece arriba.',
  outOfRange: 'La latitud va de -90 a 90 y la longitud de -180 a 180; escribe primero la latitud.',
  notEstado: 'Elige uno de los 32 estados, por su nombre o por su clave de 01 a 32.',
  notPostalCode:
    'Escribe los cinco dígitos del código postal, como 06000, entre comillas si empieza con cero.',
} as const

export const phoneRefusals = {
  notList: 'Escribe los teléfonos como una lista con nombre y número.',
  tooMany: (max: number) => `Puede haber como máximo ${max} teléfonos más.`,
  notOne: 'Escribe el nombre y el número de cada teléfono.',
  name: (max: number) => `Escribe para qué es este número, como Ventas, en hasta ${max} caracteres.`,
} as const

export const dateRefusals = {
  notDate: 'Escribe una fecha que exista, como 2026-12-24.',
} as const
