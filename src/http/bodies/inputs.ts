import type { Field } from '../../contract/kinds/field.ts'
import { IMAGE_BYTES } from '../../contract/kinds/image.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import { type Action, type Audience, inputFields, inputName, type Resource } from '../../contract/resource.ts'
import { boolSchema } from '../../contract/values/schemas.ts'
import { type FileChange, type Input, Refusal } from '../../domain/index.ts'
import type { Body } from './bodies.ts'
import { dataUrlBytes, isDataUrl } from './dataUrl.ts'
import { jsonIn, LONGEST_TEXT } from './json.ts'

/** Turns a request's body into the domain's input: separates files from values, and decodes data-URLs. */

const yes = boolSchema()
const CLEAR: FileChange = { clear: true }

/** Throws too_large for a file over its limit; the domain checks everything else. */
export function inputOf(resource: Resource, audience: Audience, action: Action, body: Body): Input {
  const values: Record<string, unknown> = {}
  const files: Record<string, FileChange> = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    const value = body[inputName(name, field)]
    const { file, files: many, composite } = traitsOf(field)
    if (many) {
      const list = listOf(body, name)
      if (list !== undefined) values[name] = withoutFiles(list, name, field, files)
      continue
    }
    if (!file) {
      if (value !== undefined) values[name] = composite ? objectIn(plain(value)) : plain(value)
      continue
    }
    const sent = fileChange(value, field.maxBytes ?? 0)
    // A new file counts; the present file's name, which clients send back, does not.
    const change = sent && 'put' in sent ? sent : clears(body, file.cleared?.by) ? CLEAR : sent
    if (change) files[name] = change
  }
  return { values, files }
}

/** A file in place of a text: long enough to be refused for its length. */
const plain = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? value.toString('utf8', 0, LONGEST_TEXT + 1) : value

/** A form sends lists and objects as JSON. Other texts stay, because some of these values can be written as text. */
const objectIn = (value: unknown): unknown => (typeof value === 'string' ? jsonIn(value) : value)

/**
 * Returns the list of a field as it was sent: whole, or by a form as `fotos[0]`, `fotos_alt[0]` and so on, in the order
 * of their numbers.
 */
function listOf(body: Body, name: string): unknown {
  const numbered = Object.entries(body).flatMap(([key, value]) => {
    const at = key.startsWith(`${name}[`) ? /^\[(\d{1,4})\]$/.exec(key.slice(name.length))?.[1] : undefined
    return at === undefined || value === '' || isNothing(value) ? [] : [[Number(at), value] as const]
  })
  if (numbered.length === 0) return objectIn(plain(body[name]))
  return numbered
    .sort(([a], [b]) => a - b)
    .map(([at, value]) => ({ foto: value, alt: body[`${name}_alt[${at}]`] }))
}

const isNothing = (value: unknown): boolean => Buffer.isBuffer(value) && value.length === 0

/** Takes new files out of a list; their places are in the names. */
function withoutFiles(list: unknown, name: string, field: Field, files: Record<string, FileChange>): unknown {
  if (!Array.isArray(list)) return list
  return list.map((one: unknown, at) => {
    if (typeof one !== 'object' || one === null) return one
    const { foto, alt }: { foto?: unknown; alt?: unknown } = one
    const change = fileChange(foto, field.maxBytes ?? 0)
    if (change && 'put' in change && at < (field.most ?? 0)) files[`${name}.${at}`] = change
    return { foto: change && 'named' in change ? change.named : '', alt: plain(alt) }
  })
}

function fileChange(value: unknown, limit: number): FileChange | null {
  if (value === undefined || value === null || value === '') return null
  const sent = typeof value === 'string' && isDataUrl(value) ? dataUrlBytes(value) : null
  const bytes = Buffer.isBuffer(value) ? value : sent
  if (!bytes) return { named: typeof value === 'string' ? value : '' }
  if (bytes.length > limit) throw new Refusal('too_large')
  return bytes.length === 0 && Buffer.isBuffer(value) ? null : { put: bytes }
}

const clears = (body: Body, by: string | undefined): boolean =>
  by !== undefined && body[by] !== undefined && yes.safeParse(body[by]).data === true

/** Returns a picture that is sent alone, as a file or a data-URL; null when there is none. Throws too_large. */
export function imageBytes(value: unknown): Buffer | null {
  const change = fileChange(value, IMAGE_BYTES)
  return change && 'put' in change ? Buffer.from(change.put) : null
}
