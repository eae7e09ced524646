import { randomUUID } from 'node:crypto'

/** Of this process's own: two processes never give the same ids. */
const PREFIX = randomUUID().slice(0, 24)
let last = 0

/** What a request is called in its answer and in the log: a UUID's shape, cheaper than a new one each time. */
export const nextRequestId = (): string => PREFIX + (++last).toString(16).padStart(12, '0')
