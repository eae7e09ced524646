import { randomUUID } from 'node:crypto'

/** Differs between processes, so that no two give the same id. */
const PREFIX = randomUUID().slice(0, 24)
let last = 0

/** The id of a request in its answer and in the log: shaped like a UUID, but cheaper than a new one. */
export const nextRequestId = (): string => PREFIX + (++last).toString(16).padStart(12, '0')
