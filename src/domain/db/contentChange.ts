import { tags as names } from '../changes/cacheTags.ts'

/** How the nodes of a PostgreSQL site tell one another of changed content, and know when they missed some. */

/** Where they tell it. */
export const CONTENT_CHANNEL = 'zocalo_content'

/** A write as its node counted it: the how manieth of one of its connections. */
export interface CountedChange {
  readonly node: string
  readonly slot: number
  readonly n: number
}

export interface ContentChange extends CountedChange {
  readonly tags: readonly string[]
}

/** PostgreSQL hands on less than 8000 bytes at a time. */
const MOST_BYTES = 7900

/** One that changes too much to be named is told as a change of all its collections. */
export function writeChange({ node, slot, n, tags }: ContentChange): string {
  const write = (some: readonly string[]) => `${node} ${slot} ${n} ${JSON.stringify(some)}`
  const text = write(tags)
  if (Buffer.byteLength(text) <= MOST_BYTES) return text
  return write([...new Set(tags.map((tag) => names.all(/^\w+/.exec(tag)?.[0] ?? tag)))])
}

/** Null for what a node of another version tells. */
export function readChange(text: string): ContentChange | null {
  const [, node, slot, n, tags] = /^(\S+) (\d+) (\d+) (\[.*\])$/.exec(text) ?? []
  if (node === undefined || tags === undefined) return null
  return { node, slot: Number(slot), n: Number(n), tags: JSON.parse(tags) }
}

/** Which of the other nodes' changes this one has heard of. */
export interface Heard {
  readonly hear: (change: CountedChange) => void
  /** Whether there is one among these counts that it has not heard of. */
  readonly missed: (counts: readonly CountedChange[]) => boolean
  /** From now on all up to these counts are taken for heard. */
  readonly accept: (counts: readonly CountedChange[]) => void
}

export function createHeard(): Heard {
  /** Up to where all of a row's changes are known, and those beyond that were heard of. */
  const known = new Map<string, { upTo: number; beyond: Set<number> }>()
  const rowOf = ({ node, slot }: CountedChange) => {
    const key = `${node} ${slot}`
    const row = known.get(key) ?? { upTo: 0, beyond: new Set<number>() }
    known.set(key, row)
    return row
  }
  return {
    hear: (change) => {
      rowOf(change).beyond.add(change.n)
    },
    missed: (counts) =>
      counts.some((count) => {
        const { upTo, beyond } = rowOf(count)
        // Counting begins anew when the counts are gathered (contentVersion.ts).
        const from = count.n < upTo ? 0 : upTo
        if (count.n - from > beyond.size) return true
        for (let n = from + 1; n <= count.n; n++) if (!beyond.has(n)) return true
        return false
      }),
    accept: (counts) => {
      const still = new Set(counts.map(({ node, slot }) => `${node} ${slot}`))
      // Those that were gathered: their numbers will come again.
      for (const key of known.keys()) if (!still.has(key)) known.delete(key)
      for (const count of counts) {
        const row = rowOf(count)
        row.upTo = count.n
        for (const n of row.beyond) if (n <= count.n) row.beyond.delete(n)
      }
    },
  }
}
