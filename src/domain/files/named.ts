import type { Field } from '../../contract/kinds/fields.ts'
import { imageFilePaths } from './images.ts'
import { pdfFilePath } from './pdfs.ts'

/** The stored files that a record's field names: every width of a picture, or a document; none for other kinds. */
export function filesOf(collection: string, field: Field, name: string): string[] {
  if (field.kind === 'pdf') return [pdfFilePath(name)]
  return field.kind === 'image' ? imageFilePaths(collection, name) : []
}
