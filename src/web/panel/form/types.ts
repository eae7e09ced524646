import type { UseFormReturnType } from '@mantine/form'
import type { Action, Resource } from '../../../contract/resource.ts'
import type { Area } from '../area.ts'
import type { PanelItem } from '../calls.ts'

/** What the parts of a record's form hand to one another. */

/** What a form holds: texts as they are typed, yes or no, and of a file its stored name, a new one, or '' for none. */
export type FormValue = string | boolean | File
export type FormValues = Record<string, FormValue>

/** Messages by field, in the form's names. */
export type Messages = Record<string, string>

export type PanelForm = UseFormReturnType<FormValues>

/** An input that reports its value late does it now; gives what it says against being saved, or null. */
export type Report = () => string | null

/** Which record a form is of, and where it is sent. */
export interface Target {
  readonly area: Area
  readonly resource: Resource
  /** The call that reads and writes the record, or that makes one. */
  readonly url: string
  readonly action: Action
  readonly draftKey: string
  /** Where a saved form goes; null stays. */
  readonly back: string | null
  readonly below?: React.ReactNode
}

/** What a form is made from. */
export interface OpenedForm {
  readonly item: PanelItem | null
  readonly etag: string | null
  readonly draft: FormDraft | null
}

/** A form that was not saved yet, as the browser keeps it. */
export interface FormDraft {
  /** The fields that were changed: what was not is whatever the record holds when the form is opened again. */
  readonly values: FormValues
  /** What the record held of them when the form was opened, and its version then. */
  readonly base: FormValues
  readonly etag: string | null
  /** By which the server knows the form again, when it makes a record. */
  readonly key?: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** What the form was made from: the record's values and its version. */
export interface Base {
  readonly values: FormValues
  readonly etag: string | null
  readonly item: PanelItem | null
}

/** Someone else's newer version, which the save met. */
export interface Newer extends Base {
  readonly mine: FormValues
}
