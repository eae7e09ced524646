import { formatCount } from '../values/numbers.ts'
import { siteTexts } from './site.ts'

/**
 * The Spanish texts that all screens of the two logged-in areas share. A resource's own texts are in its description.
 */

export const panel = {
  loading: 'Cargando...',
  menu: 'Menú',
  toContent: 'Ir al contenido',
  toSite: 'Ver el sitio',
  logout: 'Logout',
  sessionEnded: 'Tu sesión terminó. Entra de nuevo para seguir donde estabas: lo que escribiste se conserva.',
  home: 'Inicio',
  account: 'Mi cuenta',
  retry: siteTexts.retry,
  offline: 'No hay conexión a internet; revisa la red e inténtalo de nuevo.',
  back: 'Volver',
  close: 'Cerrar',
  edit: 'Editar',
  editFull: 'Editar todos los datos',
  full: 'Todos los datos',
  fullOf: (name: string) => `Todos los datos de ${name}`,
  remove: 'Eliminar',
  actions: 'Acciones',
} as const

export const list = {
  search: 'Buscar',
  searchPlaceholder: 'Buscar en la lista',
  noMatch: (q: string) => `Nada coincide con «${q}».`,
  noneFiltered: 'Nada coincide con los filtros elegidos.',
  clear: 'Quitar búsqueda y filtros',
  clearSearch: 'Borrar lo escrito',
  sort: 'Ordenar por',
  ownOrder: 'Su orden',
  upwards: (label: string) => `${label}, ascendente`,
  downwards: (label: string) => `${label}, descendente`,
  noPicture: 'Sin imagen',
  seePdf: 'Ver PDF',
  all: 'Sin filtro',
  count: (total: number) => (total === 1 ? '1 registro' : `${formatCount(total)} registros`),
  perPage: 'Registros por página',
  aPage: (size: number) => `${size} por página`,
  pages: 'Páginas de la lista',
  page: (page: number) => `Página ${page}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  alreadyGone: 'Este registro ya se había eliminado; la lista está al día.',
  notAList: 'La respuesta del servidor no es una lista; inténtalo de nuevo.',
  removed: 'Eliminado.',
  shownAt: (when: string) => `Se publica el ${when}`,
  hiddenAt: (when: string) => `Se retira el ${when}`,
} as const

export const form = {
  image: 'Imagen',
  newImage: 'Nueva Imagen (opcional)',
  newPdf: 'Nuevo PDF (opcional)',
  currentPdf: 'Ver PDF actual',
  currentImage: 'Imagen actual',
  chosenImage: 'Imagen elegida',
  dropImage: 'Arrastra una imagen aquí o elígela: JPEG, PNG, WebP, GIF o AVIF de hasta 10 MB.',
  dropPdf: 'Arrastra un PDF aquí o elígelo: hasta 25 MB.',
  chooseFile: 'Elegir archivo',
  undoChoice: 'Deshacer la elección',
  removeImage: 'Quitar la imagen',
  imageRemoved: 'La imagen se quitará al guardar.',
  imageTooBig: 'La imagen pesa más de 10 MB; elige una más ligera.',
  pdfTooBig: 'El PDF pesa más de 25 MB; elige uno más ligero.',
  notImage: 'El archivo no es una imagen; elige JPEG, PNG, WebP, GIF o AVIF.',
  notPdf: 'El archivo no es un PDF.',
  emptyFile: 'El archivo está vacío; elige otro.',
  slugHelp: 'La dirección de la página; se forma a partir del nombre.',
  locked: 'No se puede cambiar aquí.',
  sending: (percent: number) => `Enviando… ${percent} %`,
  processing: 'Guardando…',
  saved: 'Guardado.',
  saveAndSee: 'Guardar y ver',
  notSeen: 'Se guardó, pero la vista previa no se pudo abrir.',
  arrived: 'El envío anterior sí llegó: el registro ya está en la lista.',
  arrivedHelp: 'Ábrelo ahí para cambiarlo. Si quieres otro registro con lo que hay aquí, guarda de nuevo.',
  atEnd: 'Al final',
  kept: 'Lo escrito sigue aquí: corrige lo que haga falta o vuelve a intentar.',
  gone: 'Este registro no existe o se eliminó.',
  toList: 'Ir a la lista',
  restored: (when: string) => `Se recuperaron los cambios sin guardar (${when}).`,
  discard: 'Descartar estos cambios',
  original: 'Volver al texto original',
  inZone: (zone: string) => `Hora de ${zone}.`,
  mexico: 'México',
  zonesOfMexico: {
    'America/Mexico_City': 'Centro (Ciudad de México)',
    'America/Cancun': 'Sureste (Cancún)',
    'America/Mazatlan': 'Pacífico (Mazatlán)',
    'America/Hermosillo': 'Sonora (Hermosillo)',
    'America/Tijuana': 'Noroeste (Tijuana)',
    'America/Bahia_Banderas': 'Bahía de Banderas',
    'America/Chihuahua': 'Chihuahua',
    'America/Ciudad_Juarez': 'Ciudad Juárez',
    'America/Matamoros': 'Matamoros',
    'America/Merida': 'Mérida',
    'America/Monterrey': 'Monterrey',
    'America/Ojinaga': 'Ojinaga',
  },
  otherZones: 'Otras zonas',
} as const

export const leaving = {
  title: 'Hay cambios sin guardar',
  text: 'Si sales ahora, los cambios de este formulario se pierden.',
  stay: 'Seguir editando',
  leave: 'Salir sin guardar',
} as const

export const conflict = {
  title: 'Alguien más guardó cambios',
  text: 'Mientras editabas, este registro cambió. Elige con qué quedarte en cada campo que es distinto.',
  mine: 'Lo mío',
  theirs: 'Lo guardado por otra persona',
  keepMine: 'Guardar todo lo mío',
  takeTheirs: 'Quedarme con lo guardado',
  merge: 'Guardar esta combinación',
  empty: '(vacío)',
  same: 'Los dos textos dicen lo mismo: ya se puede guardar.',
} as const

export const editor = {
  loading: 'Cargando el editor...',
  toolbar: 'Formato del texto',
  labels: {
    h1ControlLabel: 'Encabezado 1',
    h2ControlLabel: 'Encabezado 2',
    h3ControlLabel: 'Encabezado 3',
    boldControlLabel: 'Negrita',
    italicControlLabel: 'Cursiva',
    underlineControlLabel: 'Subrayado',
    strikeControlLabel: 'Tachado',
    orderedListControlLabel: 'Lista numerada',
    bulletListControlLabel: 'Lista con viñetas',
    alignLeftControlLabel: 'Alinear a la izquierda',
    alignCenterControlLabel: 'Centrar',
    alignRightControlLabel: 'Alinear a la derecha',
    alignJustifyControlLabel: 'Justificar',
    imageUploadControlLabel: 'Imagen',
    clearFormattingControlLabel: 'Quitar formato',
  },
  colour: 'Color del texto',
  background: 'Color de fondo',
  noColour: 'Sin color',
  link: 'Enlace',
  linkAddress: 'Dirección del enlace',
  linkHelp: 'https://…, /una-página, mailto:correo o tel:número',
  linkInvalid:
    'Escribe una dirección que empiece con https://, http://, /, #, mailto: o tel:, como https://ejemplo.mx.',
  linkNewTab: 'Abrir en otra pestaña',
  linkSave: 'Poner enlace',
  linkRemove: 'Quitar enlace',
  alt: 'Texto alternativo',
  altTitle: 'Describe la imagen',
  altHelp: 'Lo lee en voz alta quien no puede verla. Déjalo vacío si la imagen solo adorna.',
  altSave: 'Usar este texto',
  uploading: 'Una imagen todavía se está subiendo; espera a que termine y vuelve a guardar.',
  uploadFailed: 'La imagen no se pudo subir.',
  withoutPicture: 'Seguir sin esa imagen',
} as const

export const bulk = {
  choose: 'Elegir',
  chooseAll: 'Elegir toda la página',
  chooseOne: (name: string) => `Elegir ${name}`,
  chosen: (count: number) => (count === 1 ? '1 elegido' : `${formatCount(count)} elegidos`),
  whole: (count: number) => `Elegir los ${formatCount(count)}`,
  first: (count: number) => `Elegir los primeros ${formatCount(count)}`,
  clear: 'Quitar la elección',
  progress: (done: number, total: number) => `Van ${formatCount(done)} de ${formatCount(total)}…`,
  stop: 'Detener',
  stopped: (left: number) =>
    left === 1 ? 'Se detuvo: falta 1 registro.' : `Se detuvo: faltan ${formatCount(left)} registros.`,
  mark: (state: string) => `Marcar como «${state}»`,
  remove: 'Eliminar los elegidos',
  confirm: (count: number) =>
    count === 1
      ? '¿Eliminar el registro elegido?'
      : `¿Eliminar los ${formatCount(count)} registros elegidos?`,
  done: (count: number) => (count === 1 ? 'Listo: 1 registro.' : `Listo: ${formatCount(count)} registros.`),
  failed: (count: number, why: string) =>
    count === 1
      ? `Con 1 registro no se pudo: ${why}`
      : `Con ${formatCount(count)} registros no se pudo: ${why}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  moved: 'Orden guardado.',
} as const

export const welcome = {
  greeting: (name: string) => `Bienvenido, ${name}.`,
  counts: 'Lo que hay en el sitio',
  waiting: 'Espera una decisión',
  nothingWaits: 'Nada espera aprobación.',
  users: (total: number) =>
    total === 1 ? '1 cuenta espera aprobación' : `${formatCount(total)} cuentas esperan aprobación`,
  empresas: (total: number) =>
    total === 1 ? '1 sucursal espera publicación' : `${formatCount(total)} sucursales esperan publicación`,
  propuestas: (total: number) =>
    total === 1 ? '1 propuesta espera revisión' : `${formatCount(total)} propuestas esperan revisión`,
  oldest: (when: string) => `La más antigua espera desde el ${when}.`,
  seeAll: 'Ver todas',
  latest: 'Últimos cambios',
  noChanges: 'Todavía no hay cambios.',
  allChanges: 'Ver toda la actividad',
  backup: 'Respaldos',
  backupVerified: (when: string) => `Último respaldo verificado: ${when}`,
  backupAlarms: {
    failed: 'El último respaldo falló. El registro del servidor dice por qué.',
    none: 'Todavía no hay ningún respaldo verificado.',
    old: 'Hace más de 36 horas que no hay un respaldo verificado.',
  },
  files: 'Imágenes y documentos',
  filesAway: (when: string) =>
    `El lugar donde se guardan las imágenes y los PDF no responde desde ${when}. Las páginas siguen en línea sin ellos; para subir archivos hay que esperar a que vuelva.`,
} as const

export const activityTexts = {
  title: 'Actividad',
  loading: 'Cargando actividad...',
  nobody: 'Una cuenta que ya no existe',
  atSetTime: 'La fecha programada',
  show: 'Mostrar',
  all: 'Todo',
  kinds: { cambios: 'Cambios', accesos: 'Accesos' },
  /** The sentence of each entry, about {quien}, a {clase} of record, and {cual} of them. */
  says: {
    create: '{quien} agregó {clase} {cual}',
    restore: '{quien} restauró {clase} {cual}',
    update: '{quien} cambió {clase} {cual}',
    remove: '{quien} eliminó {clase} {cual}',
    approve: '{quien} aprobó la cuenta {cual}',
    withdraw: '{quien} retiró la aprobación de la cuenta {cual}',
    login: '{quien} entró',
    failed: 'Varios intentos fallidos de entrar con la cuenta {cual}',
    manyFailed: 'Muchos intentos fallidos de entrar desde una misma red',
    link: '{quien} creó un enlace para que {cual} elija otra contraseña',
    linkSent: 'Se envió a {cual} el enlace que pidió para elegir otra contraseña',
    linkUsed: '{cual} eligió otra contraseña con un enlace',
    password: '{quien} cambió su contraseña',
    promote: 'La línea de comandos dio a {cual} la administración y una contraseña nueva',
  },
} as const

export const clienteTexts = {
  intro: 'Aquí están las sucursales de tu cuenta: agrégalas, complétalas y mantenlas al día.',
  approval: 'Cada sucursal nueva aparece en el sitio cuando la administración la publica.',
  toList: 'Ver mis sucursales',
  notices: 'Avisos',
} as const

export const accountPage = {
  person: 'Mis datos',
  name: 'Nombre',
  email: 'Correo electrónico',
  saveName: 'Guardar nombre',
  password: 'Contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  nextHelp: 'De 8 a 200 caracteres. Al cambiarla se cierran todas las sesiones de la cuenta.',
  savePassword: 'Cambiar contraseña',
  changed: 'Contraseña actualizada. Entra con la nueva.',
} as const

export const passwordLinkTexts = {
  title: 'Otra contraseña',
  text: 'Un enlace que sirve una sola vez para que esta persona elija otra contraseña.',
  make: 'Crear enlace',
  label: 'Enlace para elegir otra contraseña',
  copy: 'Copiar',
  copied: 'Copiado',
  ends: (when: string) => `Sirve hasta el ${when.replace(/\.$/, '')}.`,
} as const
