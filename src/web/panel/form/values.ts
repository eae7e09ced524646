import type { Field } from '../../../contract/kinds/field.ts'
import { isFile, isHtml, traitsOf } from '../../../contract/kinds/index.ts'
import {
  type Action,
  type Audience,
  inputFields,
  inputName,
  markedFields,
  type Resource,
} from '../../../contract/resource.ts'
import { slugify } from '../../../contract/spanish/slug.ts'
import { editor, form as texts } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import type { PanelItem } from '../calls.ts'
import { asEdited, ownStateOf } from './own.ts'
import type { FormValue, FormValues, Messages } from './types.ts'

/** Returns the initial values of a form: the record's, or a new one's. */
export function valuesOf(resource: Resource, audience: Audience, item: PanelItem | null): FormValues {
  const values: FormValues = {}
  for (const [name, field] of inputFields(resource, audience, item ? 'update' : 'create')) {
    const value = item ? item[name] : (resource[audience]?.newRecord?.[name] ?? field.initial)
    const text = textOf(value)
    values[name] = text === '' ? (field.original ?? '') : text
  }
  return values
}

const textOf = (value: unknown): FormValue => {
  if (typeof value === 'boolean') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** Returns the names of the fields whose values differ. */
export const changedFields = (before: FormValues, after: FormValues): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** A picture in a text whose upload has not finished. Only this page has it. */
const UPLOADING = /<img\b[^>]*\s(?:src="blob:|data-upload)[^>]*>/g

const withoutUploading = (html: string): string => html.replace(UPLOADING, '')

/** Returns the values for a draft, without unfinished uploads and files that cannot be sent. */
export const keepable = (resource: Resource, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FormValue][] => {
      if (typeof value === 'string') return [[name, withoutUploading(value)]]
      const field = resource.fields[name]
      return value instanceof File && field && fileRefusal(field, value) ? [] : [[name, value]]
    }),
  )

/**
 * Returns the contract's messages for wrong values, as far as the browser can check. An unmarked required field
 * may be sent empty, so that the server answers; it has a message only when something else is wrong.
 */
export function formErrors(
  resource: Resource,
  audience: Audience,
  action: Action,
  values: FormValues,
): Messages {
  const marked = markedFields(resource, audience, action)
  const messages: Messages = {}
  let certain = false
  for (const [name, field] of inputFields(resource, audience, action)) {
    const value = values[name] ?? ''
    const empty = isEmpty(value)
    const needed = marked.includes(name)
    const missing = empty && (needed || field.required) ? missingText(field) : null
    const message = empty ? missing : refusal(field, value)
    if (message !== null) messages[name] = message
    certain ||= message !== null && (needed || !empty)
  }
  return certain ? messages : {}
}

const isEmpty = (value: FormValue): boolean => typeof value === 'string' && value.trim() === ''

const missingText = (field: Field): string => traitsOf(field).file?.missing ?? validation.required

function refusal(field: Field, value: FormValue): string | null {
  if (value instanceof File) return fileRefusal(field, value)
  if (isFile(field)) return null
  if (isHtml(field) && withoutUploading(String(value)) !== value) return editor.uploading
  if (traitsOf(field).composite) return null
  return field.schema.safeParse(value).error?.issues[0]?.message ?? null
}

/** Returns the message for a chosen file whose size or declared type is wrong; otherwise null. */
export function fileRefusal(field: Field, chosen: File): string | null {
  const { file } = traitsOf(field)
  if (!file) return null
  if (!isOfType(chosen.type, file.mediaType)) return file.otherType
  if (chosen.size === 0) return texts.emptyFile
  return chosen.size > (field.maxBytes ?? Number.POSITIVE_INFINITY) ? file.tooBig : null
}

const isOfType = (type: string, taken: string): boolean =>
  taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken

/** Returns the request's body: JSON, or multipart when it has a file or the specification requires it. */
export function requestBody(
  resource: Resource,
  audience: Audience,
  action: Action,
  values: FormValues,
  item: PanelItem | null,
): object {
  const rights = resource[audience]
  const edited = asEdited(item)
  const along = action === 'update' ? (rights?.sentAlong ?? []) : []
  const before = valuesOf(resource, audience, edited)
  const entries: [string, unknown][] = [
    ...along.map((name): [string, unknown] => [name, item?.[name]]),
    ...inputFields(resource, audience, action).flatMap(([name, field]) =>
      (field.onlyChanged && values[name] === before[name]) || isUntouchedDraft(name, values, edited, item)
        ? []
        : entryOf(name, field, isDerived(name, field, values) ? '' : (values[name] ?? ''), edited),
    ),
  ]
  const multipart = action === 'update' && rights?.updateBy === 'form'
  if (!multipart && !entries.some(([, value]) => value instanceof File)) return Object.fromEntries(entries)
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value instanceof File ? value : String(value ?? ''))
  return body
}

/** Whether a value was rejected and is as it was: it stays a draft, and is not proposed again. */
function isUntouchedDraft(
  name: string,
  values: FormValues,
  edited: PanelItem | null,
  item: PanelItem | null,
): boolean {
  const rejected = ownStateOf(item)?.rechazados[name]
  return rejected !== undefined && values[name] === textOf(edited?.[name])
}

/**
 * Whether a field's value is derived from another, as a slug from a name. The server derives it, and adds a number when
 * taken.
 */
export const isDerived = (name: string, { from }: Field, values: FormValues): boolean =>
  from !== undefined && values[name] === slugify(String(values[from] ?? ''))

function entryOf(
  name: string,
  field: Field,
  value: FormValue,
  item: PanelItem | null,
): [string, FormValue | number | null][] {
  const { number, file } = traitsOf(field)
  if (number) return [[name, numberOf(field, value)]]
  // An empty value lets the site use its original text, and a later version of it.
  if (!file) return [[name, value === field.original ? '' : value]]
  if (value instanceof File) return [[inputName(name, field), value]]
  if (value === textOf(item?.[name])) return []
  // Another stored file is the published one, in place of one that waits.
  if (value !== '') return [[inputName(name, field), value]]
  return file.cleared ? [[file.cleared.by, true]] : []
}

/** Returns the number of a value. Text that is not a number goes as typed, so that the server says what is wrong. */
function numberOf(field: Field, value: FormValue): FormValue | number | null {
  if (isEmpty(value)) return null
  const { data } = field.schema.safeParse(value)
  return typeof data === 'number' ? data : value
}

/** Returns the first message of each field, by the form's names; messages of other fields keep their own name. */
export function messagesOf(resource: Resource, errors: Readonly<Record<string, string[]>>): Messages {
  const names = new Map(
    Object.entries(resource.fields).map(([name, field]) => [inputName(name, field), name]),
  )
  return Object.fromEntries(
    Object.entries(errors).flatMap(([sent, [first]]) => {
      const [field = ''] = sent.split('.')
      return first ? [[names.get(sent) ?? names.get(field) ?? sent, first]] : []
    }),
  )
}
