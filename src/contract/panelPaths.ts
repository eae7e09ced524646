import { API } from './paths.ts'

/** Addresses that only the logged-in areas use, apart from `paths.ts`, which every visitor loads. */

const id = (value: number | string) => encodeURIComponent(String(value))

export const panelApi = {
  adminTrash: `${API}/admin/papelera`,
  adminTrashItem: (key: number | string) => `${API}/admin/papelera/${id(key)}`,
  adminTrashRestore: (key: number | string) => `${API}/admin/papelera/${id(key)}/restaurar`,
  clientTrashRestore: (key: number | string) => `${API}/client/papelera/${id(key)}/restaurar`,
  /** The call that updates every field of the record at an address. */
  full: (item: string) => `${item}/datos`,
  /** The versions of the record at an address, one of them, and the call that restores it. */
  versions: (item: string) => `${item}/versiones`,
  version: (item: string, n: number | string) => `${item}/versiones/${id(n)}`,
  restoreVersion: (item: string, n: number | string) => `${item}/versiones/${id(n)}/restaurar`,
  /** The open proposal of the record at an address. */
  proposalOf: (item: string) => `${item}/propuesta`,
  proposals: `${API}/admin/propuestas`,
  proposal: (key: number | string) => `${API}/admin/propuestas/${id(key)}`,
  decision: (key: number | string) => `${API}/admin/propuestas/${id(key)}/decidir`,
  proposalBatch: `${API}/admin/propuestas/lote`,
} as const

export const panelSite = {
  adminHistory: (resource: string, key: number | string) => `/admin/${resource}/${id(key)}/historial`,
  adminFull: (resource: string, key: number | string) => `/admin/${resource}/edit/${id(key)}/datos`,
  clienteHistory: (key: number | string) => `/cliente/empresa/${id(key)}/historial`,
} as const
