import { type AliasedExpression, sql } from 'kysely'
import { keyOf } from '../../contract/kinds/field.ts'
import { shownOfTarget, targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import { isPostgres } from '../db/dialect.ts'
import { visibleIn } from '../views/visible.ts'
import { storedKindOf } from './kinds/index.ts'

/**
 * Converts between a record as people see it and its row: the stored form of each kind of field, and the folded copy of
 * keyed text.
 */

// biome-ignore lint/suspicious/noExplicitAny: the record's type is the caller's; Kysely cannot type a table chosen at run time.
type AnyRecord = any

/** Returns the columns of the values that are present. */
export function toRow(resource: Resource, values: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name]
    if (value === undefined) continue
    const { toColumn } = storedKindOf(field)
    row[name] = toColumn ? toColumn(value) : value
    if (field.keyed && typeof value === 'string') row[`${name}_key`] = keyOf(field, value)
  }
  return row
}

/** Returns the columns that a query of records selects beside their own: the targets of their references, as JSON. */
export function shownTargets(db: AnyRecord, resource: Resource): AliasedExpression<unknown, string>[] {
  const object = isPostgres(db) ? sql`json_build_object` : sql`json_object`
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    if (!target || !field.shownAs) return []
    const shown = shownOfTarget(target).flatMap((column) => [sql.lit(column), sql.ref(`target.${column}`)])
    const own = sql.ref(`${resource.name}.${name}`)
    const seen = Object.entries(resource.forVisitors ? visibleIn(target) : {})
    const isSeen = seen.map(([column, value]) => sql` and ${sql.ref(`target.${column}`)} = ${value}`)
    return sql`(select ${object}(${sql.join(shown)}) from ${sql.table(target.name)} as target
      where target.id = ${own}${sql.join(isSeen, sql``)})`.as(field.shownAs)
  })
}

/** Returns a record as people see it, with the targets of its references. */
export function fromRow(resource: Resource, row: AnyRecord): AnyRecord {
  const item: AnyRecord = { id: row.id }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!(name in row)) continue
    const { fromColumn } = storedKindOf(field)
    item[name] = fromColumn ? fromColumn(row[name]) : row[name]
  }
  item.created_at = row.created_at
  item.updated_at = row.updated_at
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field)
    if (!target || !field.shownAs) continue
    const shown = row[field.shownAs]
    item[field.shownAs] = typeof shown === 'string' ? JSON.parse(shown) : shown
    noteShown(target, item[name], item[field.shownAs] === null)
  }
  return item
}

/** Returns the items in the order of the ids. */
export function inOrder<T extends { id: number }>(items: readonly T[], ids: readonly number[]): T[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  return items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

/** Notes the fields of a reference's target that an answer shows. A hidden target may be shown later. */
function noteShown(target: Resource, id: number | null, hidden: boolean): void {
  madeOf(tags.all(target.name))
  if (id === null) return
  madeOf(...shownOfTarget(target).map((name) => tags.field(target.name, id, name)))
  if (hidden) madeOf(tags.record(target.name, id))
}
