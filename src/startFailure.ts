import { BadConfig } from './config.ts'
import { Refusal } from './domain/index.ts'

/** Returns a start's error as a fault of a setting, when the code of the system or the database identifies one. */
export function settingFault(error: unknown, settings: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const setting = settings[String(error.code)]
  // A refused connection to several addresses has a code and no message.
  return setting ? new BadConfig(`${setting}: ${error.message || error.code}`, { cause: error }) : error
}

/** Returns the error of a refused first administrator as a fault of the wrong setting. */
export function adminSettingFault(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.errors) return error
  const [field, texts] = Object.entries(error.errors)[0] ?? []
  return new BadConfig(`ADMIN_${field?.toUpperCase()}: ${texts?.[0]}`, { cause: error })
}

/** The settings behind the errors of opening the data. */
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

/** The settings behind the errors of listening. */
export const LISTENING = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
  EAI_AGAIN: 'HOST',
}
