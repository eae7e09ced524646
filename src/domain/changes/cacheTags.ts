import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionName } from '../../contract/resources/index.ts'

/**
 * What a kept answer is made of and what a write changes, under the same names: a write drops the answers that share a tag
 * with it, and no others (docs/decisions/0090-cache-tags.md).
 */

type Named = CollectionName | (string & {})

export const tags = {
  /** Anything of a collection. Every answer that shows some of it has this tag; dropped when nobody tells what was changed. */
  all: (collection: Named) => `${collection}*`,
  /** Which records a collection has, and what they say: its lists. */
  list: (collection: Named) => collection,
  /** Which records there are, whether or not visitors see them. */
  ids: (collection: Named) => `${collection}#`,
  /** A list of the records that refer to one other: of one category. */
  listBy: (collection: Named, field: string, value: unknown) => `${collection}/${field}=${value}`,
  /** Such lists, whichever record they refer to. */
  anyListBy: (collection: Named) => `${collection}/`,
  record: (collection: Named, id: number) => `${collection}:${id}`,
  /** One field of a record, for answers that show no other. */
  field: (collection: Named, id: number, field: string) => `${collection}:${id}.${field}`,
  /** What a search finds that looks for a word with this beginning. */
  word: (collection: Named, letters: string) => `${collection}~${letters}`,
  /** The same where that word is the rarest of those that it looks for. */
  rarestWord: (collection: Named, letters: string) => `${collection}!${letters}`,
  /** What a search finds by any word: dropped with every change of the index. */
  anyWords: (collection: Named) => `${collection}~`,
  /** The same for searches by some letters: dropped when too many words changed to name them. */
  manyWords: (collection: Named) => `${collection}~*`,
  /** A stored file. */
  file: (path: string) => `file ${path}`,
} as const

const reading = new AsyncLocalStorage<Set<string>>()

/** Does some work; gives what it gives and the tags of what it was made of. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ made: T; of: readonly string[] }> {
  const found = new Set<string>()
  const made = await reading.run(found, work)
  return { made, of: [...found] }
}

/** Notes what the answer that is being made is made of; without one, nothing. */
export function madeOf(...of: readonly string[]): void {
  const found = reading.getStore()
  if (found) for (const tag of of) found.add(tag)
}
