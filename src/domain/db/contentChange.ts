import { tags as names } from '../changes/cacheTags.ts'

/** How the nodes of a PostgreSQL site notify each other of changed content, and detect missed notifications. */

/** The channel of these notifications. */
export const CONTENT_CHANNEL = 'zocalo_content'

/** A write as its node counted it: number `n` of one of its connections. */
export interface CountedChange {
  readonly node: string
  readonly slot: number
  readonly n: number
}

export interface ContentChange extends CountedChange {
  readonly tags: readonly string[]
}

/** PostgreSQL limits a notification to less than 8000 bytes. */
const MOST_BYTES = 7900

/** Writes a notification. A change with too many tags is written as one of all its collections. */
export function writeChange({ node, slot, n, tags }: ContentChange): string {
  const write = (some: readonly string[]) => `${node} ${slot} ${n} ${JSON.stringify(some)}`
  const text = write(tags)
  if (Buffer.byteLength(text) <= MOST_BYTES) return text
  return write([...new Set(tags.map((tag) => names.all(/^\w+/.exec(tag)?.[0] ?? tag)))])
}

/** Reads a notification; null for one of a node of another version. */
export function readChange(text: string): ContentChange | null {
  const [, node, slot, n, tags] = /^(\S+) (\d+) (\d+) (\[.*\])$/.exec(text) ?? []
  if (node === undefined || tags === undefined) return null
  return { node, slot: Number(slot), n: Number(n), tags: JSON.parse(tags) }
}

/** The changes of other nodes that this one has received. */
export interface ReceivedChanges {
  readonly receive: (change: CountedChange) => void
  /** Whether these counts include a change that it has not received. */
  readonly missed: (counts: readonly CountedChange[]) => boolean
  /** Counts all changes up to these counts as received. */
  readonly accept: (counts: readonly CountedChange[]) => void
}

export function createReceivedChanges(): ReceivedChanges {
  /** For each row: all changes up to `upTo` are known, and so are those in `beyond`. */
  const known = new Map<string, { upTo: number; beyond: Set<number> }>()
  const rowOf = ({ node, slot }: CountedChange) => {
    const key = `${node} ${slot}`
    const row = known.get(key) ?? { upTo: 0, beyond: new Set<number>() }
    known.set(key, row)
    return row
  }
  return {
    receive: (change) => {
      rowOf(change).beyond.add(change.n)
    },
    missed: (counts) =>
      counts.some((count) => {
        const { upTo, beyond } = rowOf(count)
        // The counts restart when they are added up (contentVersion.ts).
        const from = count.n < upTo ? 0 : upTo
        if (count.n - from > beyond.size) return true
        for (let n = from + 1; n <= count.n; n++) if (!beyond.has(n)) return true
        return false
      }),
    accept: (counts) => {
      const still = new Set(counts.map(({ node, slot }) => `${node} ${slot}`))
      // Rows that were added up start again with the same numbers.
      for (const key of known.keys()) if (!still.has(key)) known.delete(key)
      for (const count of counts) {
        const row = rowOf(count)
        row.upTo = count.n
        for (const n of row.beyond) if (n <= count.n) row.beyond.delete(n)
      }
    },
  }
}
