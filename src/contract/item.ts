import { z } from 'zod'
import type { Field } from './kinds/field.ts'
import { type HtmlKind, isHtml } from './kinds/index.ts'
import type { Fields, Resource } from './resource.ts'

/** A record as a read answers it, derived from its resource's description. */

export const id = z.int().min(1)
export const instant = z.iso.datetime()

/** What a record says of the category that it points to. */
const categoriaRef = z.object({ id, nombre: z.string(), slug: z.string() }).meta({ id: 'CategoriaRef' })
const shown = categoriaRef.nullable()

type Frame = { id: typeof id; created_at: typeof instant; updated_at: typeof instant }
type Own<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] }
type Shown<F extends Fields> = {
  [K in keyof F as F[K] extends { shownAs: infer S extends string } ? S : never]: typeof shown
}
type Html<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: HtmlKind } ? K : never
}[keyof F]

/** The types of the two schemas below, for a resource's fields. */
export type ItemSchema<F extends Fields> = z.ZodObject<Frame & Own<F> & Shown<F>>
export type EntrySchema<F extends Fields> = z.ZodObject<Frame & Omit<Own<F>, Html<F>> & Shown<F>>

/** A whole record. */
export const itemSchema = ({ fields }: Resource): z.ZodObject => schemaOf(Object.entries(fields))

/** A list's entry: the record without its HTML. */
export const entrySchema = ({ fields }: Resource): z.ZodObject =>
  schemaOf(Object.entries(fields).filter(([, field]) => !isHtml(field)))

function schemaOf(fields: [string, Field][]): z.ZodObject {
  const shape: Record<string, z.ZodType> = { id }
  for (const [name, field] of fields) {
    shape[name] = field.schema
    if (field.shownAs) shape[field.shownAs] = shown
  }
  return z.object({ ...shape, created_at: instant, updated_at: instant })
}

/** A record as a read returns it. */
export type Item<R extends Resource> = { id: number } & z.infer<ItemSchema<R['fields']>>
