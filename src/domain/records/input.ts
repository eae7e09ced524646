import type { FieldErrors } from '../../contract/errors.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { isFile, traitsOf } from '../../contract/kinds/index.ts'
import type { FileTraits } from '../../contract/kinds/traits.ts'
import { inputFields, inputName, inputSchema, type Resource } from '../../contract/resource.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import { storedKindOf } from './kinds/index.ts'

/**
 * What a request does to one file field: sends new bytes, clears it, or repeats a name, which must be the current one.
 */
export type FileChange = { readonly put: Uint8Array } | { readonly clear: true } | { readonly named: string }

/** A record as it arrives: unchecked values by field name, and the changes of its files. */
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
  /** Files that are stored already and kept by something else of the record, by field. */
  readonly kept: Record<string, string>
}

/**
 * Checks input against the contract and prepares files and HTML. Throws invalid with every field's messages at once,
 * and too_many when this person has sent too many pictures.
 */
export interface Prepare {
  (permit: Permit, input: Input, current: object | null): Promise<Prepared>
  /** Does the same for values as answers show them, with the names of stored files. The fields are the caller's choice. */
  readonly revision: (permit: Permit, values: Readonly<Record<string, unknown>>) => Promise<Prepared>
}

export function createPrepare(ctx: Context, resource: Resource): Prepare {
  const schemas = {
    admin: {
      create: inputSchema(resource, 'admin', 'create'),
      update: inputSchema(resource, 'admin', 'update'),
    },
    cliente: {
      create: inputSchema(resource, 'cliente', 'create'),
      update: inputSchema(resource, 'cliente', 'update'),
    },
  }
  const prepare = async (permit: Permit, input: Input, current: object | null): Promise<Prepared> => {
    const { audience } = permit
    const action = current ? 'update' : 'create'
    const adopts = resource[audience]?.held !== undefined
    const parsed = schemas[audience][action].safeParse(input.values)
    const errors: FieldErrors = {}
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = String(path[0])
      errors[field] = [...(errors[field] ?? []), message]
    }
    const prepared = { ...nothingPrepared(), values: { ...parsed.data } }
    for (const [name, field] of inputFields(resource, audience, action)) {
      const { file: texts } = traitsOf(field)
      const { file } = storedKindOf(field)
      await collecting(errors, inputName(name, field), async () => {
        if (texts && file) {
          const receive = (bytes: Uint8Array) => file.receive(ctx, permit, resource.name, bytes)
          const change = input.files[name]
          await prepareFile({ name, field, change, current, adopts, texts, receive }, prepared)
        } else await prepareText(ctx, permit, name, field, prepared)
      })
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
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
        if (isFile(field) && typeof value === 'string') prepared.kept[name] = value
        await collecting(errors, name, () => prepareText(ctx, permit, name, field, prepared))
      }
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    return prepared
  }
  return Object.assign(prepare, { revision })
}

const nothingPrepared = (): Prepared => ({ values: {}, files: [], pictures: [], kept: {} })

/** Adds the message of what a field's value cannot become. */
async function collecting(errors: FieldErrors, name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    errors[name] = [error.message]
  }
}

interface ArrivingFile {
  readonly name: string
  readonly field: Field
  readonly change: FileChange | undefined
  /** The record before the write; null for a new one. */
  readonly current: object | null
  /** Whether it may name another file that the record holds, such as one that waits for approval. */
  readonly adopts: boolean
  readonly texts: Pick<FileTraits, 'missing' | 'unusable'>
  readonly receive: (bytes: Uint8Array) => Promise<PreparedFile>
}

async function prepareFile(arriving: ArrivingFile, prepared: Prepared): Promise<void> {
  const { name, field, change, current, adopts, texts, receive } = arriving
  if (!change) {
    if (!current && field.required) throw new UnusableFile(texts.missing)
  } else if ('put' in change) {
    const file = await receive(change.put)
    prepared.files.push(file)
    prepared.values[name] = file.name
  } else if ('clear' in change) {
    if (field.required) throw new UnusableFile(texts.missing)
    prepared.values[name] = null
  } else if (current && adopts) {
    prepared.values[name] = change.named
    prepared.kept[name] = change.named
  } else if (!current || Reflect.get(current, name) !== change.named) {
    throw new UnusableFile(texts.unusable)
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
