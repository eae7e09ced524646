/** What a stream of writes was promised: the state of each record that was acknowledged, and the one under way. */

export type State = { readonly order: number; readonly file: string | null } | null

interface Entry {
  acknowledged: State
  /** Undefined when nothing is under way. */
  pending: State | undefined
}

/** Records by a name that only they have; null is a record that is not there. */
export function createLedger() {
  const entries = new Map<string, Entry>()
  return {
    names: () => [...entries.keys()],
    standing: () => [...entries].flatMap(([name, { acknowledged }]) => (acknowledged ? [name] : [])),
    /** Runs one write: what it asks for is pending until it is answered, and acknowledged as it is answered. */
    write: async (name: string, wanted: State, send: () => Promise<State>): Promise<void> => {
      const entry = entries.get(name) ?? { acknowledged: null, pending: undefined }
      entries.set(name, entry)
      entry.pending = wanted
      entry.acknowledged = await send()
      entry.pending = undefined
    },
    /** Holds what is found after a crash against the promises, takes it for the state from now on, and says what is wrong. */
    settle: (found: ReadonlyMap<string, State>): string[] => {
      const wrong: string[] = []
      for (const [name, state] of found)
        if (state && !entries.has(name)) wrong.push(`${name} was never written`)
      for (const [name, entry] of entries) {
        const state = found.get(name) ?? null
        const kept = same(state, entry.acknowledged)
        // The file of a write that was not answered has a name that nobody was told.
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
