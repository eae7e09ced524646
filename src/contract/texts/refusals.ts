import { unavailable } from './site.ts'

/** The Spanish texts of refusals. */
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
  unavailable,
  internal: 'Algo falló de nuestro lado; inténtalo de nuevo.',
} as const
