import type { ItemOf } from '../../contract/item.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import type { Permit } from '../access.ts'
import { holdCaller } from '../accounts/caller.ts'
import { type RecordChange, recordActivity } from '../changes/activity.ts'
import { changedTags, noteChanged, reorderedTags } from '../changes/changedTags.ts'
import { changing } from '../changes/contentVersion.ts'
import type { Context } from '../context.ts'
import { refusing } from '../db/errors.ts'
import type { Tx } from '../db/types.ts'
import { Refusal } from '../errors.ts'
import { keep, loosen, stage, sweep } from '../files/store/ledger.ts'
import { countRecord } from '../limits/rations.ts'
import { noteShown, rememberPictures } from '../texts/textPictures.ts'
import { isoNow } from '../time.ts'
import { contentOf, createOnce } from './createOnce.ts'
import { createPrepare, type Input, type Prepared } from './input.ts'
import { filesOf } from './kinds/index.ts'
import type { ListPage, ListQuery } from './lists.ts'
import type { Store, StoredItem } from './store.ts'

/**
 * The records of one collection as the rest of the product uses them: a store's writes, with their files. Files are
 * prepared and checked before anything is written. From then on they follow their row.
 */
export interface Records<I> {
  readonly list: (permit: Permit, query: ListQuery) => Promise<ListPage<Partial<I> & { id: number }>>
  readonly ids: (permit: Permit, query: ListQuery) => Promise<ListPage<number>>
  readonly get: (permit: Permit, id: number) => Promise<StoredItem<I>>
  readonly create: (permit: Permit, input: Input, options?: CreateOptions) => Promise<StoredItem<I>>
  /**
   * `match`: the versions that the caller accepts as current; any when null. `seen`: the record, when it was just read.
   */
  readonly update: (
    permit: Permit,
    id: number,
    input: Input,
    match: IfMatch,
    seen?: StoredItem<{ id: number }>,
  ) => Promise<StoredItem<I>>
  readonly remove: (permit: Permit, id: number, match: IfMatch) => Promise<void>
  /** Puts the records into the order of `ids`, all or none. Returns the ids of those that moved. */
  readonly reorder: (permit: Permit, ids: readonly number[]) => Promise<number[]>
}

export type IfMatch = readonly number[] | null

export interface CreateOptions {
  /** The time of creation (ISO), for records published elsewhere before; now when absent. */
  readonly at?: string
  /** The key of a repeatable call: see createOnce.ts. */
  readonly key?: string | null
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

  return {
    list: refusing((permit, query) => store.list(db, permit, query)),
    ids: refusing((permit, query) => store.ids(db, permit, query)),
    get: refusing((permit, id) => store.get(db, permit, id)),
    create: refusing(async (permit, input, { at = isoNow(ctx), key = null } = {}) => {
      const asked =
        key === null ? null : { key, content: await contentOf(`${permit.audience} ${name}`, input) }
      return createOnce(ctx, permit, asked, async (mark) => {
        const prepared = await prepare(permit, input, null)
        return commit(permit, prepared, {
          run: (tx) =>
            mark(tx, async () => {
              await countRecord(ctx, tx, permit)
              return store.insert(tx, permit, prepared.values, at)
            }),
          changes: ({ item }) => [{ action: 'create', item }],
          changed: ({ item }) => changedTags(name, null, item),
          replaced: () => [],
        })
      })
    }),
    update: refusing(async (permit, id, input, match, seen) => {
      const { item, version } = seen ?? (await store.get(db, permit, id))
      if (match && !match.includes(version)) throw new Refusal('precondition_failed')
      const prepared = await prepare(permit, input, item)
      return commit(permit, prepared, {
        run: (tx) => store.update(tx, permit, id, prepared.values, isoNow(ctx), match),
        changes: (done) => [{ action: done.action ?? 'update', item: done.item, before: done.before }],
        changed: ({ before, item: now }) => changedTags(name, before, now),
        replaced: (done) => fileChanges(resource, done.before, done.item),
      })
    }),
    remove: refusing(async (permit, id, match) => {
      await commit(permit, nothing, {
        run: (tx) => store.remove(tx, permit, id, match),
        changes: ({ item }) => [{ action: 'remove', item }],
        changed: ({ item }) => changedTags(name, item, null),
        replaced: (done) => fileChanges(resource, done.item, {}),
      })
    }),
    reorder: refusing(async (permit, ids) => {
      const moved = await commit(permit, nothing, {
        run: (tx) => store.reorder(tx, permit, ids, isoNow(ctx)),
        changes: (done) =>
          done.map(({ id, title }) => ({
            action: 'update',
            item: { id, [resource.title]: title },
            fields: [resource.order],
          })),
        changed: (done) =>
          reorderedTags(
            name,
            done.map(({ id }) => id),
          ),
        replaced: () => [],
      })
      return moved.map(({ id }) => id)
    }),
  }
}

/** A write, its entry in the log, and the files that no row names after it. */
interface Work<T> {
  readonly run: (tx: Tx) => Promise<T>
  readonly changes: (done: T) => RecordChange[]
  /** The tags of what changed for visitors. */
  readonly changed: (done: T) => string[]
  readonly replaced: (done: T) => string[]
}

const nothing: Prepared = { values: {}, files: [], pictures: [] }

async function write<T>(
  ctx: Context,
  name: CollectionName,
  permit: Permit,
  prepared: Prepared,
  { run, changes, changed, replaced }: Work<T>,
): Promise<T> {
  const staged = await stage(ctx, prepared.files)
  try {
    const done = await changing(ctx, name, async (tx) => {
      const result = await run(tx)
      noteChanged(changed(result))
      await keep(tx, staged)
      await loosen(tx, replaced(result), isoNow(ctx))
      await rememberPictures(tx, prepared.pictures, isoNow(ctx))
      await noteShown(tx, prepared.values, isoNow(ctx))
      await recordActivity(tx, permit, name, changes(result), isoNow(ctx))
      return result
    })
    discard(ctx, replaced(done))
    return done
  } catch (error) {
    discard(ctx, staged)
    throw error
  }
}

/** Removes files immediately; when that fails, the next sweep removes them. */
function discard(ctx: Context, paths: readonly string[]): void {
  sweep(ctx, { paths }).catch((error) => ctx.report(error, 'removing files'))
}

/** Returns the stored files that `before` names and `after` does not. */
function fileChanges(resource: Resource, before: object, after: object): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const old: unknown = Reflect.get(before, name)
    return typeof old === 'string' && old !== Reflect.get(after, name)
      ? filesOf(resource.name, field, old)
      : []
  })
}
