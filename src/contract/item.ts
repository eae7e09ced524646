import { z } from 'zod'
import type { Field } from './kinds/field.ts'
import { type HtmlKind, isHtml } from './kinds/index.ts'
import { shownOfTarget, targetOf, targetOfMany } from './references.ts'
import type { Fields, Resource } from './resource.ts'
import type { CollectionName, CollectionOf } from './resources/index.ts'

/** A record in the API's answers, derived from its resource's description. */

export const id = z.int().min(1)
export const instant = z.iso.datetime()

type Frame = { id: typeof id; created_at: typeof instant; updated_at: typeof instant }
/** What answers carry of a field: references to several records with what a single one shows. */
type Answered<F> = F extends { shown: infer S extends z.ZodType }
  ? S
  : F extends { toMany: infer N extends CollectionName }
    ? z.ZodArray<Reference<CollectionOf<N>>>
    : F extends Field
      ? F['schema']
      : never
type Own<F extends Fields> = { -readonly [K in keyof F]: Answered<F[K]> }

/** The fields of a reference's target in an answer: see `shownOfTarget`. */
type Reference<R> =
  R extends Resource<string, infer F, infer T>
    ? z.ZodObject<{ id: typeof id } & Record<T | ('slug' extends keyof F ? 'slug' : never), z.ZodString>>
    : never
type Shown<F extends Fields> = {
  [K in keyof F as F[K] extends { shownAs: infer S extends string } ? S : never]: F[K] extends {
    to: infer N extends CollectionName
  }
    ? z.ZodNullable<Reference<CollectionOf<N>>>
    : never
}
type Html<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: HtmlKind } ? K : never
}[keyof F]

/** The types of the two schemas below, for a resource's fields. */
export type ItemSchema<F extends Fields> = z.ZodObject<Frame & Own<F> & Shown<F>>
export type EntrySchema<F extends Fields> = z.ZodObject<Frame & Omit<Own<F>, Html<F>> & Shown<F>>

/** Returns the schema of a whole record. */
export const itemSchema = ({ fields }: Resource): z.ZodObject => schemaOf(Object.entries(fields))

/** Returns the schema of a list's entry: the record without its HTML. */
export const entrySchema = ({ fields }: Resource): z.ZodObject =>
  schemaOf(Object.entries(fields).filter(([, field]) => !isHtml(field)))

function schemaOf(fields: [string, Field][]): z.ZodObject {
  const shape: Record<string, z.ZodType> = { id }
  for (const [name, field] of fields) {
    shape[name] = answered(field)
    const target = targetOf(field)
    if (target && field.shownAs) shape[field.shownAs] = referenceTo(target).nullable()
  }
  return z.object({ ...shape, created_at: instant, updated_at: instant })
}

/** Returns the schema of what answers carry of a field. */
function answered(field: Field): z.ZodType {
  const target = targetOfMany(field)
  return field.shown ?? (target ? z.array(referenceTo(target)) : field.schema)
}

/** Returns one schema for all references to a collection, so that the API's document has it once. */
function referenceTo(target: Resource): z.ZodObject {
  const known = references.get(target.name)
  if (known) return known
  const shown = shownOfTarget(target).map((name) => [name, name === 'id' ? id : z.string()])
  const reference = z.object(Object.fromEntries(shown)).meta({ id: `${schemaName(target.name)}Ref` })
  references.set(target.name, reference)
  return reference
}
const references = new Map<string, z.ZodObject>()

/** Returns the name of a collection's records in the API's document. */
export const schemaName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A record as a read returns it. */
export type ItemOf<N extends CollectionName> = { id: number } & z.infer<ItemSchema<CollectionOf<N>['fields']>>
