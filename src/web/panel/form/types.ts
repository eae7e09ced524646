import type { UseFormReturnType } from '@mantine/form'
import type { Action, Resource } from '../../../contract/resource.ts'
import type { Area } from '../area.ts'
import type { PanelItem } from '../calls.ts'

/** Types that the parts of a record's form share. */

/**
 * The value of a form's field: text as typed, yes or no; for a file its stored name, a new one, or '' for none. Kinds
 * with several parts have a list, or values by name (`kinds/`).
 */
export type FormValue = string | boolean | File | readonly (string | Row)[] | Texts
/** One of several things of the same form, such as a telephone number with its name. */
export type Row = Readonly<Record<string, string | File>>
export type Texts = Readonly<Record<string, string | boolean | readonly string[]>>
export type FormValues = Record<string, FormValue>

/** Messages by field, in the form's names; those of a part under the field's name and the part's: `telefonos.1`. */
export type Messages = Record<string, string>

export type PanelForm = UseFormReturnType<FormValues>

/** Makes an input that reports its value late report it now. Returns its objection to being saved, or null. */
export type Report = () => string | null

/** The record of a form, and the call that saves it. */
export interface Target {
  readonly area: Area
  readonly resource: Resource
  /** The call that reads and writes the record, or that creates one. */
  readonly url: string
  /** The call that saves it, when that is another. */
  readonly saveUrl?: string | undefined
  readonly action: Action
  readonly draftKey: string
  /** Where to go after saving; null stays. */
  readonly back: string | null
  readonly below?: React.ReactNode
}

/** The data from which a form starts. */
export interface OpenedForm {
  readonly item: PanelItem | null
  readonly etag: string | null
  readonly draft: FormDraft | null
}

/** An unsaved form as the browser stores it. */
export interface FormDraft {
  /** The changed fields. The others take the record's values when the form is opened again. */
  readonly values: FormValues
  /** The record's values of those fields when the form was opened, and its version then. */
  readonly base: FormValues
  readonly etag: string | null
  /** The idempotency key, when the form creates a record. */
  readonly key?: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** The record's values and version with which the form began. */
export interface Base {
  readonly values: FormValues
  readonly etag: string | null
  readonly item: PanelItem | null
}

/** Someone else's newer version, found when saving. */
export interface Newer extends Base {
  readonly mine: FormValues
}
