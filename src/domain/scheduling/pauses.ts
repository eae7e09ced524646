import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** Pauses in long work, so that this thread can do other work. */

const LONGEST_PIECE_MS = 1.5

/** Returns a function to await between pieces of work: it yields to other work now and then. */
export function pauseBetweenPieces(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < LONGEST_PIECE_MS) return
    await setImmediate()
    begun = performance.now()
  }
}

/** Yields to other work after each query, up to `longestMs` in all: for many queries that are not urgent. */
export function pausingPlugin(longestMs = Infinity): KyselyPlugin {
  const begun = performance.now()
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (performance.now() - begun < longestMs) await setImmediate()
      return result
    },
  }
}
