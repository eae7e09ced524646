import { Refusal } from '../errors.ts'

/** A reference to a missing row; SQLite does not say in which column. */
interface Reference {
  kind: 'reference'
  column?: string
}

/** The meaning of a driver's error, by its code. Only this file knows the drivers' codes. */
export type DatabaseFault = { kind: 'unique'; column: string } | Reference | { kind: 'unavailable' }

const SQLITE_UNIQUE = [2067, 1555]
const SQLITE_FOREIGN_KEY = 787
/** busy, locked, i/o error, full, cannot open, read-only */
const SQLITE_UNAVAILABLE = [5, 6, 10, 13, 14, 8]
/** connection lost, resources exhausted, read-only, serialisation, deadlock, shutting down */
const POSTGRES_UNAVAILABLE = /^(08|53|25006|40001|40P01|55P03|57P0|58)/
const NETWORK_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** Messages of the pool, whose errors have no code. */
const POOL_UNAVAILABLE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered/

/** Returns the fault of a driver's error; null for every other error. */
export function faultOf(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error)) return null
  const { errcode, code, constraint, table } = error as Error & {
    errcode?: number
    code?: string
    constraint?: string
    table?: string
  }
  if (typeof errcode === 'number') return sqliteFault(errcode, error.message)
  if (code === '23505') return { kind: 'unique', column: constraint?.replace(/^[^.]*\./, '') ?? '' }
  if (code === '23503')
    return { kind: 'reference', column: constraint?.slice(`${table}_`.length).replace(/_fkey$/, '') }
  const unavailable =
    POSTGRES_UNAVAILABLE.test(code ?? '') ||
    NETWORK_UNAVAILABLE.test(code ?? '') ||
    POOL_UNAVAILABLE.test(error.message)
  return unavailable ? { kind: 'unavailable' } : null
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether the database server is down: nobody listens at its address, or it is starting or stopping. */
export const isDown = (error: unknown): boolean => /^(ECONNREFUSED|ENOENT|57P03)$/.test(codeOf(error))

/** Whether no reply came: the server may still work for others. */
export const isSilence = (error: unknown): boolean =>
  /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(codeOf(error)) ||
  (error instanceof Error && /^(timeout expired|Query read timeout)$/.test(error.message))

function sqliteFault(errcode: number, message: string): DatabaseFault | null {
  if (SQLITE_UNIQUE.includes(errcode)) return { kind: 'unique', column: /\.(\w+)/.exec(message)?.[1] ?? '' }
  if (errcode === SQLITE_FOREIGN_KEY) return { kind: 'reference' }
  return SQLITE_UNAVAILABLE.includes(errcode & 255) ? { kind: 'unavailable' } : null
}

const isSystemError = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)$/.test(codeOf(error))

/** Turns a temporary error of a driver or a disk into the domain's refusal; returns every other error unchanged. */
export function asRefusal(error: unknown): unknown {
  return faultOf(error)?.kind === 'unavailable' || isSystemError(error)
    ? new Refusal('unavailable', { retryAfter: 5, cause: error })
    : error
}

/** Wraps a call so that temporary errors of drivers and disks become refusals. */
export function refusing<A extends unknown[], T>(
  call: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      throw asRefusal(error)
    }
  }
}
