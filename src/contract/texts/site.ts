/** The Spanish texts that all pages of the site load: the session, and what they share. */

/** What the browser shows about the tab's session. */
export const session = {
  logoutFailed: 'La sesión se cerró en este navegador, pero el servidor no respondió.',
  notKept:
    'Este navegador bloquea las cookies y no puede guardar la sesión. Permítelas para este sitio y entra de nuevo.',
} as const

export const siteTexts = {
  needsScript: 'Para usar esta página hace falta activar JavaScript.',
  notFound: 'UPS!... NotFoud',
  failed: 'No se pudo cargar la página',
  retry: 'Reintentar',
  chat: '¡Hola! Quiero más información.',
  footer: '© 2025 Zócalo. Todos los derechos reservados.',
} as const

/** When the server did not answer, or said that it cannot. */
export const unavailable =
  'El servicio no puede atender la solicitud en este momento; inténtalo de nuevo en unos segundos.'
