import type { Field, FieldKind } from '../../../contract/kinds/field.ts'
import type { FileKind, HtmlKind } from '../../../contract/kinds/index.ts'
import { storedBool } from './bool.ts'
import { storedImage } from './image.ts'
import { storedMomento } from './momento.ts'
import { storedMoney } from './money.ts'
import { storedPdf } from './pdf.ts'
import { storedRichText } from './richText.ts'
import type { StoredKind } from './stored.ts'

/** The kinds of field whose values are not stored as they are. */

type With<K extends keyof StoredKind> = Required<Pick<StoredKind, K>>
type StoredKinds = Partial<Record<FieldKind, StoredKind>> &
  Record<FileKind, With<'file'>> &
  Record<HtmlKind, With<'clean'>>

const kinds: StoredKinds = {
  richText: storedRichText,
  momento: storedMomento,
  money: storedMoney,
  bool: storedBool,
  image: storedImage,
  pdf: storedPdf,
}

const UNCHANGED: StoredKind = {}

export const storedKindOf = ({ kind }: Field): StoredKind => kinds[kind] ?? UNCHANGED

/** Returns the paths of the files that a field's value names: every width of a picture, or a document. */
export const filesOf = (collection: string, field: Field, name: string): string[] =>
  storedKindOf(field).file?.paths(collection, name) ?? []
