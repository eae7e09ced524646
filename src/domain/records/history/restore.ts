import type { Version, VersionWithValues } from '../../../contract/history.ts'
import { type Resource, revisableFields } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { historyRefusals } from '../../../contract/texts/server.ts'
import type { BatchAnswer } from '../../../contract/views.ts'
import { actingBy, type Permit } from '../../access.ts'
import type { Context } from '../../context.ts'
import { invalidField } from '../../errors.ts'
import { each } from '../batch.ts'
import type { ListPage, ListQuery } from '../lists.ts'
import type { IfMatch, Records, Revised } from '../records.ts'
import { trashOfBatch } from './trash.ts'
import { listVersions, readVersion } from './versions.ts'

/** What people do with the history: they read the versions of a record that they may read, and bring back old values. */

type Item = { readonly id: number; readonly created_at: string }
/** The records of a collection, as far as the history needs them. */
type Some = Pick<Records<{ id: number }>, 'get' | 'revise' | 'restore'>
type All = { readonly [N in CollectionName]: Some }

export interface VersionRestore {
  readonly n: number
  /** The fields to restore; all when null. */
  readonly campos: readonly string[] | null
  readonly match: IfMatch
}

/** The versions of records. The calls throw not_found for what the permit does not show. */
export function createVersions(ctx: Context, records: All) {
  const { db } = ctx.database
  const present = async (permit: Permit, name: CollectionName, id: number): Promise<Item> => {
    const { item } = await records[name].get(permit, id)
    return { ...item, created_at: String(Reflect.get(item, 'created_at')) }
  }
  return {
    list: async (
      permit: Permit,
      name: CollectionName,
      id: number,
      query: Pick<ListQuery, 'page' | 'perPage' | 'sort'>,
    ): Promise<ListPage<Version>> => listVersions(db, permit, name, await present(permit, name, id), query),

    read: async (permit: Permit, name: CollectionName, id: number, n: number): Promise<VersionWithValues> =>
      readVersion(db, permit, name, await present(permit, name, id), n),

    /** Throws also precondition_failed, and invalid for fields that are unknown or never restored. */
    restore: async (
      permit: Permit,
      name: CollectionName,
      id: number,
      { n, campos, match }: VersionRestore,
    ): Promise<Revised<{ id: number }>> => {
      const { valores } = await readVersion(db, permit, name, await present(permit, name, id), n)
      const fields = fieldsToRestore(collections[name], permit, campos)
      const values = Object.fromEntries(fields.map((field) => [field, valores[field]]))
      return records[name].revise(actingBy(permit, { origen: 'restauracion' }), id, values, match)
    },
  }
}

/** Restores a record from the trash. Throws not_found when the entry was used up. */
export const restoreRecord = (
  records: Some,
  permit: Permit,
  entryId: number,
): Promise<Revised<{ id: number }>> => records.restore(actingBy(permit, { origen: 'restauracion' }), entryId)

/**
 * Restores what is left in the trash of the bulk removal to which an entry belongs; answers with the records' ids. Of
 * more than RESTORED_AT_ONCE the same call, repeated, restores the next.
 */
export async function restoreBatch(
  ctx: Context,
  records: All,
  permit: Permit,
  entryId: number,
): Promise<BatchAnswer> {
  const entries = new Map((await trashOfBatch(ctx, entryId)).map((entry) => [entry.id, entry]))
  const lote = entries.size > 1 ? crypto.randomUUID() : null
  const by = actingBy(permit, { origen: 'restauracion', lote })
  const { done, failed } = await each([...entries.keys()], async (id) => {
    const entry = entries.get(id)
    if (entry) await records[entry.collection].restore(by, id)
  })
  const recordOf = (id: number) => entries.get(id)?.record_id ?? id
  return { done: done.map(recordOf), failed: failed.map((one) => ({ ...one, id: recordOf(one.id) })) }
}

function fieldsToRestore(
  resource: Resource,
  { audience }: Permit,
  campos: readonly string[] | null,
): string[] {
  const possible = revisableFields(resource, audience).map(([name]) => name)
  if (campos === null) return possible
  if (campos.length === 0 || campos.some((name) => !possible.includes(name)))
    throw invalidField('campos', historyRefusals.restorable)
  return [...new Set(campos)]
}
