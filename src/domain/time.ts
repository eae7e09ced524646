import type { Context } from './context.ts'

/** Moments as the tables store them (ISO 8601, UTC), by the product's clock. */

type Clock = Pick<Context, 'clock'>

/** In milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const isoNow = ({ clock }: Clock): string => clock().toISOString()

/** The moment that lies so many milliseconds before now. */
export const isoAgo = ({ clock }: Clock, ms: number): string => new Date(clock().getTime() - ms).toISOString()

/** The moment that lies so many milliseconds after now. */
export const isoIn = ({ clock }: Clock, ms: number): string => new Date(clock().getTime() + ms).toISOString()
