import type { ActivityAction } from '../../contract/activity.ts'
import type { ItemOf } from '../../contract/item.ts'
import { isSame } from '../../contract/kinds/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { fold } from '../../contract/spanish/spanish.ts'
import type { Permit } from '../access.ts'
import { tags } from '../changes/cacheTags.ts'
import { noteChanged } from '../changes/changedTags.ts'
import type { Db, Dialect, Tx } from '../db/types.ts'
import { notFound, Refusal } from '../errors.ts'
import { checkReferences, checkUnique, explained } from './checks.ts'
import { keepPointers } from './history/entries.ts'
import { returnPointers } from './history/revival.ts'
import { type Conditions, type ListPage, type ListQuery, selectIds, selectPage } from './lists.ts'
import { type Moved, reorderRows } from './reorder.ts'
import { settleRows, writeRows } from './rowFields.ts'
import { fromRow, selected, toRow } from './rows.ts'
import { settleTimes } from './setTimes.ts'
import { keepSlug, takeSlug } from './slugs.ts'

/**
 * The CRUD of every collection. Writes run in the caller's transaction and take a permit. The rules of single resources
 * are in `resources/`, which wraps a store.
 */

// biome-ignore lint/suspicious/noExplicitAny: Kysely cannot type a table that is chosen at run time.
type AnyDb = any

export interface StoredItem<I> {
  readonly item: I
  /** The number of the record's updates. */
  readonly version: number
  /** Whether part of an update waits for approval (domain/proposals). */
  readonly waits?: boolean
}

export interface Changed<I> extends StoredItem<I> {
  readonly before: I
  /** The row was not written, because all of the update waits for approval. */
  readonly unwritten?: true
  /** Files that nothing names any more. */
  readonly released?: readonly string[]
  /** The log's name for the change, when it is not 'update'. */
  readonly action?: ActivityAction
}

/** A removed record, and its place in the list if it had one. */
export interface Removed<I> extends StoredItem<I> {
  readonly place: number | null
}

/** What the row of a removed record had besides its values. */
export interface FormerRow {
  readonly id: number
  readonly version: number
  readonly place: number | null
  readonly created_at: string
}

export type RecordValues = Record<string, unknown>

export interface Store<I> {
  /** Runs first in a transaction that writes: waits for writes that must not run at the same time. */
  readonly takeTurn?: (tx: Tx) => Promise<void>
  readonly list: (
    db: Db | Tx,
    permit: Permit,
    query: ListQuery,
  ) => Promise<ListPage<Partial<I> & { id: number }>>
  /** Returns only the ids of all pages of a list, up to a bound. */
  readonly ids: (db: Db | Tx, permit: Permit, query: ListQuery) => Promise<ListPage<number>>
  readonly get: (db: Db | Tx, permit: Permit, id: number) => Promise<StoredItem<I>>
  /** Returns the fields alone, for a write that follows. */
  readonly find: (db: Db | Tx, permit: Permit, id: number) => Promise<StoredItem<I>>
  /**
   * Returns what an update of a record with these values would store. Throws what it would throw for references and
   * unique fields.
   */
  readonly check: (tx: Tx, item: I, values: RecordValues) => Promise<RecordValues>
  /** `returning`: for a record that comes back from the trash, what its row was besides its values. */
  readonly insert: (
    tx: Tx,
    permit: Permit,
    values: RecordValues,
    now: string,
    returning?: FormerRow,
  ) => Promise<StoredItem<I>>
  /** `match`: the versions that the caller accepts as current; any when null. */
  readonly update: (
    tx: Tx,
    permit: Permit,
    id: number,
    values: RecordValues,
    now: string,
    match: readonly number[] | null,
  ) => Promise<Changed<I>>
  readonly remove: (
    tx: Tx,
    permit: Permit,
    id: number,
    match: readonly number[] | null,
  ) => Promise<Removed<I>>
  /** Puts the records into the order of `ids`. Returns those that moved. */
  readonly reorder: (tx: Tx, permit: Permit, ids: readonly number[], now: string) => Promise<Moved[]>
}

/** Returns the store of one collection. Its calls throw not_found, precondition_failed and invalid. */
export function createStore<N extends CollectionName>(name: N, dialect: Dialect): Store<ItemOf<N>> {
  const resource: Resource = collections[name]
  const shown = (db: AnyDb) => ['version', ...selected(db, resource)]
  const rowOf = (db: AnyDb, permit: Permit, id: number): AnyDb =>
    owned(db.selectFrom(name).select(shown(db)), permit).where('id', '=', id)

  const foundIn = (row: AnyDb): StoredItem<ItemOf<N>> => {
    if (!row) throw notFound()
    return { item: fromRow(resource, row), version: row.version }
  }

  /** Reads and locks the record until the transaction ends. SQLite has one writer at a time anyway. */
  const current = async (tx: AnyDb, permit: Permit, id: number, match: readonly number[] | null) => {
    const select = rowOf(tx, permit, id)
    const held = dialect === 'postgres' ? select.forNoKeyUpdate() : select
    const found = foundIn(await held.executeTakeFirst())
    if (match && !match.includes(found.version)) throw new Refusal('precondition_failed')
    return found
  }

  const find = async (db: AnyDb, permit: Permit, id: number) =>
    foundIn(await rowOf(db, permit, id).executeTakeFirst())

  return {
    list: (db, permit, query) => selectPage(db, resource, ownedBy(permit), query),
    ids: (db, permit, query) => selectIds(db, resource, ownedBy(permit), query),
    get: find,
    find,
    check: async (tx, item, values) => {
      const { values: settled } = await settleRows(tx, resource, item, values)
      const changed = differing(resource, item, settled)
      await checkReferences(tx, resource, changed)
      await checkUnique(tx, resource, changed, item.id)
      return settled
    },

    insert: async (tx: AnyDb, permit, values, now, returning) => {
      const timed = settleTimes(resource, permit, null, { ...initialValues(resource), ...values }, now)
      const { values: complete, rows } = await settleRows(tx, resource, null, timed)
      await checkReferences(tx, resource, complete)
      await checkUnique(tx, resource, complete, null)
      const slug =
        resource.fields.slug &&
        (returning
          ? await keepSlug(tx, resource, complete, dialect)
          : await takeSlug(tx, resource, complete, dialect))
      const row = (taken = slug?.taken) => {
        const record = { ...complete, ...(taken !== undefined && { slug: taken }) }
        return { ...toRow(resource, record), search_text: searchText(resource, record) }
      }
      const made = await explained(resource, complete, () =>
        tx
          .insertInto(name)
          .values({ ...row(), created_at: now, updated_at: now, ...(returning && formerRow(returning)) })
          .returning(shown(tx))
          .executeTakeFirst(),
      )
      const { id } = foundIn(made).item
      await writeRows(tx, resource, id, rows, true)
      // What pointed to a record before it was removed points to it again.
      if (returning) noteChanged(await returnPointers(tx, name, returning.id))
      if (!slug?.byId) return withRows(foundIn(made), complete, rows)
      const named = tx.updateTable(name).set(row(await slug.byId(id)))
      return foundIn(await named.where('id', '=', id).returning(shown(tx)).executeTakeFirst())
    },

    update: async (tx: AnyDb, permit, id, values, now, match) => {
      const { item: before, version } = await current(tx, permit, id, match)
      const timed = settleTimes(resource, permit, before, values, now)
      const { values: settled, rows } = await settleRows(tx, resource, before, timed)
      const changed = differing(resource, before, settled)
      await checkReferences(tx, resource, changed)
      await checkUnique(tx, resource, changed, id)
      const after = await explained(resource, changed, () =>
        tx
          .updateTable(name)
          .set({
            ...toRow(resource, changed),
            // In this statement, because PostgreSQL checks references again when a transaction writes a row twice. It
            // would then wait for the removal of a category, which waits for this row.
            search_text: searchText(resource, { ...before, ...changed }),
            updated_at: now,
            version: version + 1,
          })
          .where('id', '=', id)
          .returning(shown(tx))
          .executeTakeFirst(),
      )
      await writeRows(tx, resource, id, rows, false)
      return { ...withRows(foundIn(after), changed, rows), before }
    },

    remove: async (tx: AnyDb, permit, id, match) => {
      const found = await current(tx, permit, id, match)
      noteChanged((await keepPointers(tx, name, id)).map(tags.list))
      const removal = tx.deleteFrom(name).where('id', '=', id)
      const gone = await (hasPlace(resource) ? removal.returning('place') : removal).executeTakeFirst()
      return { ...found, place: gone?.place ?? null }
    },

    reorder: (tx, permit, ids, now) => reorderRows(tx, resource, permit, ids, now),
  }
}

const differing = ({ fields }: Resource, item: object, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields[name]
      return field && !isSame(field, value, Reflect.get(item, name))
    }),
  )

/** The record as its row says, with the lists that were written after it. */
const withRows = <I extends object>(
  stored: StoredItem<I>,
  values: RecordValues,
  rows: ReadonlyMap<string, unknown>,
): StoredItem<I> => {
  const written = [...rows.keys()].map((name) => [name, values[name]])
  return { ...stored, item: { ...stored.item, ...Object.fromEntries(written) } }
}

/** Tables whose lists have an order of their own also have places in it: see reorder.ts. */
const hasPlace = ({ order }: Resource): boolean => order !== 'id'

/** Its version goes on counting, so that no copy of the time before it was removed counts as current. */
const formerRow = ({ id, created_at, place, version }: FormerRow) => ({
  id,
  created_at,
  version: version + 1,
  ...(place !== null && { place }),
})

const ownedBy = ({ owner }: Permit): Conditions => (owner === null ? {} : { user_id: owner })

const owned = (query: AnyDb, permit: Permit) =>
  permit.owner === null ? query : query.where('user_id', '=', permit.owner)

const initialValues = (resource: Resource): RecordValues =>
  Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, field.initial ?? null]))

const searchedFields = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.searched)
    .map(([name]) => name)

const searchText = (resource: Resource, record: RecordValues): string =>
  fold(
    searchedFields(resource)
      .map((name) => record[name] ?? '')
      .join(' \n '),
  )
