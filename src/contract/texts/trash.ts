import { formatCount } from '../values/numbers.ts'

/** The Spanish texts of the trash, and of undoing a removal. */

export const trashTexts = {
  title: 'Papelera',
  intro: (days: number) =>
    `Lo que se elimina espera aquí ${days} días. Después se va para siempre, con sus archivos.`,
  loading: 'Cargando papelera...',
  empty: 'La papelera está vacía.',
  kind: 'Mostrar',
  all: 'Todo',
  what: 'Qué se eliminó',
  when: 'Cuándo',
  left: 'Se va',
  by: (name: string) => `por ${name}`,
  nobody: 'una cuenta que ya no existe',
  daysLeft: (days: number) => (days < 1 ? 'Hoy' : days === 1 ? 'En 1 día' : `En ${formatCount(days)} días`),
  restore: 'Restaurar',
  restoreOne: (title: string) => `Restaurar ${title}`,
  together: 'Se eliminaron juntos',
  restoreAll: 'Restaurar todos',
  restoreAllWith: (title: string) => `Restaurar todos los que se eliminaron junto con ${title}`,
  undo: 'Deshacer',
  restored: (title: string) => `«${title}» está de vuelta.`,
  restoredMany: (count: number) =>
    count === 1 ? '1 registro está de vuelta.' : `${formatCount(count)} registros están de vuelta.`,
  failedMany: (count: number, why: string) =>
    count === 1
      ? `1 registro no pudo volver: ${why}`
      : `${formatCount(count)} registros no pudieron volver: ${why}`,
  usedUp: 'Ya no está en la papelera: alguien lo restauró o lo eliminó para siempre.',
  forEver: 'Eliminar para siempre',
  forEverOne: (title: string) => `Eliminar para siempre ${title}`,
  question: '¿Eliminar para siempre?',
  warning: (title: string) =>
    `«${title}» se va con sus versiones y sus archivos, y ya no se podrá recuperar.`,
  keep: 'Dejar en la papelera',
  emptied: (title: string) => `«${title}» se eliminó para siempre.`,
} as const
