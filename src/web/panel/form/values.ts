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
import type { FormValue, FormValues, Messages } from './types.ts'

/** What a form begins with: the record's values, or a new one's. */
export function valuesOf(resource: Resource, audience: Audience, item: PanelItem | null): FormValues {
  const values: FormValues = {}
  for (const [name, field] of inputFields(resource, audience, item ? 'update' : 'create')) {
    const value = item ? item[name] : (resource[audience]?.newRecord?.[name] ?? field.initial)
    values[name] = typeof value === 'boolean' ? value : String(value ?? '') || (field.original ?? '')
  }
  return values
}

/** The fields whose values differ. */
export const changedFields = (before: FormValues, after: FormValues): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name])

/** A picture in a text that is on its way to the server: only this page knows of it. */
const UPLOADING = /<img\b[^>]*\s(?:src="blob:|data-upload)[^>]*>/g

const withoutUploading = (html: string): string => html.replace(UPLOADING, '')

/** The values as another page could go on from them: without what is on its way, or cannot be sent. */
export const keepable = (resource: Resource, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FormValue][] => {
      if (typeof value === 'string') return [[name, withoutUploading(value)]]
      const field = resource.fields[name]
      return value instanceof File && field && fileRefusal(field, value) ? [] : [[name, value]]
    }),
  )

/**
 * What the contract refuses, as far as the browser can tell. A field that carries no mark may be sent empty: that alone is
 * left to the server to say, and is said with the rest where more is wrong.
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
  return field.schema.safeParse(value).error?.issues[0]?.message ?? null
}

/** What is wrong with a file that a person chose, as far as its size and declared type tell. */
export function fileRefusal(field: Field, chosen: File): string | null {
  const { file } = traitsOf(field)
  if (!file) return null
  if (!isOfType(chosen.type, file.mediaType)) return file.otherType
  if (chosen.size === 0) return texts.emptyFile
  return chosen.size > (field.maxBytes ?? Number.POSITIVE_INFINITY) ? file.tooBig : null
}

const isOfType = (type: string, taken: string): boolean =>
  taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken

/** The request's body: JSON, or multipart where a file goes along or the specification says so. */
export function requestBody(
  resource: Resource,
  audience: Audience,
  action: Action,
  values: FormValues,
  item: PanelItem | null,
): object {
  const rights = resource[audience]
  const along = action === 'update' ? (rights?.sentAlong ?? []) : []
  const entries: [string, unknown][] = [
    ...along.map((name): [string, unknown] => [name, item?.[name]]),
    ...inputFields(resource, audience, action).flatMap(([name, field]) =>
      entryOf(name, field, isDerived(name, field, values) ? '' : (values[name] ?? ''), item),
    ),
  ]
  const multipart = action === 'update' && rights?.updateBy === 'form'
  if (!multipart && !entries.some(([, value]) => value instanceof File)) return Object.fromEntries(entries)
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value instanceof File ? value : String(value ?? ''))
  return body
}

/** Whether a field holds what is made from another, as an address from a name: the server makes it, and numbers it when taken. */
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
  // Another original, or a later one, is then the site's again.
  if (!file) return [[name, value === field.original ? '' : value]]
  if (value instanceof File) return [[inputName(name, field), value]]
  return value === '' && item?.[name] && file.cleared ? [[file.cleared.by, true]] : []
}

/** The number that is meant. What is none goes as it is typed: the server says what is wrong with it. */
function numberOf(field: Field, value: FormValue): FormValue | number | null {
  if (isEmpty(value)) return null
  const { data } = field.schema.safeParse(value)
  return typeof data === 'number' ? data : value
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
