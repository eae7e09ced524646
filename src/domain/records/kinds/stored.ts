import type { RawBuilder } from 'kysely'
import type { Field } from '../../../contract/kinds/field.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Permit } from '../../access.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { PreparedFile } from '../../files/prepared.ts'
import type { CleanHtml } from '../../texts/richText.ts'

/** How the values of a kind of field become what is stored. */
export interface StoredKind {
  /** Converts a value to its column's, and back. */
  readonly toColumn?: (value: unknown) => unknown
  readonly fromColumn?: (value: unknown) => unknown
  /** The same for a value in several columns, by the ends of their names. */
  readonly columns?: {
    readonly of: (value: unknown) => Readonly<Record<string, unknown>>
    readonly value: (columns: Readonly<Record<string, unknown>>) => unknown
  }
  /** For a value that is rows of a table of its own. */
  readonly rows?: StoredRows
  /** Completes a text that a person wrote with what the site knows. */
  readonly complete?: (ctx: Context, text: string) => Promise<string>
  /** Sanitizes HTML and takes its pictures out. Throws UnusableFile and too_many. */
  readonly clean?: (ctx: Context, permit: Permit, html: string) => Promise<CleanHtml>
  readonly file?: StoredFile
}

interface StoredFile {
  /** Returns the names of the files in a value. */
  readonly names: (value: unknown) => string[]
  /** In a list of objects, the member that names a file: the first one in JSON. */
  readonly member?: string
  /** Makes the files to store from the bytes that were sent. Throws UnusableFile and too_many. */
  readonly receive: (
    ctx: Context,
    permit: Permit,
    collection: string,
    bytes: Uint8Array,
  ) => Promise<PreparedFile>
  /** Returns the paths of a stored file in all its sizes. */
  readonly paths: (collection: string, name: string) => string[]
}

/** A field whose values are rows of a table: see `tableOf`. */
export interface RowsField {
  readonly resource: Resource
  readonly name: string
  readonly field: Field
  /** The collection that the rows point to. */
  readonly target: Resource
}

/** A row of a value, without the record's id: what it points to, and what it says. */
export interface ValueRow {
  readonly to: number
  readonly place: number
  readonly texto?: string | null
  readonly numero?: number | null
}

/** A value that a write asks for, and what there was. */
export interface WantedValue {
  readonly sent: unknown
  readonly before: unknown
  /** The whole value that is wanted: see `wanted`. */
  readonly wanted: unknown
}

export interface StoredRows {
  /** The column that points to the target. */
  readonly pointer: string
  /** The columns besides that, the record's and `place`. */
  readonly says: readonly ('texto' | 'numero')[]
  /** Returns the expression that reads the rows of a record as one value of JSON, in the statement that reads it. */
  readonly read: (db: Db, of: RowsField) => RawBuilder<unknown>
  /** Returns the whole value that a sent one asks for. `record` has the other values that the write leaves. */
  readonly wanted: (of: RowsField, sent: unknown, before: unknown, record: object) => unknown
  /** Returns what to send so that the value becomes this one, whatever there was. */
  readonly replacing?: (value: unknown, before: unknown) => unknown
  /** Checks a wanted value against its targets; returns it as answers have it, and its rows. Throws invalid. */
  readonly settle: (
    db: Db,
    of: RowsField,
    value: WantedValue,
  ) => Promise<{ value: unknown; rows: ValueRow[] }>
  /** Returns what is still valid of the value of a removed record, and the ids of targets that are gone. */
  readonly revive: (tx: Tx, of: RowsField, value: unknown) => Promise<{ value: unknown; lost: number[] }>
}
