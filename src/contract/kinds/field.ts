import type { z } from 'zod'
import { fold } from '../spanish/spanish.ts'

/** The description of one field of a resource. The constructors in `kinds/<kind>.ts` make it. */

export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'slug'
  | 'integer'
  | 'momento'
  | 'money'
  | 'bool'
  | 'email'
  | 'tel'
  | 'url'
  | 'zone'
  | 'image'
  | 'pdf'
  | 'ref'
  | 'refs'
  | 'point'
  | 'hours'
  | 'exceptions'
  | 'date'
  | 'phones'
  | 'images'
  | 'choice'
  | 'options'
  | 'attributes'

export interface Field<T = unknown> {
  readonly kind: FieldKind
  readonly label: string
  /** The heading under which forms put it, folded while all its fields are empty; without it, it stands before the groups. */
  readonly group?: string
  /** Forms show it only while another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly string[] }
  /** Takes what arrives, gives what is kept. Files are not parsed here: their value is a stored name. */
  readonly schema: z.ZodType<T>
  readonly required: boolean
  /** What answers carry, and what requests may say, where that is not what the schema gives: for the API's document. */
  readonly shown?: z.ZodType
  readonly sent?: z.ZodType
  /** What a new record gets when the field is absent. */
  readonly initial?: T
  readonly max?: number
  readonly min?: number
  readonly step?: number
  /** Folded copy in `<field>_key`: for order and for uniqueness, as Spanish compares. */
  readonly keyed?: true
  /** How that copy is made, where Spanish does not decide what is equal. */
  readonly keyFrom?: (text: string) => string
  readonly unique?: true
  /** Lists' `?q=` looks here. */
  readonly searched?: true
  /** The product counts it. Nobody types it, and versions leave it out. */
  readonly counted?: true
  /** A slug's source field. */
  readonly from?: string
  /** Slugs that the site's own addresses take. */
  readonly reserved?: readonly string[]
  /** A reference's resource, and the name under which answers carry what it points to. */
  readonly to?: string
  readonly shownAs?: string
  /** The collection whose records the value's rows point to, and the reference whose target falls away among them. */
  readonly toMany?: string
  readonly besides?: string
  /** The references of the record whose targets say which of its attributes apply to it. */
  readonly appliesBy?: readonly string[]
  /** What visitors read while the field is empty: a field of the site's settings. */
  readonly settingsField?: string
  /** A reference's first option, and what lists say of one to none. */
  readonly placeholder?: string
  readonly none?: string
  /** What lists call yes and no. */
  readonly states?: readonly [yes: string, no: string]
  /** The values that a person chooses from, in order. */
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** The most members of a list. */
  readonly most?: number
  /** What lists call each value of a field that takes only these. */
  readonly valueLabels?: Readonly<Record<string, string>>
  /** The one of them that asks for nobody's attention. */
  readonly good?: string
  /** A PDF's first page: the field that keeps its picture. */
  readonly cover?: string
  /** A picture's folder has `foto.jpg` for records without one. */
  readonly fallbackImage?: true
  /** A file's limit in bytes. */
  readonly maxBytes?: number
  /** The name under which a file arrives, when it is not the field's own. */
  readonly upload?: string
  /** Forms send it only when somebody changed it: what nobody touched must not undo what happened meanwhile. */
  readonly onlyChanged?: true
  /** Small print under the input. */
  readonly help?: string
  /** What the site says while the field is empty: it stands in the form, and saved unchanged it leaves the field empty. */
  readonly original?: string
}

/** The copy of a keyed field's text by which it is ordered and compared. */
export const keyOf = ({ keyFrom = fold }: Field, text: string): string => keyFrom(text)
