import type { Field, FieldKind } from '../../../contract/kinds/field.ts'
import type {
  ColumnsKind,
  CompositeKind,
  FileKind,
  FilesKind,
  HtmlKind,
  RowsKind,
} from '../../../contract/kinds/index.ts'
import { storedAttributes } from './attributes.ts'
import { storedBool } from './bool.ts'
import { storedImage } from './image.ts'
import { storedImages } from './images.ts'
import { storedList, storedObject } from './json.ts'
import { storedMomento } from './momento.ts'
import { storedMoney } from './money.ts'
import { storedPdf } from './pdf.ts'
import { storedPoint } from './point.ts'
import { storedRefs } from './refs.ts'
import { storedRichText } from './richText.ts'
import type { StoredKind } from './stored.ts'

/** The kinds of field whose values are not stored as they are. */

type With<K extends keyof StoredKind> = Required<Pick<StoredKind, K>>
type StoredKinds = Partial<Record<FieldKind, StoredKind>> &
  Record<FileKind | FilesKind, With<'file'>> &
  Record<ColumnsKind, With<'columns'>> &
  Record<RowsKind, With<'rows'>> &
  Record<Exclude<CompositeKind, ColumnsKind | RowsKind>, With<'toColumn' | 'fromColumn'>> &
  Record<HtmlKind, With<'clean'>>

const kinds: StoredKinds = {
  richText: storedRichText,
  momento: storedMomento,
  money: storedMoney,
  bool: storedBool,
  image: storedImage,
  pdf: storedPdf,
  point: storedPoint,
  hours: storedObject,
  exceptions: storedList,
  phones: storedList,
  options: storedList,
  images: storedImages,
  refs: storedRefs,
  attributes: storedAttributes,
}

const UNCHANGED: StoredKind = {}

export const storedKindOf = ({ kind }: Field): StoredKind => kinds[kind] ?? UNCHANGED

/** Returns the names of the stored files in a field's value. */
export const filesIn = (field: Field, value: unknown): string[] =>
  storedKindOf(field).file?.names(value) ?? []

/** Returns the paths of a stored file: every width of a picture, or a document. */
export const pathsOfFile = (collection: string, field: Field, name: string): string[] =>
  storedKindOf(field).file?.paths(collection, name) ?? []
