import { AsyncLocalStorage } from 'node:async_hooks'
import { isSame } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Ref } from '../../contract/values/refs.ts'
import { isVisible } from '../views/visible.ts'
import { tags } from './cacheTags.ts'

/** Collects the tags of what a write changes for visitors. Kept answers have the same tags. */

interface Noted {
  readonly found: Set<string>
  /** Whether the write has said what it changed in its records. */
  complete: boolean
}

const writing = new AsyncLocalStorage<Noted>()

/**
 * Runs a write of a collection. `changed` returns the tags noted so far, or that of the whole collection if none were.
 */
export function collectingChanges<T>(
  collection: CollectionName,
  work: (changed: () => readonly string[]) => Promise<T>,
): Promise<T> {
  const noted: Noted = { found: new Set(), complete: false }
  return writing.run(noted, () => work(() => (noted.complete ? [...noted.found] : [tags.all(collection)])))
}

/**
 * Notes what the present write changes in its records. Without it, the write counts as a change of the whole
 * collection.
 */
export function noteChanged(found: readonly string[]): void {
  const noted = writing.getStore()
  if (!noted) return
  noted.complete = true
  for (const tag of found) noted.found.add(tag)
}

/** Notes the words whose search results changed in content or order. */
export function noteIndexed(found: readonly string[]): void {
  for (const tag of found) writing.getStore()?.found.add(tag)
}

type Some = { readonly id: number } & object

/** Returns the tags of a record's change; `was` is null for a new record, `is` for a removed one. */
export function changedTags(name: CollectionName, was: Some | null, is: Some | null): string[] {
  const resource: Resource = collections[name]
  const before = was && isVisible(resource, was) ? was : null
  const now = is && isVisible(resource, is) ? is : null
  const ids = was && is ? [] : [tags.ids(name)]
  const records = [before, now].filter((record) => record !== null)
  const [{ id } = { id: 0 }] = records
  if (records.length === 0) return ids
  const { fields } = resource
  const changed = before
    ? Object.entries(fields).flatMap(([name, field]) =>
        now === null || !isSame(field, Reflect.get(before, name), Reflect.get(now, name)) ? [name] : [],
      )
    : []
  const references = Object.entries(fields).filter(([, field]) => field.to)
  const lists = Object.keys(fields).filter(
    (field) => Array.isArray(Reflect.get(records[0] ?? {}, field)) && fields[field]?.toMany,
  )
  return [
    ...ids,
    tags.list(name),
    tags.record(name, id),
    ...changed.map((field) => tags.field(name, id, field)),
    ...records.flatMap((record) =>
      references.map(([field]) => tags.listBy(name, field, Reflect.get(record, field))),
    ),
    ...records.flatMap((record) => lists.flatMap((field) => tagsOfList(name, field, record))),
  ]
}

/** Returns the tags of records that changed their position in lists. The index notes the searches that show it. */
export const reorderedTags = (name: CollectionName, ids: readonly number[]): string[] =>
  ids.length === 0
    ? []
    : [
        tags.list(name),
        tags.anyListBy(name),
        ...ids.flatMap((id) => [tags.record(name, id), tags.field(name, id, collections[name].order)]),
      ]

/** The lists of the records whose lists of references have one record. */
const tagsOfList = (name: CollectionName, field: string, record: object): string[] =>
  refsIn(Reflect.get(record, field)).map(({ id }) => tags.listBy(name, field, id))

const refsIn = (value: unknown): Ref[] => (Array.isArray(value) ? value : [])
