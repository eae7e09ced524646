import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import type { Permit } from '../access.ts'
import { isOneOf, isPostgres } from '../db/dialect.ts'
import type { Tx } from '../db/types.ts'
import { notFound } from '../errors.ts'

/**
 * Puts some records of a list into another order. A record stands by its order field, then by its place, then by its
 * id; the place is the id until somebody moves the record. The named records exchange their positions and no other is
 * touched, so all others keep their sequence even among equal orders, and a move costs the same in a list of a million
 * (docs/decisions/0085).
 */

/** A record whose position changed. */
export interface Moved {
  readonly id: number
  readonly title: string
  /** Whether its order field changed; otherwise only its place among equal orders did. */
  readonly renumbered: boolean
}

/** Returns the ids of the records whose order field changed. The search index has to follow those. */
export const renumberedIds = (moved: readonly Moved[]): number[] =>
  moved.filter(({ renumbered }) => renumbered).map(({ id }) => id)

interface Slot {
  readonly order: number
  readonly place: number
}

interface Standing extends Slot {
  readonly id: number
  readonly title: string
}

const MOST = 2_147_483_647

/**
 * Returns the moved records. Throws not_found when one of the ids does not exist. Runs three or four statements for any
 * number of records.
 */
export async function reorderRows(
  tx: Tx,
  resource: Resource,
  permit: Permit,
  ids: readonly number[],
  now: string,
): Promise<Moved[]> {
  const rows = (await locked(tx, resource, permit, ids)).toSorted(
    (a, b) => a.order - b.order || a.place - b.place || a.id - b.id,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const slots = ids.every((id, index) => id === rows[index]?.id) ? rows : await slotsFor(tx, resource, rows)
  const moves = ids.flatMap((id, index) => {
    const [row, slot] = [known.get(id), slots[index]]
    if (!row || !slot) throw notFound()
    const place = slot.place ?? row.place
    return row.order === slot.order && row.place === place ? [] : [{ row, order: slot.order, place }]
  })
  if (moves.length > 0) await write(tx, resource, moves, now)
  return moves.map(({ row: { id, title, order: before }, order }) => ({
    id,
    title,
    renumbered: order !== before,
  }))
}

/**
 * Reads and locks the records: on PostgreSQL other writers of them wait until the transaction ends. Locks them in the
 * order of their ids, to avoid a deadlock of two who reorder the same records.
 */
async function locked(
  tx: Tx,
  { name, title, order }: Resource,
  permit: Permit,
  ids: readonly number[],
): Promise<Standing[]> {
  const own = permit.owner === null ? sql`` : sql`and user_id = ${permit.owner}`
  const { rows } = await sql<Standing>`
    select id, ${sql.ref(title)} as title, ${sql.ref(order)} as "order", place from ${sql.table(name)}
    where ${isOneOf(tx, 'id', ids)} ${own} order by id ${isPostgres(tx) ? sql`for no key update` : sql``}`.execute(
    tx,
  )
  return rows
}

/**
 * Returns the new positions for records given in their present order. Spreads equal orders to different numbers when no
 * other record stands between those numbers, and then keeps the places. Otherwise keeps the numbers and uses the
 * places.
 */
async function slotsFor(
  tx: Tx,
  resource: Resource,
  slots: readonly Standing[],
): Promise<readonly { order: number; place?: number }[]> {
  const apart: number[] = []
  for (const { order } of slots) apart.push(Math.max(order, (apart.at(-1) ?? -1) + 1))
  const [first = 0, last = 0] = [apart.at(0), apart.at(-1)]
  const differ = slots.every(({ order }, index) => order === apart[index])
  if (differ || last > MOST || (await othersBetween(tx, resource, slots, first, last))) return slots
  return apart.map((order) => ({ order }))
}

/** Whether other records stand in this range. Reads no more of the index than the records themselves take up. */
async function othersBetween(
  tx: Tx,
  { name, order }: Resource,
  rows: readonly Standing[],
  first: number,
  last: number,
): Promise<boolean> {
  const among = isOneOf(
    tx,
    'id',
    rows.map(({ id }) => id),
  )
  const { rows: found } = await sql`
    select id from ${sql.table(name)} where ${sql.ref(order)} between ${first} and ${last} and not ${among}
    order by ${sql.ref(order)}, place, id limit 1`.execute(tx)
  return found.length > 0
}

interface Move extends Slot {
  readonly row: Standing
}

/** Keeps the version of a record whose order field stays, because people who edit it see no difference. */
async function write(tx: Tx, { name, order }: Resource, moves: readonly Move[], now: string): Promise<void> {
  const column = (of: string) => sql.ref(`${name}.${of}`)
  const renumbered = sql`${column(order)} <> moved.number`
  await sql`
    update ${sql.table(name)} set ${sql.ref(order)} = moved.number, place = moved.place,
      version = ${column('version')} + case when ${renumbered} then 1 else 0 end,
      updated_at = case when ${renumbered} then ${now} else ${column('updated_at')} end
    from ${tableOf(tx, moves)} as moved where ${column('id')} = moved.id`.execute(tx)
}

/** Returns the moves as a table. It has one parameter or three for any number of moves. */
function tableOf(tx: Tx, moves: readonly Move[]): RawBuilder<unknown> {
  const rows = moves.map(({ row, order, place }) => [row.id, order, place] as const)
  if (!isPostgres(tx))
    return sql`(select value ->> 0 as id, value ->> 1 as number, value ->> 2 as place
      from json_each(${JSON.stringify(rows)}))`
  const [ids, numbers, places] = [0, 1, 2].map((column) => rows.map((row) => row[column]))
  return sql`(select id, number, place
    from unnest(cast(${ids} as bigint[]), cast(${numbers} as integer[]), cast(${places} as bigint[]))
      as given(id, number, place))`
}
