import { setPriority } from 'node:os'

const LOWEST_PRIORITY = 19

/** Serving goes first: from here on this process, and what it starts, takes the time that is left. */
export const giveWay = (): void => setPriority(LOWEST_PRIORITY)
