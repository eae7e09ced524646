import type { Usuario } from './tipos.ts'

/** The demo's client accounts. The last one waits for approval. */
export const usuarios = [
  { name: 'Panadería La Espiga', email: 'espiga@example.com', aprobado: true },
  { name: 'Tlapalería El Ñandú', email: 'nandu@example.com', aprobado: true },
  { name: 'Estética Uñas y Alegría', email: 'alegria@example.com', aprobado: false },
] as const satisfies readonly Usuario[]
