/** The promised results of a stream of writes: the state of each acknowledged record, and the write in flight. */

export type State = { readonly order: number; readonly file: string | null } | null

interface Entry {
  acknowledged: State
  /** Undefined when no write is in flight. */
  pending: State | undefined
}

/** Records by their unique name; null is a missing record. */
export function createLedger() {
  const entries = new Map<string, Entry>()
  return {
    names: () => [...entries.keys()],
    standing: () => [...entries].flatMap(([name, { acknowledged }]) => (acknowledged ? [name] : [])),
    /** Runs one write: its result is pending until the answer acknowledges it. */
    write: async (name: string, wanted: State, send: () => Promise<State>): Promise<void> => {
      const entry = entries.get(name) ?? { acknowledged: null, pending: undefined }
      entries.set(name, entry)
      entry.pending = wanted
      entry.acknowledged = await send()
      entry.pending = undefined
    },
    /**
     * Compares the state after a crash with the promises, adopts it as the present state, and returns the differences.
     */
    settle: (found: ReadonlyMap<string, State>): string[] => {
      const wrong: string[] = []
      for (const [name, state] of found)
        if (state && !entries.has(name)) wrong.push(`${name} was never written`)
      for (const [name, entry] of entries) {
        const state = found.get(name) ?? null
        const kept = same(state, entry.acknowledged)
        // Nobody has seen the file name of an unanswered write.
        const done = entry.pending !== undefined && state?.order === entry.pending?.order
        if (!kept && !done)
          wrong.push(`${name}: ${JSON.stringify(entry)} was promised, ${JSON.stringify(state)} found`)
        entry.acknowledged = state
        entry.pending = undefined
      }
      return wrong
    },
  }
}

const same = (a: State, b: State) => a?.order === b?.order && a?.file === b?.file
