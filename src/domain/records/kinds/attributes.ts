import { type RawBuilder, sql } from 'kysely'
import type { FieldErrors } from '../../../contract/errors.ts'
import { isSlug } from '../../../contract/spanish/slug.ts'
import { type Definition, readAttribute } from '../../../contract/values/attributes.ts'
import { isEqual } from '../../../contract/values/same.ts'
import { isOneOf, jsonByName, jsonList, jsonOf } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/types.ts'
import { invalid } from '../../errors.ts'
import { visibleConditions } from '../../views/visible.ts'
import type { RowsField, StoredKind, StoredRows, ValueRow, WantedValue } from './stored.ts'
import { tableOf } from './tables.ts'

/**
 * Values of what administrators define: a row each, and one for each of several options. The column of a row is that of
 * the definition's `tipo`: yes or no is 1 or 0.
 */
export const storedAttributes = {
  rows: { pointer: 'caracteristica_id', says: ['texto', 'numero'], read, wanted, replacing, settle, revive },
} satisfies StoredKind

/** By the definitions' slugs, in their order. Visitors read only those that are shown and that apply to the record. */
function read(db: Db, of: RowsField): RawBuilder<unknown> {
  const { resource, name, target } = of
  const value = sql`case defined.tipo
    when 'si_no' then ${jsonOf(db, sql`max(own.numero) = 1`, 'boolean')}
    when 'numero' then ${jsonOf(db, sql`max(own.numero)`)}
    when 'varias' then ${jsonList(db, sql`own.texto`, sql.ref('own.place'))}
    else ${jsonOf(db, sql`max(own.texto)`)} end`
  return sql`(select ${jsonByName(db, 'one')} from (
    select defined.slug as name, ${value} as value, defined.orden, defined.place, defined.id
    from ${sql.table(tableOf(resource, name))} as own
    join ${sql.table(target.name)} as defined on defined.id = own.caracteristica_id
    where own.record_id = ${sql.ref(`${resource.name}.id`)} ${
      resource.forVisitors ? sql`${visibleConditions(target, 'defined')} and ${applies(of)}` : sql``
    }
    group by defined.id order by defined.orden, defined.place, defined.id) as one)`
}

/** Whether a definition names no categories, or one of the record's. */
function applies({ resource, field, target }: RowsField): RawBuilder<boolean> {
  const named = sql`select 1 from ${sql.table(tableOf(target, 'categorias'))} as named where named.record_id = defined.id`
  const own = (field.appliesBy ?? []).map((by) =>
    resource.fields[by]?.to
      ? sql`named.target_id = ${sql.ref(`${resource.name}.${by}`)}`
      : sql`exists (select 1 from ${sql.table(tableOf(resource, by))} as further
          where further.record_id = ${sql.ref(`${resource.name}.id`)} and further.target_id = named.target_id)`,
  )
  return sql`(not exists (${named}) or exists (${named} and (${sql.join(own, sql` or `)})))`
}

/** What is sent replaces values of the same slug; null takes one away. */
function wanted(_of: RowsField, sent: unknown, before: unknown): Record<string, unknown> {
  const all = Object.entries({ ...Object(before), ...Object(sent) })
  return Object.fromEntries(all.filter(([slug, value]) => value !== null && isSlug(slug)))
}

function replacing(value: unknown, before: unknown): Record<string, unknown> {
  const gone = Object.keys(Object(before)).map((slug): [string, unknown] => [slug, null])
  return { ...Object.fromEntries(gone), ...Object(value) }
}

async function settle(
  db: Db,
  { name, target }: RowsField,
  { before, wanted }: WantedValue,
): ReturnType<StoredRows['settle']> {
  const values: Readonly<Record<string, unknown>> = Object(wanted)
  const errors: FieldErrors = {}
  const settled: [string, unknown][] = []
  const rows: ValueRow[] = []
  for (const { id, ...definition } of await definitionsOf(db, target.name, Object.keys(values))) {
    const { slug } = definition
    const known: unknown = Reflect.get(Object(before), slug)
    const sent = values[slug]
    const read = isEqual(sent, known) ? { value: known } : readAttribute(definition, sent)
    if ('wrong' in read) errors[`${name}.${slug}`] = [read.wrong]
    else if (read.value !== null) {
      settled.push([slug, read.value])
      rows.push(...rowsOf(id, read.value))
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { value: Object.fromEntries(settled), rows }
}

/** A definition that is gone, or an option, takes its value along. */
async function revive(tx: Tx, { target }: RowsField, value: unknown): ReturnType<StoredRows['revive']> {
  const values: Readonly<Record<string, unknown>> = Object(value)
  const definitions = await definitionsOf(tx, target.name, Object.keys(values))
  const valid = definitions.flatMap(({ slug, ...definition }) => {
    const read = readAttribute({ slug, ...definition }, values[slug])
    return 'value' in read && read.value !== null ? [[slug, read.value] as const] : []
  })
  return { value: Object.fromEntries(valid), lost: [] }
}

type Known = Definition & { readonly id: number }

async function definitionsOf(db: Db, table: string, slugs: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Omit<Known, 'opciones'> & { opciones: string | null }>`
    select id, slug, tipo, opciones from ${sql.table(table)} where ${isOneOf(db, 'slug', slugs)}
    order by orden, place, id`.execute(db)
  return rows.map((row) => ({ ...row, opciones: row.opciones === null ? [] : JSON.parse(row.opciones) }))
}

function rowsOf(to: number, value: unknown): ValueRow[] {
  if (Array.isArray(value)) return value.map((texto, place) => ({ to, place, texto: String(texto) }))
  if (typeof value === 'string') return [{ to, place: 0, texto: value }]
  return [{ to, place: 0, numero: Number(value) }]
}
