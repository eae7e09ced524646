import { sql } from 'kysely'
import { type Origen, type Version, type VersionWithValues, version } from '../../../contract/history.ts'
import type { Resource } from '../../../contract/resource.ts'
import { type CollectionName, collections } from '../../../contract/resources/index.ts'
import { ADMINISTRATION } from '../../../contract/texts/server.ts'
import type { Permit } from '../../access.ts'
import type { Db, Tx } from '../../db/types.ts'
import { notFound } from '../../errors.ts'
import type { ListPage, ListQuery } from '../lists.ts'

/**
 * The versions of a record. Entries keep what each replaced, so an older version is reckoned backwards: a field's value
 * as of a version is what the next entry of that field replaced, or the present value.
 */

/** A record as it is, which the caller was allowed to read. */
export interface Present {
  readonly id: number
  readonly created_at: string
}

/** The most versions that a list contains and counts. The others are found by their number. */
const MOST_LISTED = 10_000

/** Returns a page of the versions, the newest first unless `sort` says otherwise. */
export async function listVersions(
  db: Db | Tx,
  permit: Permit,
  name: CollectionName,
  present: Present,
  { page, perPage, sort }: Pick<ListQuery, 'page' | 'perPage' | 'sort'>,
): Promise<ListPage<Version>> {
  const [upwards, skipped] = [sort?.descending === false, (page - 1) * perPage]
  const first = await impliedCreation(db, name, present)
  const kept = await countVersions(db, name, present.id)
  const total = kept + first.length
  const before = upwards ? first.length : 0
  const offset = Math.max(0, skipped - before)
  const limit = Math.min(perPage - Math.max(0, before - skipped), kept - offset)
  const found =
    limit > 0
      ? await versionsOf(db, name, present.id)
          .orderBy('n', upwards ? 'asc' : 'desc')
          .limit(limit)
          .offset(offset)
          .execute()
      : []
  const rows = found.map((row) => shown(permit, row))
  const here = upwards ? skipped === 0 : skipped + perPage >= total && skipped < total
  const items = here ? (upwards ? [...first, ...rows] : [...rows, ...first]) : rows
  return { items, total }
}

/** Returns one version with the record's values as of then. Throws not_found. */
export async function readVersion(
  db: Db | Tx,
  permit: Permit,
  name: CollectionName,
  present: Present,
  n: number,
): Promise<VersionWithValues> {
  const row = await versionsOf(db, name, present.id).where('n', '=', n).executeTakeFirst()
  const [created] = row ? [] : await impliedCreation(db, name, present)
  const version = row ? shown(permit, row) : created?.n === n ? created : undefined
  if (!version) throw notFound()
  return { ...version, valores: await valuesAsOf(db, collections[name], present, n) }
}

/** Returns what a record's fields said as of version `n`, without counters. */
async function valuesAsOf(
  db: Db | Tx,
  { name, fields }: Resource,
  present: Present,
  n: number,
): Promise<Record<string, unknown>> {
  const names = Object.keys(fields).filter((field) => !fields[field]?.counted)
  const asked = sql.join(names.map((field) => sql`(cast(${field} as text))`))
  // One read of the index a field, however many versions there are.
  const { rows } = await sql<{ field: string; value: string | null }>`
    with asked(field) as (values ${asked})
    select field, (select value from replaced_value as later where later.collection = ${name}
      and later.record_id = ${present.id} and later.field = asked.field and later.n > ${n}
      order by later.n limit 1) as value from asked`.execute(db)
  const values = rows.map(({ field, value }): [string, unknown] => [
    field,
    value === null ? (Reflect.get(present, field) ?? null) : JSON.parse(value),
  ])
  return Object.fromEntries(values)
}

const versionsOf = (db: Db | Tx, name: CollectionName, id: number) =>
  db
    .selectFrom('activity')
    .leftJoin('user', 'user.id', 'activity.user_id')
    .select(['n', 'at', 'user.name as user', 'user.role', 'action', 'origen', 'lote', 'fields'])
    .where('collection', '=', name)
    .where('record_id', '=', id)
    .where('n', 'is not', null)

type Entry = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number]

/** What no person did. */
const BY_NOBODY: readonly (Origen | null)[] = ['programado', 'sistema', null]

/** Owners read no administrator's name. */
function shown({ owner }: Permit, { role, user, fields, n, origen, ...entry }: Entry): Version {
  const name = owner !== null && role === 'admin' ? ADMINISTRATION : user
  return {
    ...entry,
    n: n ?? 0,
    user: BY_NOBODY.includes(origen) ? null : name,
    action: version.shape.action.parse(entry.action),
    origen: origen ?? 'sistema',
    campos: fields.split(' ').filter(Boolean),
  }
}

async function countVersions(db: Db | Tx, name: CollectionName, id: number): Promise<number> {
  const some = db
    .selectFrom('activity')
    .select('n')
    .where('collection', '=', name)
    .where('record_id', '=', id)
    .where('n', 'is not', null)
    .limit(MOST_LISTED)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Version 1 of a record without an entry of its creation: it was made before versions were kept, or that entry is old.
 * Its values are known as long as the entry of version 2 is kept.
 */
async function impliedCreation(db: Db | Tx, name: CollectionName, present: Present): Promise<Version[]> {
  const { first } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.min('n').as('first'))
    .where('collection', '=', name)
    .where('record_id', '=', present.id)
    .where('n', 'is not', null)
    .executeTakeFirstOrThrow()
  if (first !== null && first !== 2) return []
  const nobody = { user: null, origen: 'sistema', lote: null } as const
  return [{ n: 1, at: present.created_at, action: 'create', campos: [], ...nobody }]
}
