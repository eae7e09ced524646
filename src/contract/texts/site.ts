/** The Spanish texts that pages of the site show too: refusals, the session, and what all pages share. */

export const messages = {
  bad_request: 'No se entendió la solicitud; revisa su formato.',
  unauthenticated: 'Inicia sesión para continuar.',
  forbidden: 'Esta cuenta no tiene permiso para hacer esto.',
  not_found: 'No se encontró lo que buscas.',
  method_not_allowed: 'Esta dirección no acepta ese método.',
  precondition_failed: 'Alguien más guardó cambios en este registro; revisa su versión antes de guardar.',
  too_large: 'El envío supera el tamaño permitido.',
  unsupported_type: 'Esta dirección no acepta ese tipo de contenido.',
  no_such_range: 'El archivo no tiene esa parte.',
  csrf: 'La página caducó; recárgala e inténtalo de nuevo.',
  invalid: 'Revisa los datos marcados.',
  too_many: 'Demasiados intentos; espera un momento y vuelve a intentar.',
  unavailable:
    'El servicio no puede atender la solicitud en este momento; inténtalo de nuevo en unos segundos.',
  internal: 'Algo falló de nuestro lado; inténtalo de nuevo.',
} as const

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
