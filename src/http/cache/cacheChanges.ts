/** Finds the kept answers that a change concerns, and those in the making. */

/** An index of keys by tag. */
export function createTagged() {
  const keys = new Map<string, Set<string>>()
  return {
    add: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const some = keys.get(tag)
        if (some) some.add(key)
        else keys.set(tag, new Set([key]))
      }
    },
    remove: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const some = keys.get(tag)
        some?.delete(key)
        if (some?.size === 0) keys.delete(tag)
      }
    },
    keysOf: (tags: readonly string[]): string[] => tags.flatMap((tag) => [...(keys.get(tag) ?? [])]),
  }
}

/** Beyond this number changes are merged: everything begun before them counts as changed. */
const MOST_CHANGES = 1000

/** The changes since the oldest answer in the making, numbered from 1 on. */
export function createChanges() {
  let count = 0
  /** Changes up to this number were merged. */
  let merged = 0
  let last: { readonly at: number; readonly tags: ReadonlySet<string> | null }[] = []
  return {
    count: () => count,
    add: (tags: readonly string[] | null) => {
      last.push({ at: ++count, tags: tags && new Set(tags) })
      if (last.length <= MOST_CHANGES) return
      last = []
      merged = count
    },
    /** Returns the first change after `after` with one of these tags; Infinity when there is none. */
    firstOf: (tags: readonly string[], after: number): number => {
      if (after < merged) return after + 1
      const concerns = (changed: ReadonlySet<string> | null) =>
        changed === null || tags.some((tag) => changed.has(tag))
      return last.find((change) => change.at > after && concerns(change.tags))?.at ?? Infinity
    },
    /** Called when no answer is in the making, so that nobody asks about earlier changes. */
    forget: () => {
      last = []
    },
  }
}
