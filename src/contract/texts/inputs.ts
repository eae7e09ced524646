/** The Spanish texts of the panel's inputs that have several parts: rows, hours, places, pictures, características. */

export const inputTexts = {
  loading: 'Cargando el campo...',
  up: 'Subir',
  down: 'Bajar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  moved: (name: string, place: number) => `${name}: ahora en el lugar ${place}.`,
  removed: (name: string) => `Se quitó: ${name}.`,
  undo: 'Deshacer',
  full: (most: number) => `Caben hasta ${most}.`,
} as const

export const hoursTexts = {
  help: 'Escríbelo como lo dices: 9-14, 16-19; 9 a.m. a 6 p.m.; 24 h; cerrado.',
  placeholder: 'Cerrado',
  unread: 'Todavía no se entiende…',
  copy: 'Copiar a…',
  weekdays: 'Lunes a viernes',
  everyDay: 'Todos los días',
  copied: (from: string, to: string) => `El horario del ${from} se copió a: ${to}.`,
  clear: 'Borrar todo el horario',
  cleared: 'Sin horario.',
  back: 'Recuperar el horario',
  preview: 'Así se lee',
} as const

export const exceptionTexts = {
  row: (place: number) => `Día ${place}`,
  add: 'Agregar un día',
  date: 'Fecha',
  hours: 'Horario',
  closed: 'Cerrado',
  hoursHelp: 'Vacío es cerrado.',
  note: 'Nota',
  notePlaceholder: 'Inventario',
  holidays: 'Agregar los días de descanso oficial',
  holiday: 'Día de descanso oficial',
  added: (count: number) =>
    count === 1 ? 'Se agregó 1 día, cerrado.' : `Se agregaron ${count} días, cerrados.`,
  allThere: 'Los días de descanso oficial ya están en la lista.',
  past: (count: number) => (count === 1 ? '1 día que ya pasó' : `${count} días que ya pasaron`),
  removePast: 'Quitar los que ya pasaron',
} as const

export const pointTexts = {
  help: 'Escribe latitud y longitud, como 19.43, -99.13, o pega la dirección de Google Maps o de OpenStreetMap.',
  read: (lat: number, lng: number) => `Se entiende: latitud ${lat}, longitud ${lng}.`,
  abroad: 'Esta ubicación queda fuera de México.',
  isAbroad: 'Sí, está fuera de México',
  confirmAbroad: 'Confirma que la ubicación está fuera de México, o corrígela.',
  use: (point: string) => `Usar ${point}`,
  remove: 'Quitar la ubicación',
} as const

export const phonesTexts = {
  row: (place: number) => `Teléfono ${place}`,
  add: 'Agregar un teléfono',
  name: 'Para qué es',
  namePlaceholder: 'Ventas',
  number: 'Número',
} as const

export const optionsTexts = {
  row: (place: number) => `Opción ${place}`,
  add: 'Agregar una opción',
  help: 'Puedes pegar varias, una por renglón.',
} as const

export const picturesTexts = {
  row: (place: number) => `Foto ${place}`,
  drop: (most: number) =>
    `Arrastra fotos aquí o elígelas, varias a la vez: hasta ${most}, en JPEG, PNG, WebP, GIF o AVIF de hasta 10 MB.`,
  choose: 'Elegir fotos',
  reading: (done: number, total: number) => `Preparando las fotos: ${done} de ${total}…`,
  alt: 'Qué se ve en la foto',
  altHelp: 'Para quien no puede verla.',
  wait: 'Espera a que las fotos estén listas y vuelve a guardar.',
  isNew: (name: string) => `Nueva: ${name}`,
  left: (count: number, most: number) =>
    count === 1
      ? `1 foto se quedó fuera: caben ${most}.`
      : `${count} fotos se quedaron fuera: caben ${most}.`,
  tooHeavy: (total: number, most: number, heaviest: string) =>
    `Las fotos nuevas pesan ${total} MB juntas y en un envío caben ${most} MB. Quita algunas (la más pesada es «${heaviest}»), guarda y agrégalas después.`,
} as const

export const refsTexts = {
  add: 'Agregar',
  search: 'Escribe para buscar',
  nothing: 'Nada coincide con lo escrito.',
  missing: (id: string) => `n.º ${id} (ya no está en la lista)`,
  isPrincipal: 'Es la principal.',
} as const

export const attributesTexts = {
  loading: 'Cargando las características...',
  none: 'Todavía no hay características que llenar.',
  general: 'De todas las categorías',
  unsaid: 'Sin decir',
  yes: 'Sí',
  no: 'No',
  unit: (label: string, unit: string) => `${label} (${unit})`,
  missing: (slug: string) => `${slug} (ya no existe)`,
} as const

export const changeTexts = {
  moved: (distance: string) => `Se movió ${distance}.`,
  metres: (count: string) => `${count} m`,
  kilometres: (count: string) => `${count} km`,
  order: 'Cambió el orden.',
  noHours: 'Sin horario',
  pictures: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
  noAlt: 'Sin descripción',
  newOne: 'Nueva',
  goneOne: 'Ya no está',
} as const
