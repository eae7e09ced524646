import { AsyncLocalStorage } from 'node:async_hooks'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { isVisible } from '../views/visible.ts'
import { tags } from './cacheTags.ts'

/** What a write changes of what visitors see, in the names that kept answers have for what they are made of. */

interface Told {
  readonly found: Set<string>
  /** Somebody has told what became of the records. */
  complete: boolean
}

const writing = new AsyncLocalStorage<Told>()

/** Does a write of a collection; `changed` gives the tags of what it has told so far, or of all of the collection. */
export function following<T>(
  collection: CollectionName,
  work: (changed: () => readonly string[]) => Promise<T>,
): Promise<T> {
  const told: Told = { found: new Set(), complete: false }
  return writing.run(told, () => work(() => (told.complete ? [...told.found] : [tags.all(collection)])))
}

/** Tells what the write under way changes of its records. One that never tells is taken to change all of its collection. */
export function tellChanged(found: readonly string[]): void {
  const told = writing.getStore()
  if (!told) return
  told.complete = true
  for (const tag of found) told.found.add(tag)
}

/** Tells of some words under which searches find other records than before, or in another order. */
export function tellIndexed(found: readonly string[]): void {
  for (const tag of found) writing.getStore()?.found.add(tag)
}

type Some = { readonly id: number } & object

/** The tags of a record's change: from nothing when it is new, to nothing when it is removed. */
export function changedTags(name: CollectionName, was: Some | null, is: Some | null): string[] {
  const before = was && isVisible(was) ? was : null
  const now = is && isVisible(is) ? is : null
  const ids = was && is ? [] : [tags.ids(name)]
  const records = [before, now].filter((record) => record !== null)
  const [{ id } = { id: 0 }] = records
  if (records.length === 0) return ids
  const { fields }: Resource = collections[name]
  const changed = before
    ? Object.keys(fields).filter((field) => now === null || differs(field, before, now))
    : []
  const references = Object.entries(fields).filter(([, field]) => field.to)
  return [
    ...ids,
    tags.list(name),
    tags.record(name, id),
    ...changed.map((field) => tags.field(name, id, field)),
    ...records.flatMap((record) =>
      references.map(([field]) => tags.listBy(name, field, Reflect.get(record, field))),
    ),
  ]
}

/** The tags of records that stand elsewhere in their lists. Searches that show it are told by the index. */
export const reorderedTags = (name: CollectionName, ids: readonly number[]): string[] =>
  ids.length === 0
    ? []
    : [
        tags.list(name),
        tags.anyListBy(name),
        ...ids.flatMap((id) => [tags.record(name, id), tags.field(name, id, collections[name].order)]),
      ]

const differs = (field: string, one: object, other: object): boolean =>
  Reflect.get(one, field) !== Reflect.get(other, field)
