import { Refusal } from '../errors.ts'

/** A reference to nothing; SQLite does not tell by which column. */
interface Reference {
  kind: 'reference'
  column?: string
}

/** What a driver's error means, told by its code. The only place that knows the drivers' codes. */
export type DatabaseFault = { kind: 'unique'; column: string } | Reference | { kind: 'unavailable' }

const SQLITE_UNIQUE = [2067, 1555]
const SQLITE_FOREIGN_KEY = 787
/** busy, locked, i/o error, full, cannot open, read-only */
const SQLITE_UNAVAILABLE = [5, 6, 10, 13, 14, 8]
/** connection lost, resources exhausted, read-only, serialisation, deadlock, shutting down */
const POSTGRES_UNAVAILABLE = /^(08|53|25006|40001|40P01|55P03|57P0|58)/
const NETWORK_UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the pool says: its errors have no code. */
const POOL_UNAVAILABLE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered/

/** Gives null for an error that is no driver's fault of these kinds. */
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

/** Whether the database server itself is away: nobody listens at its address, or it is starting or stopping. */
export const isDown = (error: unknown): boolean => /^(ECONNREFUSED|ENOENT|57P03)$/.test(codeOf(error))

/** Whether nothing came back at all: the server may well be at work for others. */
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

/** A driver's or disk's 'not now' as the domain's refusal; every other error as it is. */
export function asRefusal(error: unknown): unknown {
  return faultOf(error)?.kind === 'unavailable' || isSystemError(error)
    ? new Refusal('unavailable', { retryAfter: 5, cause: error })
    : error
}

/** A call whose drivers' and disks' 'not now' leave as the domain's own refusal. */
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
