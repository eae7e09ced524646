import type { Origen, Version } from '../history.ts'
import { formatCount } from '../values/numbers.ts'

/** The Spanish texts of comparisons, and of the screens of a record's history. */

export const compareTexts = {
  old: 'Antes',
  now: 'Después',
  empty: '(vacío)',
  loading: 'Comparando...',
  /** What a screen reader says before words. */
  gone: 'Quitado:',
  added: 'Agregado:',
  whole: 'Ver el texto completo',
  short: 'Ver solo lo que cambió',
  more: 'Mostrar más',
  sameBlocks: (count: number) =>
    count === 1 ? '1 párrafo sin cambios' : `${formatCount(count)} párrafos sin cambios`,
  emptyBlock: '(renglón vacío)',
  picture: (side: string) => `Imagen: ${side}`,
  textPicture: 'Imagen sin descripción',
  pdf: (side: string) => `Ver el PDF: ${side}`,
  missingTarget: (id: number) => `n.º ${id} (ya no está en la lista)`,
  blocks: {
    p: 'Pasó a párrafo',
    h1: 'Pasó a encabezado 1',
    h2: 'Pasó a encabezado 2',
    h3: 'Pasó a encabezado 3',
    ul: 'Pasó a lista con viñetas',
    ol: 'Pasó a lista numerada',
  },
  depth: 'Cambió de nivel en la lista',
  aligned: {
    '': 'Se alineó como lo demás',
    left: 'Se alineó a la izquierda',
    center: 'Se centró',
    right: 'Se alineó a la derecha',
    justify: 'Se justificó',
  },
  /** What words are now, with a mark that has `value`, and without it. */
  marks: {
    bold: { on: () => 'ahora en negrita', off: 'ahora sin negrita' },
    italic: { on: () => 'ahora en cursiva', off: 'ahora sin cursiva' },
    underline: { on: () => 'ahora subrayado', off: 'ahora sin subrayar' },
    strike: { on: () => 'ahora tachado', off: 'ahora sin tachar' },
    colour: { on: (value: string) => `ahora en color ${value}`, off: 'ahora sin color' },
    background: { on: (value: string) => `ahora con fondo ${value}`, off: 'ahora sin color de fondo' },
    link: { on: (value: string) => `ahora con enlace a ${value}`, off: 'ahora sin enlace' },
    alt: { on: (value: string) => `su descripción ahora es «${value}»`, off: 'ahora sin descripción' },
  },
} as const

const origins: Readonly<Record<Origen, string>> = {
  panel: 'en el panel',
  cliente: 'en el área de clientes',
  lote: 'junto con otros registros',
  importacion: 'al importar un archivo',
  propuesta: 'al aceptar una propuesta',
  restauracion: 'al restaurar una versión anterior',
  programado: 'a la hora programada',
  sistema: 'sin que nadie interviniera',
}

const actions: Readonly<Record<Version['action'], string>> = {
  create: 'Se creó',
  update: 'Se cambió',
  remove: 'Se eliminó',
}

export const historyTexts = {
  title: (noun: string) => `Historial: ${noun}`,
  link: 'Historial',
  loading: 'Cargando el historial...',
  empty: 'Todavía no hay versiones.',
  intro:
    'Cada vez que se guarda queda una versión. Abre una para ver qué cambió y, si quieres, vuelve a ella: lo que hay ahora también queda guardado.',
  list: 'Versiones',
  count: (total: number) => (total === 1 ? '1 versión' : `${formatCount(total)} versiones`),
  version: (n: number) => `Versión ${formatCount(n)}`,
  newest: 'la actual',
  open: (n: number) => `Ver la versión ${formatCount(n)}`,
  origins,
  actions,
  /** Who made a change that no account made, and one by an account that is closed. */
  program: 'El sitio',
  nobody: 'Una cuenta que ya no existe',
  all: 'Todas las versiones',
  toForm: 'Volver al registro',
  compareWith: 'Comparar con',
  present: 'Lo que hay ahora',
  same: 'Las dos versiones dicen lo mismo.',
  gone: 'Esta versión no existe o ya no se conserva.',
  changes: (fields: number) =>
    fields === 1 ? '1 campo es distinto' : `${formatCount(fields)} campos son distintos`,
  restoreAll: (n: number) => `Volver a la versión ${formatCount(n)}`,
  restoreHelp: 'Se guarda como una versión nueva, así que también se puede deshacer.',
  restoreField: (label: string) => `Restaurar «${label}»`,
  restored: (n: number) => `Listo: se restauró la versión ${formatCount(n)} como una versión nueva.`,
  restoredFields: (n: number, labels: string) =>
    `Listo: se restauró de la versión ${formatCount(n)}: ${labels}. Quedó como una versión nueva.`,
  unchanged: 'No hubo nada que restaurar: ya está igual.',
  undo: 'Deshacer',
  undone: 'Deshecho: todo está como antes de restaurar.',
  omitted: 'No se pudo restaurar:',
  conflict:
    'Alguien guardó cambios mientras mirabas el historial. La comparación ya está al día: revísala y vuelve a intentar.',
} as const
