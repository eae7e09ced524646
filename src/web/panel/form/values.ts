import type { Field } from '../../../contract/fields.ts'
import {
  type Action,
  type Audience,
  inputFields,
  inputName,
  isFile,
  type Resource,
} from '../../../contract/resource.ts'
import { validation } from '../../../contract/textos.ts'
import { editor, form as texts } from '../../../contract/textosPanel.ts'
import type { Item } from '../calls.ts'

/** What a form holds: texts as they are typed, yes or no, and of a file its stored name, a new one, or '' for none. */
export type Value = string | boolean | File
export type Values = Record<string, Value>

/** Messages by field, in the form's names. */
export type Messages = Record<string, string>

/** What a form begins with: the record's values, or a new one's. */
export function valuesOf(resource: Resource, audience: Audience, item: Item | null): Values {
  const values: Values = {}
  for (const [name, field] of inputFields(resource, audience, item ? 'update' : 'create')) {
    const value = item ? item[name] : (resource[audience]?.newRecord?.[name] ?? field.initial)
    values[name] = typeof value === 'boolean' ? value : String(value ?? '')
  }
  return values
}

/** The fields whose values differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** A picture in a text that is on its way to the server: only this page knows of it. */
const UPLOADING = /<img\b[^>]*\s(?:src="blob:|data-upload)[^>]*>/g

const withoutUploading = (html: string): string => html.replace(UPLOADING, '')

/** The values as another page could go on from them. */
export const withoutUploads = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutUploading(value) : value,
    ]),
  )

/** What the contract refuses, as far as the browser can tell: a field that carries no mark may be sent empty. */
export function refusals(resource: Resource, audience: Audience, action: Action, values: Values): Messages {
  const marked = resource[audience]?.marked?.[action] ?? []
  const messages: Messages = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    const value = values[name] ?? ''
    const message = isEmpty(value) ? marked.includes(name) && missingText(field) : refusal(field, value)
    if (message) messages[name] = message
  }
  return messages
}

const isEmpty = (value: Value): boolean => typeof value === 'string' && value.trim() === ''

const missingText = (field: Field): string =>
  field.kind === 'image'
    ? validation.imageRequired
    : field.kind === 'pdf'
      ? validation.fileRequired
      : validation.required

function refusal(field: Field, value: Value): string | null {
  if (value instanceof File) return fileRefusal(field, value)
  if (isFile(field)) return null
  if (field.kind === 'richText' && withoutUploading(String(value)) !== value) return editor.uploading
  return field.schema.safeParse(value).error?.issues[0]?.message ?? null
}

/** What is wrong with a file that a person chose, as far as its size and declared type tell. */
export function fileRefusal(field: Field, file: File): string | null {
  const picture = field.kind === 'image'
  if (picture ? !file.type.startsWith('image/') : file.type !== 'application/pdf')
    return picture ? texts.notImage : texts.notPdf
  if (file.size > (field.maxBytes ?? Number.POSITIVE_INFINITY))
    return picture ? texts.imageTooBig : texts.pdfTooBig
  return null
}

/** The request's body: JSON, or multipart when a file goes along. */
export function bodyOf(resource: Resource, audience: Audience, action: Action, values: Values): object {
  const entries = inputFields(resource, audience, action).flatMap(([name, field]) =>
    entryOf(name, field, values[name] ?? ''),
  )
  if (!entries.some(([, value]) => value instanceof File)) return Object.fromEntries(entries)
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value instanceof File ? value : String(value ?? ''))
  return body
}

function entryOf(name: string, field: Field, value: Value): [string, Value | number | null][] {
  if (field.kind === 'integer' || field.kind === 'money' || field.kind === 'ref')
    return [[name, numberOf(value)]]
  if (!isFile(field)) return [[name, value]]
  if (value instanceof File) return [[inputName(name, field), value]]
  return value === '' && field.kind === 'image' ? [['sin_imagen', true]] : []
}

/** What is no number goes as it is typed: the server says what is wrong with it. */
function numberOf(value: Value): Value | number | null {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  return Number.isFinite(Number(value)) ? Number(value) : value
}

/** The first of each field's messages, in the form's names; those of no field of the form stay under their own. */
export function messagesOf(resource: Resource, errors: Readonly<Record<string, string[]>>): Messages {
  const names = new Map(
    Object.entries(resource.fields).map(([name, field]) => [inputName(name, field), name]),
  )
  return Object.fromEntries(
    Object.entries(errors).flatMap(([sent, [first]]) => (first ? [[names.get(sent) ?? sent, first]] : [])),
  )
}
