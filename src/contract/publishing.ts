import * as f from './kinds/index.ts'

/**
 * What the description of a resource has whose records may be drafts and are published and withdrawn at set times. Only
 * `publicado` says what visitors see; the server changes it when a moment comes (domain/records/setTimes.ts).
 */

/** The fields. A record is published unless somebody says otherwise. */
export const publishingFields = {
  publicado: { ...f.bool('Publicado', true, ['Publicado', 'Borrador']), onlyChanged: true },
  publicar_el: f.momento('Publicar el', { help: 'Hasta ese momento queda como borrador.' }),
  retirar_el: f.momento('Retirar el', { help: 'Desde ese momento vuelve a ser borrador.' }),
} as const

/** Their names, for the rights of those who set them. */
export const publishingNames = ['publicado', 'publicar_el', 'retirar_el'] as const

/** How visitors see such records: only published ones, and never these fields. */
export const publishedOnly = {
  visibleBy: 'publicado',
  hidden: publishingNames,
  setTimes: { show: 'publicar_el', hide: 'retirar_el' },
  preview: true,
} as const
