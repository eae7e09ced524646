import type { Random } from '../random.ts'

/**
 * A thing stands on (0, 0) and fills about x -190 to 190, y -360 to 0, lit from the upper left.
 * The random choices are its colours and small details.
 */
export type Draw = (r: Random) => string
