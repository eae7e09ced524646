import { type AliasedExpression, sql } from 'kysely'
import { type Field, keyOf } from '../../contract/kinds/field.ts'
import { columnsOf, hasFiles, isHtml } from '../../contract/kinds/index.ts'
import { shownOfTarget, targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import { jsonObject } from '../db/dialect.ts'
import { visibleConditions } from '../views/visible.ts'
import { filesIn, storedKindOf } from './kinds/index.ts'
import { rowsFieldsOf } from './kinds/tables.ts'

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
    const { toColumn, columns, rows } = storedKindOf(field)
    if (rows) continue
    if (columns)
      for (const [part, column] of Object.entries(columns.of(value))) row[`${name}_${part}`] = column
    else row[name] = toColumn ? toColumn(value) : value
    if (field.keyed) row[`${name}_key`] = typeof value === 'string' ? keyOf(field, value) : null
  }
  return row
}

type Selected = string | AliasedExpression<unknown, string>

/**
 * Returns what a query of records selects: the columns of their fields (without HTML in lists), and as JSON the targets
 * of their references and what stands in rows of other tables.
 */
export function selected(db: AnyRecord, resource: Resource, { html = true } = {}): Selected[] {
  const columns = Object.entries(resource.fields).flatMap(([name, field]): Selected[] =>
    isHtml(field) && !html
      ? []
      : resource.forVisitors && field.settingsField
        ? [orSetting(resource, name, field)]
        : columnsOf(name, field),
  )
  const rows = rowsFieldsOf(resource).flatMap((of) => {
    const { rows } = storedKindOf(of.field)
    return rows ? [rows.read(db, of).as(of.name)] : []
  })
  return ['id', 'created_at', 'updated_at', ...columns, ...shownTargets(db, resource), ...rows]
}

/** What visitors read in place of an empty field. */
const orSetting = ({ name: table }: Resource, name: string, { settingsField = '' }: Field) =>
  sql`coalesce(${sql.ref(`${table}.${name}`)}, (select ${sql.ref(settingsField)} from ajustes where id = 1))`.as(
    name,
  )

function shownTargets(db: AnyRecord, resource: Resource): AliasedExpression<unknown, string>[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const target = targetOf(field)
    if (!target || !field.shownAs) return []
    const shown = shownOfTarget(target).map((column) => [column, sql.ref(`target.${column}`)] as const)
    return sql`(select ${jsonObject(db, shown)} from ${sql.table(target.name)} as target
      where target.id = ${sql.ref(`${resource.name}.${name}`)} ${
        resource.forVisitors ? visibleConditions(target, 'target') : sql``
      })`.as(field.shownAs)
  })
}

/** Returns a record as people see it, with the targets of its references. */
export function fromRow(resource: Resource, row: AnyRecord): AnyRecord {
  const item: AnyRecord = { id: row.id }
  for (const [name, field] of Object.entries(resource.fields)) {
    const { fromColumn, columns, rows } = storedKindOf(field)
    const names = columnsOf(name, field)
    if (![...names, ...(rows ? [name] : [])].every((column) => column in row)) continue
    if (rows) item[name] = parsed(row[name])
    else if (columns) item[name] = columns.value(partsOf(name, row, names))
    else item[name] = fromColumn ? fromColumn(row[name]) : row[name]
  }
  item.created_at = row.created_at
  item.updated_at = row.updated_at
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = targetOf(field)
    if (!target || !field.shownAs) continue
    item[field.shownAs] = parsed(row[field.shownAs])
    noteShown(target, item[name], item[field.shownAs] === null)
  }
  noteLists(resource, item)
  return resource.forVisitors ? { ...item, ...resource.visitors?.adds?.of(item) } : item
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

/** The columns of a field by the ends of their names. */
const partsOf = (name: string, row: AnyRecord, names: readonly string[]) =>
  Object.fromEntries(names.map((column) => [column.slice(name.length + 1), row[column]]))

/** Returns the names of the files that a record's row names; none when it is gone. */
export async function readFiles(db: AnyRecord, resource: Resource, id: number): Promise<string[]> {
  const fields = Object.entries(resource.fields).filter(([, field]) => hasFiles(field))
  if (fields.length === 0) return []
  const select = db.selectFrom(resource.name).select(fields.map(([name]) => name))
  const row = await select.where('id', '=', id).executeTakeFirst()
  return fields.flatMap(([name, field]) => {
    const { fromColumn } = storedKindOf(field)
    return row ? filesIn(field, fromColumn ? fromColumn(row[name]) : row[name]) : []
  })
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

/**
 * Notes what an answer shows of the targets of lists, and of the settings. A definition of attributes that it does not
 * show may come to apply to the record.
 */
function noteLists(resource: Resource, item: AnyRecord): void {
  for (const { name, field, target } of rowsFieldsOf(resource)) {
    if (!(name in item)) continue
    if (field.appliesBy) madeOf(tags.all(target.name), tags.list(target.name))
    else for (const { id } of item[name]) noteShown(target, id, false)
  }
  const { settingsField } = Object.values(resource.fields).find((field) => field.settingsField) ?? {}
  if (resource.forVisitors && settingsField)
    madeOf(tags.all('ajustes'), tags.field('ajustes', 1, settingsField))
}
