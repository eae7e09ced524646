import type { FieldErrors } from '../../contract/errors.ts'
import type { ItemOf } from '../../contract/item.ts'
import { isSame } from '../../contract/kinds/index.ts'
import { waitingFields } from '../../contract/proposals.ts'
import { type Resource, revisableFields } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { omitted as omittedTexts } from '../../contract/texts/server.ts'
import type { Permit } from '../access.ts'
import { holdCaller } from '../accounts/caller.ts'
import { changedTags, reorderedTags } from '../changes/changedTags.ts'
import type { Context } from '../context.ts'
import { lockRow } from '../db/dialect.ts'
import { refusing } from '../db/errors.ts'
import type { Tx } from '../db/types.ts'
import { invalidField, Refusal } from '../errors.ts'
import { discard } from '../files/store/ledger.ts'
import { countRecord } from '../limits/rations.ts'
import { isoNow } from '../time.ts'
import { contentOf, createOnce } from './createOnce.ts'
import { keepLostPointers } from './history/entries.ts'
import { isHeld } from './history/heldFiles.ts'
import { otherThan, revivedValues } from './history/revival.ts'
import { takeFromTrash } from './history/trash.ts'
import { createPrepare, type Input, type Prepared } from './input.ts'
import { storedKindOf } from './kinds/index.ts'
import type { ListPage, ListQuery } from './lists.ts'
import type { Store, StoredItem } from './store.ts'
import { nothing, type Work, write } from './write.ts'

/**
 * The records of one collection as the rest of the product uses them: a store's writes, with their files. Files are
 * prepared and checked before anything is written. From then on they follow their row.
 */
export interface Records<I> {
  readonly list: (permit: Permit, query: ListQuery) => Promise<ListPage<Partial<I> & { id: number }>>
  readonly ids: (permit: Permit, query: ListQuery) => Promise<ListPage<number>>
  readonly get: (permit: Permit, id: number) => Promise<StoredItem<I>>
  /** Returns the stored fields alone, for a write that follows. */
  readonly find: (permit: Permit, id: number) => Promise<StoredItem<I>>
  readonly create: (permit: Permit, input: Input, options?: CreateOptions) => Promise<StoredItem<I>>
  /** `match`: the versions that the caller accepts as current; any when null. */
  readonly update: (
    permit: Permit,
    id: number,
    input: Input,
    match: IfMatch,
    options?: UpdateOptions,
  ) => Promise<StoredItem<I>>
  /** Returns the id of its entry in the trash; null for a collection without one. */
  readonly remove: (permit: Permit, id: number, match: IfMatch) => Promise<number | null>
  /**
   * Gives a record values that its history or a proposal keeps, as answers show them, as far as they are still valid
   * and `permit` may type them. An update like any other, unless nothing changes. `within` runs in its transaction.
   */
  readonly revise: (
    permit: Permit,
    id: number,
    values: Readonly<Record<string, unknown>>,
    match: IfMatch,
    within?: Within,
  ) => Promise<Revised<I>>
  /** Restores a record from the trash. Throws not_found when its entry was used up. */
  readonly restore: (permit: Permit, trashId: number) => Promise<Revised<I>>
  /** Puts the records into the order of `ids`, all or none. Returns the ids of those that moved. */
  readonly reorder: (permit: Permit, ids: readonly number[]) => Promise<number[]>
}

/** Work in the transaction of a revision, with what that leaves out. What it throws undoes the write. */
export type Within = (tx: Tx, omitted: FieldErrors) => Promise<void>

/** A record after old values were given back to it. `omitted` says by field what could not be, and why. */
export interface Revised<I> extends StoredItem<I> {
  readonly omitted: FieldErrors
}

export type IfMatch = readonly number[] | null

export interface CreateOptions {
  /** The time of creation (ISO), for records published elsewhere before; now when absent. */
  readonly at?: string
  /** The key of a repeatable call: see createOnce.ts. */
  readonly key?: string | null
}

export interface UpdateOptions {
  /** Which fields it may set; those of an ordinary update when absent. */
  readonly action?: 'update' | 'full'
  /** The record, when it was just read. */
  readonly seen?: StoredItem<{ id: number }> | undefined
}

/**
 * Creates the records of a collection. Its calls throw what the store throws, invalid for input that breaks a rule,
 * unavailable when storage fails.
 */
export function createRecords<N extends CollectionName>(
  ctx: Context,
  name: N,
  store: Store<ItemOf<N>>,
): Records<ItemOf<N>> {
  const resource: Resource = collections[name]
  const { db } = ctx.database
  const prepare = createPrepare(ctx, resource)
  const commit = <T>(permit: Permit, prepared: Prepared, work: Work<T>) =>
    write(ctx, name, permit, prepared, {
      ...work,
      run: async (tx) => {
        await store.takeTurn?.(tx)
        await holdCaller(ctx, tx, permit.caller)
        return work.run(tx)
      },
    })
  const commitUpdate = async (
    permit: Permit,
    id: number,
    prepared: Prepared,
    match: IfMatch,
    within?: Within,
    omitted: FieldErrors = {},
  ): Promise<StoredItem<ItemOf<N>>> => {
    const { done } = await commit(permit, prepared, {
      run: async (tx) => {
        await requireFiles(tx, name, id, prepared.kept)
        const changed = await store.update(tx, permit, id, prepared.values, isoNow(ctx), match)
        await within?.(tx, omitted)
        return changed
      },
      change: ({ action = 'update', item, before }) => ({ action, item, before }),
      changed: ({ before, item: now, unwritten }) => (unwritten ? [] : changedTags(name, before, now)),
    })
    discard(ctx, done.released ?? [])
    return done
  }

  return {
    list: refusing((permit, query) => store.list(db, permit, query)),
    ids: refusing((permit, query) => store.ids(db, permit, query)),
    get: refusing((permit, id) => store.get(db, permit, id)),
    find: refusing((permit, id) => store.find(db, permit, id)),
    create: refusing(async (permit, input, { at = isoNow(ctx), key = null } = {}) => {
      const asked =
        key === null ? null : { key, content: await contentOf(`${permit.audience} ${name}`, input) }
      return createOnce(ctx, permit, asked, async (mark) => {
        const prepared = await prepare(permit, 'create', input, null)
        const { done } = await commit(permit, prepared, {
          run: (tx) =>
            mark(tx, async () => {
              await countRecord(ctx, tx, permit)
              return store.insert(tx, permit, prepared.values, at)
            }),
          change: ({ item }) => ({ action: 'create', item }),
          changed: ({ item }) => changedTags(name, null, item),
        })
        return done
      })
    }),
    update: refusing(async (permit, id, input, match, { action = 'update', seen } = {}) => {
      const { item, version } = seen ?? (await store.find(db, permit, id))
      requireVersion(version, match)
      return commitUpdate(permit, id, await prepare(permit, action, input, item), match)
    }),
    revise: refusing(async (permit, id, values, match, within) => {
      const omitted: FieldErrors = {}
      for (;;) {
        const { item, version } = await store.get(db, permit, id)
        requireVersion(version, match)
        const asked = differences(resource, permit, values, item).filter(([field]) => !omitted[field])
        if (asked.length === 0) {
          await alone(ctx, permit, within && ((tx) => within(tx, omitted)))
          return { item, version, omitted }
        }
        try {
          const prepared = await prepare.revision(permit, Object.fromEntries(asked))
          return { ...(await commitUpdate(permit, id, prepared, match, within, omitted)), omitted }
        } catch (error) {
          // What is not valid any more is left out, and the rest is tried again.
          const refused = error instanceof Refusal ? Object.entries(error.errors ?? {}) : []
          const known = refused.flatMap(([key, messages]) => {
            const [field = ''] = key.split('.')
            return asked.some(([one]) => one === field) ? [[field, messages] as const] : []
          })
          if (known.length === 0) throw error
          Object.assign(omitted, Object.fromEntries(known))
        }
      }
    }),
    remove: refusing(async (permit, id, match) => {
      const { entry } = await commit(permit, nothing, {
        run: (tx) => store.remove(tx, permit, id, match),
        change: ({ item, version, place }) => ({ action: 'remove', item, removed: { version, place } }),
        changed: ({ item }) => changedTags(name, item, null),
      })
      return entry
    }),
    restore: refusing(async (permit, trashId) => {
      const { done } = await commit(permit, nothing, {
        run: async (tx) => {
          const { entry, values } = await takeFromTrash(ctx, tx, permit, name, trashId)
          const revived = await revivedValues(tx, resource, values, isoNow(ctx))
          const former = { ...entry, id: entry.record_id }
          const made = await store.insert(tx, permit, revived.values, isoNow(ctx), former)
          await keepLostPointers(tx, resource, made.item.id, revived)
          return {
            ...made,
            omitted: { ...revived.omitted, ...otherThan(resource, revived.values, made.item) },
          }
        },
        change: ({ item }) => ({ action: 'create', item }),
        changed: ({ item }) => changedTags(name, null, item),
      })
      return done
    }),
    reorder: refusing(async (permit, ids) => {
      const { done } = await commit(permit, nothing, {
        run: (tx) => store.reorder(tx, permit, ids, isoNow(ctx)),
        change: () => null,
        changed: (moved) =>
          reorderedTags(
            name,
            moved.map(({ id }) => id),
          ),
      })
      return done.map(({ id }) => id)
    }),
  }
}

function requireVersion(version: number, match: IfMatch): void {
  if (match && !match.includes(version)) throw new Refusal('precondition_failed')
}

/**
 * Returns the values that a revision may set and that the record does not have already, or that something else waits to
 * replace.
 */
const differences = (
  resource: Resource,
  { audience }: Permit,
  values: Readonly<Record<string, unknown>>,
  item: object,
): [string, unknown][] => {
  const waiting = waitingFields(item)
  return revisableFields(resource, audience).flatMap(([name, field]): [string, unknown][] => {
    const [value, now]: unknown[] = [values[name], Reflect.get(item, name)]
    if (value === undefined || (isSame(field, value, now) && !waiting.includes(name))) return []
    return [[name, storedKindOf(field).rows?.replacing?.(value, now) ?? value]]
  })
}

/** Runs what belongs to a write in a transaction of its own, when there is nothing to write. */
const alone = (ctx: Context, permit: Permit, within?: (tx: Tx) => Promise<void>): Promise<void> =>
  ctx.database.db.transaction().execute(async (tx) => {
    await holdCaller(ctx, tx, permit.caller)
    await within?.(tx)
  })

/** Throws invalid for files that nothing of the record named until this write, since they may be gone. */
async function requireFiles(
  tx: Tx,
  name: CollectionName,
  id: number,
  files: Prepared['kept'],
): Promise<void> {
  if (files.length > 0) await lockRow(tx, name, id)
  for (const { key, file } of files)
    if (!(await isHeld(tx, { collection: name, record_id: id }, file)))
      throw invalidField(key, omittedTexts.file)
}
