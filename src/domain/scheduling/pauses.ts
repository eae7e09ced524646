import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** How long work stands back for the other work of this thread. */

const LONGEST_PIECE_MS = 1.5

/** To be awaited between pieces of work: now and then others get a turn. */
export function pauseBetweenPieces(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < LONGEST_PIECE_MS) return
    await setImmediate()
    begun = performance.now()
  }
}

/** For queries that are many and may wait: after each of them others get a turn, until that has taken so long in all. */
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
