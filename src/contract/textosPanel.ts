/** The Spanish texts that all screens of the two logged-in areas share; those of one resource stand in its description. */

export const panel = {
  loading: 'Cargando...',
  menu: 'Menú',
  toContent: 'Ir al contenido',
  toSite: 'Ver el sitio',
  logout: 'Logout',
  logoutFailed: 'La sesión se cerró en este navegador, pero el servidor no respondió.',
  home: 'Inicio',
  account: 'Mi cuenta',
  notFound: 'UPS!... NotFoud',
  retry: 'Reintentar',
  back: 'Volver',
  edit: 'Editar',
  remove: 'Eliminar',
  actions: 'Acciones',
} as const

export const list = {
  search: 'Buscar',
  searchPlaceholder: 'Buscar en la lista',
  noMatch: (q: string) => `Nada coincide con «${q}».`,
  noneFiltered: 'Nada coincide con los filtros elegidos.',
  clear: 'Quitar búsqueda y filtros',
  noPicture: 'Sin imagen',
  seePdf: 'Ver PDF',
  all: 'Todas',
  count: (total: number) => (total === 1 ? '1 registro' : `${total.toLocaleString('es-MX')} registros`),
  pages: 'Páginas de la lista',
  page: (page: number) => `Página ${page}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  alreadyGone: 'Este registro ya se había eliminado; la lista está al día.',
  notAList: 'La respuesta del servidor no es una lista; inténtalo de nuevo.',
  removed: 'Eliminado.',
} as const

export const form = {
  newImage: 'Nueva Imagen (opcional)',
  newPdf: 'Nuevo PDF (opcional)',
  currentPdf: 'Ver PDF actual',
  currentImage: 'Imagen actual',
  chosenImage: 'Imagen elegida',
  dropImage: 'Arrastra una imagen aquí o elígela: JPEG, PNG, WebP, GIF o AVIF de hasta 10 MB.',
  dropPdf: 'Arrastra un PDF aquí o elígelo: hasta 25 MB.',
  undoChoice: 'Deshacer la elección',
  removeImage: 'Quitar la imagen',
  imageRemoved: 'La imagen se quitará al guardar.',
  imageTooBig: 'La imagen pesa más de 10 MB; elige una más ligera.',
  pdfTooBig: 'El PDF pesa más de 25 MB; elige uno más ligero.',
  notImage: 'El archivo no es una imagen; elige JPEG, PNG, WebP, GIF o AVIF.',
  notPdf: 'El archivo no es un PDF.',
  slugHelp: 'La dirección de la página; se forma a partir del nombre.',
  locked: 'No se puede cambiar aquí.',
  sending: (percent: number) => `Enviando… ${percent} %`,
  processing: 'Guardando…',
  saved: 'Guardado.',
  kept: 'Lo escrito sigue aquí: corrige lo que haga falta o vuelve a intentar.',
  gone: 'Este registro no existe o se eliminó.',
  toList: 'Ir a la lista',
  restored: (when: string) => `Se recuperaron los cambios sin guardar del ${when}.`,
  discard: 'Descartar estos cambios',
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
  cancel: 'Seguir editando',
  empty: '(vacío)',
  same: 'Los dos textos dicen lo mismo: ya se puede guardar.',
} as const
