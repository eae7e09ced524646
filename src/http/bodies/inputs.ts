import { IMAGE_BYTES } from '../../contract/kinds/image.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import { type Action, type Audience, inputFields, inputName, type Resource } from '../../contract/resource.ts'
import { boolSchema } from '../../contract/values/schemas.ts'
import { type FileChange, type Input, Refusal } from '../../domain/index.ts'
import type { Body } from './bodies.ts'
import { dataUrlBytes, isDataUrl } from './dataUrl.ts'
import { LONGEST_TEXT } from './json.ts'

/** Turns a request's body into the domain's input: separates files from values, and decodes data-URLs. */

const yes = boolSchema()
const CLEAR: FileChange = { clear: true }

/** Throws too_large for a file over its limit; the domain checks everything else. */
export function inputOf(resource: Resource, audience: Audience, action: Action, body: Body): Input {
  const values: Record<string, unknown> = {}
  const files: Record<string, FileChange> = {}
  for (const [name, field] of inputFields(resource, audience, action)) {
    const value = body[inputName(name, field)]
    const { file } = traitsOf(field)
    if (!file) {
      if (value !== undefined) values[name] = Buffer.isBuffer(value) ? textOf(value) : value
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
const textOf = (file: Buffer) => file.toString('utf8', 0, LONGEST_TEXT + 1)

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
