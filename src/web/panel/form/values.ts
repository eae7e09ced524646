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
import { editor } from '../../../contract/texts/panel.ts'
import { validation } from '../../../contract/texts/server.ts'
import type { PanelItem } from '../calls.ts'
import { fileRefusal } from './fileRefusal.ts'
import { formKindOf } from './kinds/index.ts'
import { asEdited, ownStateOf } from './own.ts'
import { filesIn, isEmpty, isUnchanged } from './parts.ts'
import type { FormValue, FormValues, Messages } from './types.ts'

/** Returns the initial values of a form: the record's, or a new one's. */
export function valuesOf(
  resource: Resource,
  audience: Audience,
  action: Action,
  item: PanelItem | null,
): FormValues {
  const values: FormValues = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    const value = item ? item[name] : (resource[audience]?.newRecord?.[name] ?? field.initial)
    const shown = shownOf(field, value)
    values[name] = shown === '' ? (field.original ?? '') : shown
  }
  return values
}

/** Returns the form's value of a stored one. */
const shownOf = (field: Field, stored: unknown): FormValue =>
  formKindOf(field)?.shown(stored) ?? textOf(stored)

const textOf = (value: unknown): FormValue => (typeof value === 'boolean' ? value : String(value ?? ''))

/** Returns the names of the fields whose values differ. */
export const changedFields = (before: FormValues, after: FormValues): string[] =>
  Object.keys(after).filter((name) => !isUnchanged(before[name], after[name]))

/** Whether a change of the values brought a file, which takes effort to choose again. */
export const bringsFile = (before: FormValues, after: FormValues): boolean => {
  const had = Object.values(before).flatMap(filesIn)
  return Object.values(after)
    .flatMap(filesIn)
    .some((file) => !had.includes(file))
}

/** Returns the values without what nobody filled in, such as empty rows. */
export const tidied = (resource: Resource, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = resource.fields[name]
      return [name, (field && formKindOf(field)?.tidy?.(value)) ?? value]
    }),
  )

/** A picture in a text whose upload has not finished. Only this page has it. */
const UPLOADING = /<img\b[^>]*\s(?:src="blob:|data-upload)[^>]*>/g

const withoutUploading = (html: string): string => html.replace(UPLOADING, '')

/** Returns the values for a draft, without unfinished uploads and files that cannot be sent. */
export const keepable = (resource: Resource, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, FormValue][] => {
      if (typeof value === 'string') return [[name, withoutUploading(value)]]
      const field = resource.fields[name]
      const kind = field && formKindOf(field)
      if (field && kind?.keepable) return [[name, kind.keepable(field, value)]]
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
    const missing: Messages = empty && (needed || field.required) ? { '': missingText(field) } : {}
    const said = Object.entries(empty ? missing : refusalsOf(field, value))
    for (const [part, message] of said) messages[part ? `${name}.${part}` : name] = message
    certain ||= said.length > 0 && (needed || !empty)
  }
  return certain ? messages : {}
}

/** Returns the messages for a wrong value by its parts' names, '' for the value itself. */
export function refusalsOf(field: Field, value: FormValue): Messages {
  const kind = formKindOf(field)
  if (kind?.refusals) return kind.refusals(field, value)
  const message = kind ? null : refusal(field, value)
  if (!kind) return message === null ? {} : { '': message }
  const issues = field.schema.safeParse(kind.sent(value, undefined)).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message: text }) => [path.join('.'), text]).reverse())
}

/** Returns the field that a message belongs to, by the message's name. */
export const fieldOfMessage = (name: string): string => name.split('.')[0] ?? name

const missingText = (field: Field): string => traitsOf(field).file?.missing ?? validation.required

function refusal(field: Field, value: FormValue): string | null {
  if (value instanceof File) return fileRefusal(field, value)
  if (isFile(field)) return null
  if (isHtml(field) && withoutUploading(String(value)) !== value) return editor.uploading
  return field.schema.safeParse(value).error?.issues[0]?.message ?? null
}

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
  const before = valuesOf(resource, audience, action, edited)
  const entries: Entry[] = [
    ...along.map((name): Entry => [name, item?.[name]]),
    ...inputFields(resource, audience, action).flatMap(([name, field]) =>
      (isSentChanged(field) && isUnchanged(values[name], before[name])) ||
      isUntouchedDraft(name, field, values, edited, item)
        ? []
        : entryOf(name, field, isDerived(name, field, values) ? '' : (values[name] ?? ''), edited),
    ),
  ]
  const multipart = action === 'update' && rights?.updateBy === 'form'
  if (!multipart && !entries.some(hasFile)) return Object.fromEntries(entries)
  const body = new FormData()
  for (const [name, value, members] of entries)
    for (const [member, content] of members ?? [[name, memberOf(value)]]) body.append(member, content)
  return body
}

/** A member of a request: its name, what JSON says of it, and its members of a multipart body, when not that as text. */
type Entry = readonly [name: string, value: unknown, members?: readonly (readonly [string, string | File])[]]

const hasFile = ([, value, members]: Entry): boolean =>
  value instanceof File || (members ?? []).some(([, content]) => content instanceof File)

function memberOf(value: unknown): string | File {
  if (value instanceof File) return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

/** The specified forms send all that they ask for. Of what stands under headings, only what somebody changed is sent. */
const isSentChanged = (field: Field): boolean =>
  field.onlyChanged === true || field.group !== undefined || formKindOf(field) !== undefined

/** Whether a value was rejected and is as it was: it stays a draft, and is not proposed again. */
function isUntouchedDraft(
  name: string,
  field: Field,
  values: FormValues,
  edited: PanelItem | null,
  item: PanelItem | null,
): boolean {
  const rejected = ownStateOf(item)?.rechazados[name]
  return rejected !== undefined && isUnchanged(values[name], shownOf(field, edited?.[name]))
}

/**
 * Whether a field's value is derived from another, as a slug from a name. The server derives it, and adds a number when
 * taken.
 */
export const isDerived = (name: string, { from }: Field, values: FormValues): boolean =>
  from !== undefined && values[name] === slugify(String(values[from] ?? ''))

function entryOf(name: string, field: Field, value: FormValue, item: PanelItem | null): Entry[] {
  const kind = formKindOf(field)
  if (kind) return [[name, kind.sent(value, item?.[name]), kind.members?.(name, value)]]
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
      const [head = sent, ...parts] = sent.split('.')
      return first ? [[[names.get(head) ?? head, ...parts].join('.'), first]] : []
    }),
  )
}
