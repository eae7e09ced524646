import { type RawBuilder, sql } from 'kysely'
import { isHtml } from '../../../contract/kinds/index.ts'
import type { Resource } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import type { Db } from '../../db/types.ts'
import { visibleIn } from '../../views/visible.ts'
import { placesOf, type SearchedKind } from '../searched.ts'
import { plainText } from './plainText.ts'

/** The texts in which words find a record, best place first, and its order in lists. */
export interface IndexedTexts {
  readonly id: number
  readonly orden: number
  readonly name: string
  readonly category: string | null
  readonly detail: string
  readonly text: string
  /** The id of its category, if that is a record of its own. */
  readonly categoryId: number | null
}

/** Returns the fields that the index reads, including those that decide whether visitors may see the record. */
export function fieldsRead(kind: SearchedKind): string[] {
  const { name, category, detail, text } = placesOf(kind)
  const resource: Resource = collections[kind]
  const others = [resource.order, ...Object.keys(visibleIn(resource))]
  return [name, ...(category === undefined ? [] : [category]), ...detail, ...text, ...others]
}

type Row = Readonly<Record<string, string | number | null>>

/** Reads the texts of the given records, except those hidden from visitors, and names that are hidden from them. */
export async function readTexts(db: Db, kind: SearchedKind, ids: readonly number[]): Promise<IndexedTexts[]> {
  const resource: Resource = collections[kind]
  const { category, target } = placesOf(kind)
  const own = (name: string) => sql.ref(`${kind}.${name}`)
  const columns = [...new Set(['id', ...fieldsRead(kind)])].map(own)
  const title = target && sql`, target.${sql.ref(target.title)} as category_title`
  const join =
    target &&
    sql`left join ${sql.table(target.name)} as target
      on target.id = ${own(category ?? '')} ${onlyVisible(target, (name) => sql.ref(`target.${name}`))}`
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} ${title ?? sql``} from ${sql.table(kind)} ${join ?? sql``}
    where ${own('id')} in (${sql.join(ids)}) ${onlyVisible(resource, own)}`.execute(db)
  return rows.map((row) => textsOf(kind, row))
}

/** Continues a condition: visitors see the record. `column` returns its columns by their names. */
export const onlyVisible = (
  resource: Resource,
  column: (name: string) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    Object.entries(visibleIn(resource)).map(([name, value]) => sql`and ${column(name)} = ${value}`),
    sql` `,
  )

function textsOf(kind: SearchedKind, row: Row): IndexedTexts {
  const { fields, order }: Resource = collections[kind]
  const { name, category = '', target, detail, text } = placesOf(kind)
  const textOf = (field: string) => {
    const value = String(row[field] ?? '')
    return fields[field] && isHtml(fields[field]) ? plainText(value) : value
  }
  const joined = (of: readonly string[]) => of.map(textOf).filter(Boolean).join(' \n')
  const inCategory = row[target ? 'category_title' : category]
  return {
    id: Number(row.id),
    orden: Number(row[order]),
    name: textOf(name),
    category: typeof inCategory === 'string' ? inCategory : null,
    detail: joined(detail),
    text: joined(text),
    categoryId: target && row[category] !== null ? Number(row[category]) : null,
  }
}
