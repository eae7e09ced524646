import { formatCount } from '../values/numbers.ts'

/** The Spanish texts of comparisons, and of the screens that show them. */

export const compareTexts = {
  old: 'Antes',
  now: 'Después',
  empty: '(vacío)',
  loading: 'Comparando...',
  /** What a screen reader says before words. */
  gone: 'Quitado:',
  added: 'Agregado:',
  lineBreak: 'salto de línea',
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
