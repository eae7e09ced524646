import type { FieldErrors } from '../../contract/errors.ts'
import type { Field } from '../../contract/kinds/fields.ts'
import {
  inputFields,
  inputName,
  inputSchema,
  isFile,
  isRichText,
  type Resource,
} from '../../contract/resource.ts'
import { validation } from '../../contract/texts/server.ts'
import { htmlFits } from '../../contract/values/schemas.ts'
import type { Permit } from '../access.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import { receivePdf, receivePicture } from '../files/received.ts'
import { TEXT_FOLDER } from '../texts/richText.ts'

/** What a request does to one file field: new bytes, none any more, or a name that has to be the current one. */
export type FileChange = { readonly put: Uint8Array } | { readonly clear: true } | { readonly named: string }

/** A record as it arrives: values by field name, unchecked, and what happens to its files. */
export interface Input {
  readonly values: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, FileChange>>
}

/** A record ready to be written: nothing has been stored yet. */
export interface Prepared {
  readonly values: Record<string, unknown>
  /** All files to store; `pictures` are the names of those that stand inside texts. */
  readonly files: PreparedFile[]
  readonly pictures: string[]
}

/**
 * Checks input against the contract and prepares files and HTML. Throws invalid with every field's messages at once, and
 * too_many when this person has sent too many pictures.
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
    const receive = (field: Field, bytes: Uint8Array) =>
      field.kind === 'pdf'
        ? receivePdf(ctx, permit, bytes)
        : receivePicture(ctx, permit, resource.name, bytes)
    for (const [name, field] of inputFields(resource, audience, action)) {
      try {
        if (isFile(field)) await prepareFile(name, field, input.files[name], current, prepared, receive)
        else if (isRichText(field)) await prepareHtml(ctx, permit, name, field, prepared)
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error
        errors[inputName(name, field)] = [error.message]
      }
    }
    if (Object.keys(errors).length > 0) throw invalid(errors)
    return prepared
  }
}

async function prepareFile(
  name: string,
  field: Field,
  change: FileChange | undefined,
  current: object | null,
  prepared: Prepared,
  receive: (field: Field, bytes: Uint8Array) => Promise<PreparedFile>,
): Promise<void> {
  const missing = field.kind === 'pdf' ? validation.fileRequired : validation.imageRequired
  if (!change) {
    if (!current && field.required) throw new UnusableFile(missing)
  } else if ('put' in change) {
    const file = await receive(field, change.put)
    prepared.files.push(file)
    prepared.values[name] = file.name
  } else if ('clear' in change) {
    if (field.required) throw new UnusableFile(missing)
    prepared.values[name] = null
  } else if (!current || Reflect.get(current, name) !== change.named) {
    throw new UnusableFile(field.kind === 'pdf' ? validation.notPdf : validation.notImage)
  }
}

async function prepareHtml(
  ctx: Context,
  permit: Permit,
  name: string,
  field: Field,
  prepared: Prepared,
): Promise<void> {
  const sent = prepared.values[name]
  if (typeof sent !== 'string') return
  const receive = (bytes: Uint8Array) => receivePicture(ctx, permit, TEXT_FOLDER, bytes)
  const { html, pictures } = await ctx.html.clean(sent, receive)
  // Closing what was left open makes a text longer: what is kept must be taken again when it is saved again.
  if (!htmlFits(html, field.max ?? 0)) throw new UnusableFile(validation.htmlTooBig)
  prepared.values[name] = html
  prepared.files.push(...pictures)
  prepared.pictures.push(...pictures.map((picture) => picture.name))
}
