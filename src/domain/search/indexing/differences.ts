import type { PostingChange } from './postings.ts'

/** A record in the index: its rank (see rank.ts) and every term that leads to it. */
export interface Ranked {
  readonly rank: number
  readonly terms: ReadonlySet<string>
}

/** Yields the changes of the index when a record's terms or rank change; undefined stands for no record. */
export function differences(before: Ranked | undefined, now: Ranked | undefined): PostingChange[] {
  const moved = before?.rank !== now?.rank
  const changes: PostingChange[] = []
  if (before) {
    const terms = now && !moved ? without(before.terms, now.terms) : before.terms
    changes.push({ rank: before.rank, terms, added: false })
  }
  if (now) {
    const terms = before && !moved ? without(now.terms, before.terms) : now.terms
    changes.push({ rank: now.rank, terms, added: true })
  }
  return changes
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !some.has(one))
