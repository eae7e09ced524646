import { type RawBuilder, sql } from 'kysely'
import { columnsOf, isHtml, traitsOf } from '../../../contract/kinds/index.ts'
import { targetOfMany } from '../../../contract/references.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { jsonList, jsonObject } from '../../db/dialect.ts'
import type { Db } from '../../db/types.ts'
import { visibleIn } from '../../views/visible.ts'
import { YES_OR_NO } from '../facets/sets.ts'
import { filteredBy, placesOf, type SearchedKind } from '../searched.ts'
import { plainText } from './plainText.ts'

/** The texts in which words find a record, best place first, and its order in lists. */
export interface IndexedTexts {
  readonly id: number
  readonly orden: number
  readonly name: string
  /** The names of its categories, and what its attributes say. */
  readonly category: string | null
  readonly detail: string
  readonly text: string
  /** The row, with what stands in rows of other tables. */
  readonly row: Row
}

export type Row = Readonly<Record<string, unknown>>

/** Returns the fields of the words of a kind, including those that decide whether visitors see a record, and where. */
export function fieldsOfWords(kind: SearchedKind): string[] {
  const { name, category, further = [], detail, text } = placesOf(kind)
  return [
    name,
    ...(category === undefined ? [] : [category]),
    ...further,
    ...detail,
    ...text,
    ...standing(kind),
  ]
}

/** Returns the fields of what filters ask for; none when a kind has no filters. */
export function fieldsOfFacets(kind: SearchedKind): string[] {
  const filtered = filteredBy(kind)
  if (!filtered) return []
  const { categories, attributes, place, point, hours } = filtered
  const named = [categories, place, hours].flatMap((fields) => Object.values(fields))
  return [...named, attributes, point, ...standing(kind)]
}

function standing(kind: SearchedKind): string[] {
  const resource: Resource = collections[kind]
  return [resource.order, ...Object.keys(visibleIn(resource))]
}

/** Reads the texts of the given records, except those hidden from visitors, and names that are hidden from them. */
export async function readTexts(db: Db, kind: SearchedKind, ids: readonly number[]): Promise<IndexedTexts[]> {
  const rows = await readRows(db, kind, ids, [...fieldsOfWords(kind), ...fieldsOfFacets(kind)])
  return rows.map((row) => textsOf(kind, row))
}

/** Reads of the given records only what words find in the place of the category. */
export async function readCategories(
  db: Db,
  kind: SearchedKind,
  ids: readonly number[],
): Promise<Pick<IndexedTexts, 'id' | 'category'>[]> {
  const { category, further = [] } = placesOf(kind)
  const rows = await readRows(db, kind, ids, [...(category === undefined ? [] : [category]), ...further])
  return rows.map((row) => ({ id: Number(row.id), category: categoryOf(kind, row) }))
}

async function readRows(
  db: Db,
  kind: SearchedKind,
  ids: readonly number[],
  names: readonly string[],
): Promise<Row[]> {
  const resource: Resource = collections[kind]
  const { category, target } = placesOf(kind)
  const own = (name: string) => sql.ref(`${kind}.${name}`)
  const fields = [...new Set(names)].flatMap((name) => {
    const field = resource.fields[name]
    return field ? [{ name, field }] : []
  })
  const columns = [
    ...fields.flatMap(({ name, field }) => columnsOf(name, field)),
    ...(filteredBy(kind) ? ['place'] : []),
  ]
  const lists = fields.flatMap(({ name, field }) =>
    traitsOf(field).rows ? [sql`${rowsOf(db, resource, name)} as ${sql.ref(name)}`] : [],
  )
  const title = target ? [sql`target.${sql.ref(target.title)} as category_title`] : []
  const join =
    target &&
    sql`left join ${sql.table(target.name)} as target
      on target.id = ${own(category ?? '')} ${onlyVisible(target, (name) => sql.ref(`target.${name}`))}`
  const { rows } = await sql<Row>`
    select ${sql.join([...['id', ...columns].map(own), ...title, ...lists])}
    from ${sql.table(kind)} ${join ?? sql``}
    where ${own('id')} in (${sql.join(ids)}) ${onlyVisible(resource, own)}`.execute(db)
  return rows
}

/** A row of a field as it is read: what it points to, and what it says. */
export interface FieldRow {
  readonly id: number
  readonly title: string
  readonly shown: number
  /** Of attributes: the kind of their value. */
  readonly tipo?: string
  readonly texto: string | null
  readonly numero: number | null
  /** The categories to whose records it applies; none: all. */
  readonly categories: readonly number[]
}

/** Returns the expression that reads the rows of a field as JSON. */
function rowsOf(db: Db, resource: Resource, name: string): RawBuilder<unknown> {
  const field = resource.fields[name]
  const target = field && targetOfMany(field)
  if (!target) throw new Error(`${resource.name}.${name} has no rows`)
  const pointer = field.appliesBy ? sql.ref(`own.${target.name}_id`) : sql.ref('own.target_id')
  const [shownBy] = Object.keys(visibleIn(target))
  const says = field.appliesBy
    ? ([
        ['tipo', sql.ref('of.tipo')],
        ['texto', sql.ref('own.texto')],
        ['numero', sql.ref('own.numero')],
        [
          'categories',
          sql`(select ${jsonList(db, sql.ref('named.target_id'), sql.ref('named.place'))}
            from ${sql.table(`${target.name}_categorias`)} as named where named.record_id = of.id)`,
        ],
      ] as const)
    : []
  const parts = [
    ['id', sql.ref('of.id')],
    ['title', sql.ref(`of.${target.title}`)],
    ['shown', shownBy === undefined ? sql`1` : sql.ref(`of.${shownBy}`)],
    ...says,
  ] as const
  return sql`(select ${jsonList(db, jsonObject(db, parts), sql`${pointer}, own.place`)}
    from ${sql.table(`${resource.name}_${name}`)} as own
    join ${sql.table(target.name)} as of on of.id = ${pointer}
    where own.record_id = ${sql.ref(`${resource.name}.id`)})`
}

/** Returns the rows of a field of a row that was read. SQLite answers with the text of the JSON. */
export function fieldRows(row: Row, name: string): FieldRow[] {
  const list = parsed(row[name])
  if (!Array.isArray(list)) return []
  return list.map((one) => ({ ...one, categories: parsed(one.categories) ?? [] }))
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)

/** Continues a condition: visitors see the record. `column` returns its columns by their names. */
const onlyVisible = (
  resource: Resource,
  column: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    Object.entries(visibleIn(resource)).map(([name, value]) => sql`and ${column(name)} = ${value}`),
    sql` `,
  )

function textsOf(kind: SearchedKind, row: Row): IndexedTexts {
  const { fields, order }: Resource = collections[kind]
  const { name, detail, text } = placesOf(kind)
  const textOf = (of: string) => {
    const field = fields[of]
    const value = String(row[of] ?? '')
    if (field && isHtml(field)) return plainText(value)
    return field?.choices?.find(([one]) => one === value)?.[1] ?? value
  }
  const joined = (of: readonly string[]) => of.map(textOf).filter(Boolean).join(BETWEEN)
  return {
    id: Number(row.id),
    orden: Number(row[order]),
    name: textOf(name),
    category: categoryOf(kind, row),
    detail: joined(detail),
    text: joined(text),
    row,
  }
}

/** Words on both sides of it are never one. */
const BETWEEN = ' \n'

/** Returns the names of the categories of a row, and what its attributes say. */
function categoryOf(kind: SearchedKind, row: Row): string | null {
  const { category, further = [], target } = placesOf(kind)
  const title = category === undefined ? null : row[target ? 'category_title' : category]
  const rows = further.flatMap((name) => fieldRows(row, name))
  const own = categoriesOf(kind, row)
  const said = rows.filter((one) => one.shown === 1 && appliesTo(one, own)).flatMap(saidBy)
  const texts = [...(typeof title === 'string' ? [title] : []), ...said]
  return texts.length > 0 ? texts.join(BETWEEN) : null
}

/** Returns the ids of a row's categories, the principal one first. */
export function categoriesOf(kind: SearchedKind, row: Row): number[] {
  const { categories } = filteredBy(kind) ?? {}
  if (!categories) return []
  const first = row[categories.first]
  const further = fieldRows(row, categories.further).map(({ id }) => id)
  return [...(first === null || first === undefined ? [] : [Number(first)]), ...further]
}

const appliesTo = (one: FieldRow, categories: readonly number[]): boolean =>
  one.categories.length === 0 || one.categories.some((id) => categories.includes(id))

/** A yes is found by the name of its attribute, an option or a text by itself; a no and a number by nothing. */
function saidBy({ title, tipo, texto, numero }: FieldRow): string[] {
  if (tipo === undefined) return [title]
  if (tipo === YES_OR_NO) return numero === 1 ? [title] : []
  return texto === null ? [] : [texto]
}
