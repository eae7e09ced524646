import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionName } from '../../contract/resources/index.ts'

/**
 * Tags name what a kept answer shows and what a write changes. A write drops the answers that share a tag with it, and
 * no others (docs/decisions/0090-cache-tags.md).
 */

type Named = CollectionName | (string & {})

export const tags = {
  /**
   * Every answer that shows something of a collection has this tag. Dropped when a write does not say what it changed.
   */
  all: (collection: Named) => `${collection}*`,
  /** A collection's lists: which records they have and what those say. */
  list: (collection: Named) => collection,
  /** Which records exist, whether or not visitors see them. */
  ids: (collection: Named) => `${collection}#`,
  /** The list of the records that refer to one other record, such as a category. */
  listBy: (collection: Named, field: string, value: unknown) => `${collection}/${field}=${value}`,
  /** All such lists, whichever record they refer to. */
  anyListBy: (collection: Named) => `${collection}/`,
  record: (collection: Named, id: number) => `${collection}:${id}`,
  /** One field of a record, for answers that show no other field. */
  field: (collection: Named, id: number, field: string) => `${collection}:${id}.${field}`,
  /** The results of searches for a word with this beginning. */
  word: (collection: Named, letters: string) => `${collection}~${letters}`,
  /** The same, where that word is the rarest in the search. */
  rarestWord: (collection: Named, letters: string) => `${collection}!${letters}`,
  /** The results of searches for any word: dropped with every change of the index. */
  anyWords: (collection: Named) => `${collection}~`,
  /** The same for searches by some letters: dropped when too many words changed to name them. */
  manyWords: (collection: Named) => `${collection}~*`,
  /** Whether there is a map of the city, and what it says about itself. */
  cityMap: 'cityMap',
  /** Which records filters find, and how many, in which order: dropped when what they ask of any record changes. */
  facets: (collection: Named) => `${collection}=`,
  /** A stored file. */
  file: (path: string) => `file ${path}`,
} as const

const reading = new AsyncLocalStorage<Set<string>>()

/** Runs `work`; returns its result and the tags that it noted. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ made: T; of: readonly string[] }> {
  const found = new Set<string>()
  try {
    const made = await reading.run(found, work)
    return { made, of: [...found] }
  } catch (error) {
    if (error instanceof Error) read.set(error, [...found])
    throw error
  }
}

/** The tags that work noted before it threw. */
const read = new WeakMap<Error, readonly string[]>()

/** Notes the tags of what failed: an answer that says that something is not there changes when it comes. */
export function madeOfFailed(error: unknown): void {
  if (error instanceof Error) madeOf(...(read.get(error) ?? []))
}

/** Notes tags of the answer that is being made; does nothing outside of one. */
export function madeOf(...of: readonly string[]): void {
  const found = reading.getStore()
  if (found) for (const tag of of) found.add(tag)
}
