import type { FieldErrors } from '../../contract/errors.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { traitsOf } from '../../contract/kinds/index.ts'
import type { FileTraits } from '../../contract/kinds/traits.ts'
import type { Resource } from '../../contract/resource.ts'
import { validation } from '../../contract/texts/server.ts'
import type { Picture } from '../../contract/values/images.ts'
import { type PreparedFile, UnusableFile } from '../files/prepared.ts'
import type { FileChange, Prepared } from './input.ts'
import { filesIn } from './kinds/index.ts'

/** Prepares the files of a request: new ones are decoded, and of stored ones only the record's own are taken. */

export interface ArrivingFile {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  readonly changes: Readonly<Record<string, FileChange>>
  /** The record before the write; null for a new one. */
  readonly current: object | null
  /** Whether it may name another file that the record holds, such as one that waits for approval. */
  readonly adopts: boolean
  readonly receive: (bytes: Uint8Array) => Promise<PreparedFile>
}

/** Prepares the file of a field that has one. Throws UnusableFile. */
export async function prepareFile(
  arriving: ArrivingFile,
  texts: Pick<FileTraits, 'missing' | 'unusable'>,
  prepared: Prepared,
): Promise<void> {
  const { name, field, changes, current, adopts, receive } = arriving
  const change = changes[name]
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
    prepared.kept.push({ key: name, file: change.named })
  } else if (!current || Reflect.get(current, name) !== change.named) {
    throw new UnusableFile(texts.unusable)
  }
}

/** Prepares a list of files as it was sent. Adds what is wrong with one under its place, `fotos.2`. */
export async function prepareFiles(
  arriving: ArrivingFile,
  { missing }: Pick<FileTraits, 'missing'>,
  sent: unknown,
  prepared: Prepared,
  errors: FieldErrors,
): Promise<void> {
  const { resource, name, field, changes, current, adopts, receive } = arriving
  // By itself, because another field may be wrong.
  const { data } = field.schema.safeParse(sent)
  if (sent === undefined || !Array.isArray(data)) return
  const own = current ? picturesOf(resource, field, current) : new Set<string>()
  const pictures: readonly Picture[] = data
  const list: Picture[] = []
  for (const [at, { foto, alt }] of pictures.entries()) {
    const key = `${name}.${at}`
    const change = changes[key]
    try {
      if (change && 'put' in change) {
        const file = await receive(change.put)
        prepared.files.push(file)
        list.push({ foto: file.name, alt })
      } else if (foto === '') throw new UnusableFile(missing)
      else {
        if (!own.has(foto)) {
          if (!current || !adopts) throw new UnusableFile(validation.otherPicture)
          prepared.kept.push({ key, file: foto })
        }
        list.push({ foto, alt })
      }
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      errors[key] = [error.message]
    }
  }
  prepared.values[name] = list
}

/** The names of a record's files of the same type, also those of other fields: a list may take the principal picture. */
const picturesOf = ({ fields }: Resource, field: Field, record: object): ReadonlySet<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, one]) =>
      mediaTypeOf(one) === mediaTypeOf(field) ? filesIn(one, Reflect.get(record, name)) : [],
    ),
  )

const mediaTypeOf = (field: Field): string | undefined => {
  const { file, files } = traitsOf(field)
  return (file ?? files)?.mediaType
}
