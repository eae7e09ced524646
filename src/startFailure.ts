import { BadConfig } from './config.ts'
import { Refusal } from './domain/index.ts'

/** The error of a failed start as its setting's fault, when the system's or database's code tells which one it is. */
export function blame(error: unknown, settings: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const setting = settings[String(error.code)]
  // A refused connection to several addresses has a code and no words.
  return setting ? new BadConfig(`${setting}: ${error.message || error.code}`, { cause: error }) : error
}

/** A first administrator that is refused as the fault of the setting that is wrong. */
export function blameAdmin(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.errors) return error
  const [field, texts] = Object.entries(error.errors)[0] ?? []
  return new BadConfig(`ADMIN_${field?.toUpperCase()}: ${texts?.[0]}`, { cause: error })
}

/** What opening the data can fail with. */
export const OPENING = {
  ENOTDIR: 'DATA_DIR',
  EEXIST: 'DATA_DIR',
  EACCES: 'DATA_DIR',
  EROFS: 'DATA_DIR',
  ECONNREFUSED: 'DATABASE_URL',
  ENOTFOUND: 'DATABASE_URL',
  EAI_AGAIN: 'DATABASE_URL',
  '28000': 'DATABASE_URL',
  '28P01': 'DATABASE_URL',
  '3D000': 'DATABASE_URL',
}

/** What listening can fail with. */
export const LISTENING = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
  EAI_AGAIN: 'HOST',
}
