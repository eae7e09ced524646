import { formatCount } from '../values/numbers.ts'

/** The Spanish texts about changes that wait for approval: the administrators' queue, and an owner's form. */

export const queueTexts = {
  title: 'Propuestas',
  loading: 'Cargando propuestas...',
  empty: 'Ningún cambio espera aprobación.',
  by: (user: string | null, when: string) => `${user ?? 'Una cuenta que ya no existe'} · ${when}`,
  live: 'Publicado',
  proposed: 'Propuesto',
  changed: 'Cambió desde que se propuso',
  accept: 'Aceptar',
  reject: 'Rechazar',
  acceptField: (field: string) => `Aceptar ${field}`,
  rejectField: (field: string) => `Rechazar ${field}`,
  note: (field: string) => `Motivo para ${field} (opcional)`,
  noteAll: 'Motivo (opcional)',
  noteHelp: 'Lo lee quien lo propuso.',
  acceptAll: 'Aceptar todo',
  acceptAllOf: (title: string) => `Aceptar todo lo de ${title}`,
  acceptRest: 'Aceptar lo demás y enviar',
  rejectAll: 'Rechazar todo',
  rejectAllOf: (title: string) => `Rechazar todo lo de ${title}`,
  send: 'Enviar lo decidido',
  cancel: 'Cancelar',
  choose: (title: string) => `Elegir ${title}`,
  chooseAll: 'Elegir toda la página',
  acceptChosen: (count: number) =>
    count === 1 ? 'Aceptar la elegida' : `Aceptar las ${formatCount(count)} elegidas`,
  keys: 'Teclado: j siguiente, k anterior, a aceptar, r rechazar. Con el foco en un campo, a y r son de ese campo.',
  done: (title: string, accepted: number, rejected: number) => {
    const parts = [
      accepted > 0 && `${fields(accepted)} en línea`,
      rejected > 0 && `${fields(rejected)} sin aceptar`,
    ]
    return `${title}: ${parts.filter(Boolean).join(', ')}.`
  },
  omitted: (field: string, why: string) => `${field} no se pudo publicar: ${why}`,
} as const

const fields = (count: number) => (count === 1 ? '1 campo' : `${formatCount(count)} campos`)

export const ownTexts = {
  waits: 'Espera aprobación',
  saved: 'Guardado. Los cambios esperan aprobación; mientras tanto se ve lo publicado.',
  waiting: (when: string) =>
    `Hay cambios que esperan aprobación desde el ${when.replace(/\.$/, '')}. Puedes seguir corrigiéndolos aquí.`,
  rejected: 'Algunos cambios no se aceptaron. Corrígelos y guarda para proponerlos de nuevo.',
  withdraw: 'Retirar los cambios',
  confirm: '¿Retirar los cambios que esperan aprobación?',
  withdrawn: 'Los cambios se retiraron; sigue lo publicado.',
  seeLive: 'Ver lo publicado',
  hideLive: 'Ocultar lo publicado',
  live: 'Publicado:',
  nothing: '(vacío)',
  backToLive: 'Volver a lo publicado',
  notAccepted: 'No se aceptó',
} as const
