import type { z } from 'zod'
import type { FieldErrors } from '../../contract/errors.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import {
  type Action,
  type Audience,
  inputFields,
  inputName,
  inputSchema,
  type Resource,
} from '../../contract/resource.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import { prepareFile, prepareFiles } from './inputFiles.ts'
import { filesIn, storedKindOf } from './kinds/index.ts'
import { rowErrors } from './rowFields.ts'

/**
 * What a request does to one file field: sends new bytes, clears it, or repeats a name, which must be the current one.
 */
export type FileChange = { readonly put: Uint8Array } | { readonly clear: true } | { readonly named: string }

/**
 * A record as it arrives: unchecked values by field name, and the changes of its files. The new files of a list have
 * their place in the name: `fotos.2`.
 */
export interface Input {
  readonly values: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, FileChange>>
}

/** A record ready to be written. Nothing is stored yet. */
export interface Prepared {
  readonly values: Record<string, unknown>
  /** All files to store. `pictures` are the names of those inside texts. */
  readonly files: PreparedFile[]
  readonly pictures: string[]
  /** Files that are stored already and kept by something else of the record, and the name under which one is refused. */
  readonly kept: { readonly key: string; readonly file: string }[]
}

/**
 * Checks input against the contract and prepares files and HTML. Throws invalid with every field's messages at once,
 * and too_many when this person has sent too many pictures.
 */
export interface Prepare {
  (permit: Permit, action: Action, input: Input, current: object | null): Promise<Prepared>
  /** Does the same for values as answers show them, with the names of stored files. The fields are the caller's choice. */
  readonly revision: (permit: Permit, values: Readonly<Record<string, unknown>>) => Promise<Prepared>
}

export function createPrepare(ctx: Context, resource: Resource): Prepare {
  const schemaOf = (audience: Audience) => ({
    create: inputSchema(resource, audience, 'create'),
    update: inputSchema(resource, audience, 'update'),
    full: inputSchema(resource, audience, 'full'),
  })
  const schemas = { admin: schemaOf('admin'), cliente: schemaOf('cliente') }

  const prepare = async (
    permit: Permit,
    action: Action,
    { values, files }: Input,
    current: object | null,
  ) => {
    const { audience } = permit
    const adopts = resource[audience]?.held !== undefined
    const parsed = schemas[audience][action].safeParse(values)
    const errors: FieldErrors = {}
    for (const issue of parsed.error?.issues ?? []) addIssue(errors, issue)
    const prepared = { ...nothingPrepared(), values: { ...parsed.data } }
    for (const [name, field] of inputFields(resource, audience, action)) {
      const { file: one, files: many } = traitsOf(field)
      const { file } = storedKindOf(field)
      await collecting(errors, inputName(name, field), async () => {
        if (!file) return prepareText(ctx, permit, name, field, prepared)
        const receive = (bytes: Uint8Array) => file.receive(ctx, permit, resource.name, bytes)
        const arriving = { resource, name, field, changes: files, current, adopts, receive }
        if (one) await prepareFile(arriving, one, prepared)
        else if (many) await prepareFiles(arriving, many, values[name], prepared, errors)
      })
    }
    if (Object.keys(errors).length > 0)
      throw invalid({ ...(await rowErrors(ctx.database.db, resource, current, values)), ...errors })
    return prepared
  }
  const revision: Prepare['revision'] = async (permit, values) => {
    const errors: FieldErrors = {}
    const prepared = nothingPrepared()
    for (const [name, value] of Object.entries(values)) {
      const field = resource.fields[name]
      if (!field) continue
      const parsed = field.schema.safeParse(value)
      if (!parsed.success) errors[name] = parsed.error.issues.map(({ message }) => message)
      else {
        prepared.values[name] = parsed.data
        prepared.kept.push(...filesIn(field, parsed.data).map((file) => ({ key: name, file })))
        await collecting(errors, name, () => prepareText(ctx, permit, name, field, prepared))
      }
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    return prepared
  }
  return Object.assign(prepare, { revision })
}

const nothingPrepared = (): Prepared => ({ values: {}, files: [], pictures: [], kept: [] })

/** Adds a message under its field, or for a member of a list under `field.n`. */
function addIssue(errors: FieldErrors, { path: [field, part], message }: z.core.$ZodIssue): void {
  const key = typeof part === 'number' ? `${String(field)}.${part}` : String(field)
  const text = typeof part === 'string' ? `${part}: ${message}` : message
  errors[key] = [...(errors[key] ?? []), text]
}

/** Adds the message of what a field's value cannot become. */
async function collecting(errors: FieldErrors, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    errors[name] = [error.message]
  }
}

/** Completes a text with what the site knows, and cleans one that is HTML. */
async function prepareText(
  ctx: Context,
  permit: Permit,
  name: string,
  field: Field,
  prepared: Prepared,
): Promise<void> {
  const { clean, complete } = storedKindOf(field)
  const sent = prepared.values[name]
  if (typeof sent !== 'string') return
  if (complete) prepared.values[name] = await complete(ctx, sent)
  if (!clean) return
  const { html, pictures } = await clean(ctx, permit, sent)
  prepared.values[name] = html
  prepared.files.push(...pictures)
  prepared.pictures.push(...pictures.map((picture) => picture.name))
}
