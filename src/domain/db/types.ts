import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { ActivityAction } from '../../contract/activity.ts'
import type { Origen, Trashed } from '../../contract/history.ts'
import type { Field } from '../../contract/kinds/field.ts'
import type { ColumnPart, ColumnsKind, CompositeKind, RowsKind } from '../../contract/kinds/index.ts'
import type { Fields, ValueOf } from '../../contract/resource.ts'
import type { CollectionName, collections } from '../../contract/resources/index.ts'
import type { SetName } from '../search/facets/block.ts'
import type { IndexTable } from '../search/searched.ts'

/** The tables, derived from the contract where they hold its records. Storage is portable: see ARCHITECTURE.md. */

type Stored<T> = T extends boolean ? number : T

/** A list or an object is JSON; an empty list is null. */
type FieldColumn<F> = F extends { kind: CompositeKind } ? string | null : Stored<ValueOf<F>>
type FieldColumns<F extends Fields> = {
  [K in keyof F as F[K] extends { kind: ColumnsKind | RowsKind } ? never : K]: FieldColumn<F[K]>
} & {
  [K in keyof F & string as F[K] extends { kind: ColumnsKind } ? `${K}_${ColumnPart}` : never]: number | null
} & {
  [K in keyof F & string as F[K] extends Field<string> ? `${K}_key` : never]: ColumnType<
    string,
    string | undefined,
    string | undefined
  >
}

interface RecordColumns {
  id: Generated<number>
  /** Counts the updates: the ETag of If-Match. */
  version: ColumnType<number, number | undefined, number>
  /** Every plain text field, folded: for lists' `?q=`. */
  search_text: string
  created_at: string
  updated_at: string
}

/**
 * The position among records with the same order: the id, until somebody moves the record (domain/records/reorder.ts).
 */
interface PlaceColumn {
  place: ColumnType<number, number | undefined, number>
}

type RecordTables = {
  [N in CollectionName]: RecordColumns &
    (N extends 'user' | 'ajustes' ? unknown : PlaceColumn) &
    FieldColumns<(typeof collections)[N]['fields']>
}

/** The indexed texts of a record; `plain_name` is the name with `n` for `ñ`, when that differs. */
interface IndexedRecord {
  id: number
  rank: number
  name: string
  plain_name: string | null
  terms: string
  category_terms: string
}

interface OwnTables {
  user: Omit<RecordTables['user'], 'de_confianza'> & {
    de_confianza: ColumnType<number, number | undefined>
    role: 'admin' | 'cliente'
    password_hash: string
  }
  session: { token_hash: string; user_id: number; created_at: string; used_at: string }
  /** Attempts that count for a limit, one row each. */
  attempt: { id: Generated<number>; key: string; at: string }
  /** Files that no committed row names: the ones that a sweep removes. */
  loose_file: { path: string; at: string }
  /** Pictures inside texts, and since when a sweep has found no text that shows them; null while one does. */
  text_picture: {
    name: string
    created_at: string
    unused_since: ColumnType<string | null, string | null | undefined>
  }
  visit: { day: string; collection: string; record_id: number; visitor: string }
  visit_salt: { day: string; salt: string }
  /** Work that outlives its request. */
  job: {
    id: Generated<number>
    kind: string
    subject: number
    attempts: number
    run_at: string
    /** The id of the request that ordered it; null when the product did. */
    request_id: string | null
  }
  /** The search's own index (domain/search): every term, and how many records have it. */
  search_term: { term: string; n: number }
  /**
   * The records of a term in their order, packed (search/indexing/blocks.ts); no rank of the block is below `first`. With `#`
   * before a very common term, the same records as bits, and `first` is the number of the chunk (search/indexing/denseTerms.ts).
   */
  search_block: { term: string; first: number; ranks: Uint8Array }
  search_catalogo: { id: number; orden: number; name: string }
  /** The pages of catalogues; the title is stored as page 0. */
  search_pdf_page: { catalogo: number; pagina: number; texto: string; terms: string }
  /**
   * One row, which a writer of the index locks until its transaction ends, with the version of the rules that made the
   * index.
   */
  search_state: {
    id: number
    version: number
    /** The version of the facets from which on everything was made anew. */
    facets_from: ColumnType<number, number | undefined>
  }
  /** What filters ask of the records that visitors see, in blocks of neighbouring ids (search/facets/block.ts). */
  search_facets: { collection: string; block: number; version: number; data: Uint8Array }
  /** The sets of values that the blocks name by their codes (search/facets/sets.ts). */
  search_facet_set: {
    collection: string
    facet: SetName
    code: number
    hash: string
    version: number
    members: string
  }
  /** How many records of a kind there are, by state and category (-1: none): the sum of all rows of a group. */
  tally: { collection: string; state: number; category: number; n: number }
  /** Changes that people made; `fields` are the names of an update's fields, separated by spaces. */
  activity: {
    id: Generated<number>
    at: string
    user_id: number | null
    action: ActivityAction
    collection: CollectionName
    record_id: number
    title: string
    fields: string
    /** 1: a login or a change of how somebody can log in; 0: a changed record. */
    access: ColumnType<number, number | undefined>
    /** The version of the record that the change made; null where a collection has none. */
    n: ColumnType<number | null, number | null | undefined>
    origen: ColumnType<Origen | null, Origen | undefined>
    /** The id that the changes of one bulk operation share. */
    lote: ColumnType<string | null, string | null | undefined>
    /** 0: new; 1: its neighbours were looked at; 2: one of the newest of its record (domain/records/history/thinning.ts). */
    thinning: ColumnType<number, number | undefined>
  }
  /**
   * The values that the versions replaced, as JSON. A field's value as of a version is that of the next row of the
   * field, or the present one.
   */
  replaced_value: {
    id: Generated<number>
    collection: string
    record_id: number
    field: string
    /** The version that replaced the value. */
    n: number
    value: string
    /** What the value keeps from removal: the file that it names, or the pictures inside a text. */
    holds: 'file' | 'pictures' | null
    /** The removed record (collection and id) that the value pointed to, where no version replaced it. */
    gone: string | null
  }
  /**
   * The rows that a removed record (collection and id) took along from others' lists, for its return, until somebody
   * changes the list. `n`: the version of the other record that would have been the next.
   */
  lost_row: {
    gone: string
    collection: string
    record_id: number
    field: string
    place: number
    n: number
    texto: string | null
    numero: number | null
  }
  /** Removed records that can be restored; the id is that of the entry of the removal. */
  trash: {
    id: number
    collection: Trashed
    record_id: number
    n: number
    title: string
    title_key: string
    at: string
    user_id: number | null
    lote: string | null
    version: number
    place: number | null
    created_at: string
  }
  /** An owner's changes of a record that wait for approval: one of a record at most. `version` counts its changes. */
  proposal: {
    id: Generated<number>
    collection: CollectionName
    record_id: number
    user_id: number | null
    /** When the owner made it. */
    at: string
    version: ColumnType<number, number | undefined>
  }
  /** What an owner proposed for one field, as JSON. */
  proposed_value: {
    id: Generated<number>
    collection: CollectionName
    record_id: number
    field: string
    user_id: number | null
    value: string
    /** The record's value then. */
    base: string
    /** Why it was rejected, '' without a reason; null while it waits in the record's proposal. */
    note: string | null
    /** What the value keeps from removal, as in replaced_value. */
    holds: 'file' | 'pictures' | null
  }
  /**
   * Networks that have logged in to an account, as a trace that does not identify the address
   * (domain/limits/loginAttempts.ts).
   */
  known_network: { user_id: number; network: string; used_at: string }
  /** E-mailed requests for a link to choose another password; a job sends it. */
  password_request: { id: Generated<number>; email_key: string }
  /** One-time links for choosing a new password; only the hash of their secret is stored. */
  password_link: { token_hash: string; user_id: number; expires_at: string }
  /** Secret addresses at which a saved record can be looked at; only the hash of the secret is stored. */
  preview: { secret_hash: string; collection: CollectionName; record_id: number; expires_at: string }
  /** Calls that created something, by the key of the caller, with their answers as JSON. */
  idempotency_key: { user_id: number; key: string; content: string; answer: string; at: string }
  /** Letters that a job sends. */
  mail: { id: Generated<number>; to: string; subject: string; text: string }
  /** Notices to a client in the panel. */
  notice: { id: Generated<number>; user_id: number; at: string; text: string }
  /** Running backups; no file is removed meanwhile. */
  backup_hold: { id: string; until: string }
  /** The result of a night's backup (its date). */
  backup_night: { night: string; started_at: string; verified_at: string | null; failed_at: string | null }
  /** How often each node changed public content (domain/changes/contentVersion.ts). */
  content_version: { node: string; slot: number; n: number }
  migration: { name: string; at: string }
}

/** What was indexed of the records of each kind that is searched. */
type IndexTables = { [T in IndexTable]: IndexedRecord }

export type Tables = Omit<RecordTables, 'user'> & OwnTables & IndexTables
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Row<N extends keyof Tables> = Selectable<Tables[N]>
export type Dialect = 'sqlite' | 'postgres'
