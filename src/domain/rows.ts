import { type Field, keyOf } from '../contract/fields.ts'
import { shownOfTarget, targetOf } from '../contract/references.ts'
import type { Resource } from '../contract/resource.ts'
import { madeOf, tags } from './cacheTags.ts'
import { isOneOf } from './db/dialect.ts'

/** Between a record as people see it and its row: booleans are 0/1, pesos are cents, keyed text has its folded copy. */

// biome-ignore lint/suspicious/noExplicitAny: the record's type is the caller's; Kysely cannot type a table chosen at run time.
type AnyRecord = any

/** The columns of the values that are present; the search text is filled in by the store once the row is whole. */
export function toRow(resource: Resource, values: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name]
    if (value === undefined) continue
    row[name] = toColumn(field, value)
    if (field.keyed && typeof value === 'string') row[`${name}_key`] = keyOf(field, value)
  }
  return { ...row, search_text: '' }
}

function toColumn(field: Field, value: unknown): unknown {
  if (field.kind === 'money' && typeof value === 'number') return Math.round(value * 100)
  return typeof value === 'boolean' ? Number(value) : value
}

function fromColumn(field: Field, value: unknown): unknown {
  if (field.kind === 'money' && typeof value === 'number') return value / 100
  return field.kind === 'bool' ? value === 1 : value
}

/** One record, with what its references point to. */
export async function fromRow(db: AnyRecord, resource: Resource, row: AnyRecord): Promise<AnyRecord> {
  const [item] = await fromRows(db, resource, [row])
  return item
}

/** Records, with what their references point to: one query for all of them. */
export async function fromRows(db: AnyRecord, resource: Resource, rows: AnyRecord[]): Promise<AnyRecord[]> {
  const items = rows.map((row) => plain(resource, row))
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = field.shownAs && targetOf(field)
    if (!target) continue
    const targets = await targetsById(
      db,
      target,
      rows.map((row) => row[name]),
    )
    for (const item of items) item[field.shownAs ?? name] = targets.get(item[name]) ?? null
  }
  return items
}

/** In the order of the ids. */
export function inOrder<T extends { id: number }>(items: readonly T[], ids: readonly number[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  return items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function plain(resource: Resource, row: AnyRecord): AnyRecord {
  const item: AnyRecord = { id: row.id }
  for (const [name, field] of Object.entries(resource.fields))
    if (name in row) item[name] = fromColumn(field, row[name])
  item.created_at = row.created_at
  item.updated_at = row.updated_at
  return item
}

async function targetsById(
  db: AnyRecord,
  target: Resource,
  ids: (number | null)[],
): Promise<Map<number, AnyRecord>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const shown = shownOfTarget(target)
  madeOf(tags.all(target.name))
  for (const id of wanted) madeOf(...shown.map((name) => tags.field(target.name, id, name)))
  const rows: AnyRecord[] = await db
    .selectFrom(target.name)
    .select(shown)
    .where(isOneOf(db, 'id', wanted))
    .execute()
  // SQLite's rows have no prototype.
  return new Map(rows.map((row) => [row.id, { ...row }]))
}
