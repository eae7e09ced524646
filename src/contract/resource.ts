import { z } from 'zod'
import type { Field } from './kinds/field.ts'
import { isFile } from './kinds/index.ts'

/** Turns the description of one resource into what the layers read: schemas, columns, texts. */

export type Fields = Record<string, Field>
export type Audience = 'admin' | 'cliente'
/** What sends a record's values. */
export type Action = 'create' | 'update'
export type Operation = 'list' | 'get' | Action | 'remove'

/** What an audience may do, and the fields it may set. */
export interface Rights {
  readonly operations: readonly Operation[]
  readonly create?: readonly string[]
  readonly update?: readonly string[]
  /** What its forms mark as required: what the server asks for, and these too when a record is made; or nothing. */
  readonly marks?: readonly string[] | 'none'
  /**
   * How its forms send an update, where that is no PUT: a POST that means one, whose body is always multipart for `form`
   * (specification, section 7).
   */
  readonly updateBy?: 'post' | 'form'
  /** What an update sends along as it is: the specification names it, and the server leaves it as it is. */
  readonly sentAlong?: readonly string[]
  /** What a new record's form begins with, where that is not the field's initial value. */
  readonly newRecord?: Readonly<Record<string, string | boolean>>
  /** The list's columns where this audience has others than the resource's. */
  readonly columns?: readonly (readonly [string, string])[]
  /** The heading over the links of each row, when it is not 'Acciones'. */
  readonly actions?: string
  /** What the side menu calls the resource, when not by its many. */
  readonly menu?: string
}

/** The texts that a resource's screens say, as the specification writes them. */
export interface ResourceTexts {
  readonly one: string
  readonly many: string
  readonly loading: string
  readonly empty: string
  /** Said while a record's form loads, when not 'Cargando...'. */
  readonly loadingItem?: string
  readonly add?: string
  readonly createTitle?: string
  readonly editTitle: string
  readonly createButton?: string
  readonly updateButton: string
  readonly confirmDelete?: string
  readonly created?: string
  readonly createFailed?: string
  /** Said of a create that the server refused, where that is not `createFailed`. */
  readonly createRefused?: string
  /** Said of a new record while a marked field is empty; the browser's own `required` has no say then. */
  readonly missing?: string
  readonly updated?: string
  readonly deleteFailed?: string
}

/** What visitors see of a collection. */
export interface Visitors<K extends string = string> {
  /** The yes/no field without which they see nothing of a record; all of them when absent. */
  readonly visibleBy?: K
  /** Fields that they never see. */
  readonly hidden?: readonly K[]
  /** What the API's document calls a record as they see it, where it is not whole. */
  readonly schema?: string
  /** The call for a page of its list, and the one for a record by its slug; what the document says of them. */
  readonly list?: { readonly at: string; readonly title: string }
  readonly item?: { readonly at: (slug: string) => string; readonly title: string; readonly says: string }
  /** A record's page: the sitemap names it. */
  readonly page?: (slug: string) => string
}

interface Description<N extends string, F extends Fields, T extends keyof F & string> {
  readonly name: N
  readonly fields: F
  /** The field whose text names a record, and the one that lists are ordered by. */
  readonly title: T
  readonly order: (keyof F & string) | 'id'
  /** The list's columns: field (or id) and heading. */
  readonly columns: readonly (readonly [(keyof F & string) | 'id', string])[]
  /** Where everybody may read all of its records: what forms and filters offer of what a reference points to. */
  readonly options?: string
  /** What visitors see of it: nothing when absent. */
  readonly visitors?: Visitors<keyof F & string>
  /** The yes/no field, and the reference, by which its tallies are kept apart (domain/records/counts.ts). */
  readonly talliedBy?: { readonly state?: keyof F & string; readonly category?: keyof F & string }
  readonly admin: Rights
  readonly cliente?: Rights
  readonly texts: ResourceTexts
}

export interface Resource<N extends string = string, F extends Fields = Fields, T extends string = string> {
  readonly name: N
  readonly fields: F
  readonly title: T
  readonly order: string
  readonly columns: readonly (readonly [string, string])[]
  readonly options?: string
  readonly visitors?: Visitors
  /** This is the collection as visitors see it: what it points to shows itself only if they see that too. */
  readonly forVisitors?: true
  readonly talliedBy?: { readonly state?: string; readonly category?: string }
  readonly admin: Rights
  readonly cliente?: Rights
  readonly texts: ResourceTexts
  /** What lists may be ordered by. */
  readonly sortable: readonly string[]
}

/** Completes a description. Throws when it names a field that it does not have. */
export function defineResource<const N extends string, F extends Fields, const T extends keyof F & string>(
  description: Description<N, F, T>,
): Resource<N, F, T> {
  const { fields, columns, order, admin, cliente } = description
  for (const rights of [admin, cliente])
    for (const name of [...(rights?.create ?? []), ...(rights?.update ?? []), ...(rights?.sentAlong ?? [])])
      if (!fields[name]) throw new Error(`${description.name} has no field ${name}`)
  const sortable = new Set(['id', ...columns.map(([field]) => field), order, 'created_at', 'updated_at'])
  return { ...description, sortable: [...sortable] }
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

/** The name under which a field arrives in a request. */
export const inputName = (name: string, field: Field): string => field.upload ?? name

/** The fields of a resource that an audience sets in one operation, in the description's order. */
export function inputFields(resource: Resource, audience: Audience, action: Action) {
  const allowed = resource[audience]?.[action] ?? []
  return Object.entries(resource.fields).filter(([name]) => allowed.includes(name))
}

/** The fields that a form marks as required, and does not send while they are empty. */
export function markedFields(resource: Resource, audience: Audience, action: Action): string[] {
  const marks = resource[audience]?.marks ?? []
  if (marks === 'none') return []
  return inputFields(resource, audience, action).flatMap(([name, field]) => {
    // An update keeps the file that is there.
    const asked = field.required && !(action === 'update' && isFile(field))
    return asked || (action === 'create' && marks.includes(name)) ? [name] : []
  })
}

/**
 * The schema of a request's plain values (files travel apart). Unknown fields and those the audience may not set
 * fall away; on create what is absent gets its initial value, on update it stays absent.
 */
export function inputSchema(resource: Resource, audience: Audience, action: Action) {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    if (isFile(field)) continue
    shape[name] = action === 'update' ? field.schema.optional() : withInitial(field)
  }
  return z.object(shape)
}

function withInitial(field: Field): z.ZodType {
  return field.initial === undefined
    ? z.preprocess((value) => value ?? null, field.schema)
    : z.preprocess((value) => value ?? field.initial, field.schema)
}
