import { z } from 'zod'
import type { Field } from './kinds/field.ts'
import { hasFiles, isFile } from './kinds/index.ts'

/** Turns the description of one resource into what the layers read: schemas, columns, texts. */

export type Fields = Record<string, Field>
export type Audience = 'admin' | 'cliente'
/** The operations that send a record's values. `full`: an update of all of them, at an address of its own. */
export type Action = 'create' | 'update' | 'full'
export type Operation = 'list' | 'get' | Action | 'remove'

/** The operations of an audience, and the fields it may set. */
export interface Rights {
  readonly operations: readonly Operation[]
  readonly create?: readonly string[]
  readonly update?: readonly string[]
  readonly full?: readonly string[]
  /**
   * The extra fields that its create form marks as required, besides those that the server requires; or 'none' to mark
   * nothing.
   */
  readonly marks?: readonly string[] | 'none'
  /**
   * How its forms send an update, when not by PUT: by POST, and for `form` always as multipart (specification, section
   * 7).
   */
  readonly updateBy?: 'post' | 'form'
  /**
   * Where the settings ask for it (`revisar_cambios`), its updates of a record that visitors see wait for approval: all
   * fields but those in `direct`.
   */
  readonly held?: { readonly direct: readonly string[] }
  /** Fields that an update sends unchanged. The specification names them, and the server does not change them. */
  readonly sentAlong?: readonly string[]
  /** The initial values of a new record's form, where they differ from the field's. */
  readonly newRecord?: Readonly<Record<string, string | boolean>>
  /** The list's columns, when this audience has others than the resource's. */
  readonly columns?: readonly (readonly [string, string])[]
  /** The heading over the links of each row, when it is not 'Acciones'. */
  readonly actions?: string
  /** The resource's name in the side menu, when it is not `many`. */
  readonly menu?: string
}

/** The texts of a resource's screens, as the specification writes them. */
export interface ResourceTexts {
  readonly one: string
  readonly many: string
  readonly loading: string
  readonly empty: string
  /** Shown while a record's form loads, when not 'Cargando...'. */
  readonly loadingItem?: string
  readonly add?: string
  readonly createTitle?: string
  readonly editTitle: string
  readonly createButton?: string
  readonly updateButton: string
  readonly confirmDelete?: string
  readonly created?: string
  readonly createFailed?: string
  /** Shown when the server refused a create, when not `createFailed`. */
  readonly createRefused?: string
  /** Shown when a marked field of a new record is empty. The form then does without the browser's own `required`. */
  readonly missing?: string
  readonly updated?: string
  readonly deleteFailed?: string
}

/** How visitors see a collection. */
export interface Visitors<
  K extends string = string,
  H extends K = K,
  A extends z.ZodRawShape = z.ZodRawShape,
> {
  /** The yes/no field that shows a record to visitors; without it they see all records. */
  readonly visibleBy?: K
  /** The fields with the moments at which the server shows a record, and hides it again. */
  readonly setTimes?: { readonly show: K; readonly hide: K }
  /** Whether a saved record can be looked at, at a secret address, before visitors see it. */
  readonly preview?: true
  /** Fields that visitors never see. */
  readonly hidden?: readonly H[]
  /** What they read besides the fields, or in place of one: its schema, and how it is made of the record. */
  readonly adds?: { readonly shape: A; readonly of: (record: Readonly<Record<string, unknown>>) => object }
  /** The name of a visitor's record in the API's document, when it is not the whole record. */
  readonly schema?: string
  /** The calls for a page of its list and for a record by its slug, with their titles in the document. */
  readonly list?: { readonly at: string; readonly title: string }
  readonly item?: { readonly at: (slug: string) => string; readonly title: string; readonly says: string }
  /** The address of a record's page, for the sitemap. */
  readonly page?: (slug: string) => string
}

interface Description<
  N extends string,
  F extends Fields,
  T extends keyof F & string,
  H extends keyof F & string,
  A extends z.ZodRawShape,
> {
  readonly name: N
  readonly fields: F
  /** The field whose text names a record, and the field that orders lists. */
  readonly title: T
  readonly order: (keyof F & string) | 'id'
  /** The list's columns: field (or id) and heading. */
  readonly columns: readonly (readonly [(keyof F & string) | 'id', string])[]
  /** The public address of all its records, when there is one. Forms and filters offer its entries for references. */
  readonly options?: string
  /** Its changes are logged, but it has no versions and no trash. */
  readonly unversioned?: true
  /** How visitors see it; without it they see nothing. */
  readonly visitors?: Visitors<keyof F & string, H, A>
  /** The yes/no field, and the reference, by which its tallies are split (domain/records/counts.ts). */
  readonly talliedBy?: { readonly state?: keyof F & string; readonly category?: keyof F & string }
  readonly admin: Rights
  readonly cliente?: Rights
  readonly texts: ResourceTexts
}

export interface Resource<
  N extends string = string,
  F extends Fields = Fields,
  T extends string = string,
  H extends string = string,
  A extends z.ZodRawShape = z.ZodRawShape,
> {
  readonly name: N
  readonly fields: F
  readonly title: T
  readonly order: string
  readonly columns: readonly (readonly [string, string])[]
  readonly options?: string
  readonly unversioned?: true
  readonly visitors?: Visitors<string, H, A>
  /** The collection as visitors see it: shows a reference's target only if they may see that too. */
  readonly forVisitors?: true
  readonly talliedBy?: { readonly state?: string; readonly category?: string }
  readonly admin: Rights
  readonly cliente?: Rights
  readonly texts: ResourceTexts
  /** The fields that lists may be ordered by. */
  readonly sortable: readonly string[]
}

/**
 * Completes a description. Throws when it names a field that it does not have, and for files without versions, because
 * only versions release them.
 */
export function defineResource<
  const N extends string,
  F extends Fields,
  const T extends keyof F & string,
  const H extends keyof F & string = never,
  A extends z.ZodRawShape = Record<never, never>,
>(description: Description<N, F, T, H, A>): Resource<N, F, T, H, A> {
  const { fields, columns, order, admin, cliente } = description
  for (const rights of [admin, cliente]) {
    const { create = [], update = [], full = [], sentAlong = [], held } = rights ?? {}
    for (const name of [...create, ...update, ...full, ...sentAlong, ...(held?.direct ?? [])])
      if (!fields[name]) throw new Error(`${description.name} has no field ${name}`)
  }
  if (description.unversioned && Object.values(fields).some(hasFiles))
    throw new Error(`${description.name} has files, and no versions`)
  const sortable = new Set(['id', ...columns.map(([field]) => field), order, 'created_at', 'updated_at'])
  return { ...description, sortable: [...sortable] }
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

/** Returns the name of a field in a request. */
export const inputName = (name: string, field: Field): string => field.upload ?? name

/** Returns the fields that an audience sets in one operation, in the description's order. */
export function inputFields(resource: Resource, audience: Audience, action: Action) {
  const allowed = resource[audience]?.[action] ?? []
  return Object.entries(resource.fields).filter(([name]) => allowed.includes(name))
}

/**
 * Returns the fields that a restored version or an accepted proposal may set: for administrators all that anybody may
 * type, for clients those of their updates.
 */
export function revisableFields(resource: Resource, audience: Audience): [string, Field][] {
  const { admin, cliente } = resource
  const { create = [], update = [], full = [] } = admin
  const all = [...create, ...update, ...full, ...(cliente?.update ?? [])]
  const allowed = audience === 'admin' ? all : (cliente?.update ?? [])
  return Object.entries(resource.fields).filter(
    ([name, { from, counted }]) => allowed.includes(name) && !counted && from === undefined,
  )
}

/** Returns the names of the fields whose changes by an audience may have to wait for approval. */
export function heldFields(resource: Resource, audience: Audience): string[] {
  const { held, update = [] } = resource[audience] ?? {}
  return held ? update.filter((name) => !held.direct.includes(name)) : []
}

/** Returns the fields that a form marks as required. The form does not send while one is empty. */
export function markedFields(resource: Resource, audience: Audience, action: Action): string[] {
  const marks = resource[audience]?.marks ?? []
  if (marks === 'none') return []
  return inputFields(resource, audience, action).flatMap(([name, field]) => {
    // An update keeps the existing file.
    const asked = field.required && !(action !== 'create' && isFile(field))
    return asked || (action === 'create' && marks.includes(name)) ? [name] : []
  })
}

/**
 * Returns the schema of a request's plain values (files travel apart). Drops unknown fields and those the audience may
 * not set. On create an absent field gets its initial value, on update it stays absent.
 */
export function inputSchema(resource: Resource, audience: Audience, action: Action) {
  const shape: Record<string, z.ZodType> = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    if (isFile(field)) continue
    shape[name] = action === 'create' ? withInitial(field) : field.schema.optional()
  }
  return z.object(shape)
}

function withInitial(field: Field): z.ZodType {
  return field.initial === undefined
    ? z.preprocess((value) => value ?? null, field.schema)
    : z.preprocess((value) => value ?? field.initial, field.schema)
}
