import type { FieldErrors } from '../../contract/errors.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import type { FileTraits } from '../../contract/kinds/traits.ts'
import { inputFields, inputName, inputSchema, type Resource } from '../../contract/resource.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import type { CleanHtml } from '../texts/richText.ts'
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
}

/**
 * Checks input against the contract and prepares files and HTML. Throws invalid with every field's messages at once,
 * and too_many when this person has sent too many pictures.
 */
export type Prepare = (permit: Permit, input: Input, current: object | null) => Promise<Prepared>

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
  return async (permit, input, current) => {
    const { audience } = permit
    const action = current ? 'update' : 'create'
    const parsed = schemas[audience][action].safeParse(input.values)
    const errors: FieldErrors = {}
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = String(path[0])
      errors[field] = [...(errors[field] ?? []), message]
    }
    const prepared: Prepared = { values: { ...parsed.data }, files: [], pictures: [] }
    for (const [name, field] of inputFields(resource, audience, action)) {
      try {
        const { file: texts } = traitsOf(field)
        const { file, clean } = storedKindOf(field)
        if (texts && file) {
          const receive = (bytes: Uint8Array) => file.receive(ctx, permit, resource.name, bytes)
          await prepareFile({ name, field, change: input.files[name], current, texts, receive }, prepared)
        } else if (clean) await prepareHtml(name, prepared, (html) => clean(ctx, permit, html))
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error
        errors[inputName(name, field)] = [error.message]
      }
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    return prepared
  }
}

interface ArrivingFile {
  readonly name: string
  readonly field: Field
  readonly change: FileChange | undefined
  /** The record before the write; null for a new one. */
  readonly current: object | null
  readonly texts: Pick<FileTraits, 'missing' | 'unusable'>
  readonly receive: (bytes: Uint8Array) => Promise<PreparedFile>
}

async function prepareFile(arriving: ArrivingFile, prepared: Prepared): Promise<void> {
  const { name, field, change, current, texts, receive } = arriving
  if (!change) {
    if (!current && field.required) throw new UnusableFile(texts.missing)
  } else if ('put' in change) {
    const file = await receive(change.put)
    prepared.files.push(file)
    prepared.values[name] = file.name
  } else if ('clear' in change) {
    if (field.required) throw new UnusableFile(texts.missing)
    prepared.values[name] = null
  } else if (!current || Reflect.get(current, name) !== change.named) {
    throw new UnusableFile(texts.unusable)
  }
}

async function prepareHtml(
  name: string,
  prepared: Prepared,
  clean: (html: string) => Promise<CleanHtml>,
): Promise<void> {
  const sent = prepared.values[name]
  if (typeof sent !== 'string') return
  const { html, pictures } = await clean(sent)
  prepared.values[name] = html
  prepared.files.push(...pictures)
  prepared.pictures.push(...pictures.map((picture) => picture.name))
}
