import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { ActivityAction } from '../../contract/activity.ts'
import type { Field } from '../../contract/kinds/fields.ts'
import type { Fields, ValueOf } from '../../contract/resource.ts'
import type { CollectionName, collections } from '../../contract/resources/index.ts'

/** The tables, derived from the contract where they hold its records. Storage is portable: see ARCHITECTURE.md. */

type Stored<T> = T extends boolean ? number : T

type FieldColumns<F extends Fields> = { [K in keyof F]: Stored<ValueOf<F[K]>> } & {
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
  /** Every plain text field, folded: lists' `?q=`. */
  search_text: string
  created_at: string
  updated_at: string
}

/** Where a record stands among those of the same order: its id, until somebody moves it (domain/records/reorder.ts). */
interface PlaceColumn {
  place: ColumnType<number, number | undefined, number>
}

type RecordTables = {
  [N in CollectionName]: RecordColumns &
    (N extends 'user' | 'ajustes' ? unknown : PlaceColumn) &
    FieldColumns<(typeof collections)[N]['fields']>
}

/** What was indexed of a record; `plain_name` is the name with `n` for `ñ`, when that differs. */
interface IndexedRecord {
  id: number
  rank: number
  name: string
  plain_name: string | null
  terms: string
  category_terms: string
}

interface OwnTables {
  user: RecordTables['user'] & { role: 'admin' | 'cliente'; password_hash: string }
  session: { token_hash: string; user_id: number; created_at: string; used_at: string }
  /** Attempts at something that is limited in time, one row each. */
  attempt: { id: Generated<number>; key: string; at: string }
  /** Files that no committed row names, or names no longer: what a sweep removes. */
  loose_file: { path: string; at: string }
  /** Pictures inside texts; since when a sweep has found none that shows them, null while one does. */
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
    /** The request that ordered it; null when the product did by itself. */
    request_id: string | null
  }
  /** The searches' own index (domain/search): every term, and how many records have it. */
  search_term: { term: string; n: number }
  /**
   * The records of a term in their order, packed (search/blocks.ts); no rank of the block is below `first`. Under `#` and a
   * very common term the same records as bits, `first` being the number of the chunk (search/denseTerms.ts).
   */
  search_block: { term: string; first: number; ranks: Uint8Array }
  search_empresa: IndexedRecord
  search_producto: IndexedRecord
  search_post: IndexedRecord
  search_pagina: IndexedRecord
  search_catalogo: { id: number; orden: number; name: string }
  /** The pages of catalogues; the title stands where a page 0 would. */
  search_pdf_page: { catalogo: number; pagina: number; texto: string; terms: string }
  /** One row, which a writer of the index holds until its transaction ends; the rules by which the index was made. */
  search_state: { id: number; version: number }
  /** How many records there are of a kind, by state and category (-1: none); the sum of all rows of a group. */
  tally: { collection: string; state: number; category: number; n: number }
  /** What people changed; `fields` are the names of an update's fields, with spaces between. */
  activity: {
    id: Generated<number>
    at: string
    user_id: number | null
    action: ActivityAction
    collection: CollectionName
    record_id: number
    title: string
    fields: string
    /** 1: somebody got in, or how somebody gets in changed; 0: a record changed. */
    access: ColumnType<number, number | undefined>
  }
  /** From where an account has logged in, as a trace that does not tell the address (domain/limits/loginAttempts.ts). */
  known_network: { user_id: number; network: string; used_at: string }
  /** Who asked by e-mail for a link to choose another password; a job sends it. */
  password_request: { id: Generated<number>; email_key: string }
  /** One-time links to choose a new password: only the hash of their secret is kept. */
  password_link: { token_hash: string; user_id: number; expires_at: string }
  /** Calls that created something, by the key that the caller gave them; what they were answered, as JSON. */
  idempotency_key: { user_id: number; key: string; content: string; answer: string; at: string }
  /** Letters that a job sends. */
  mail: { id: Generated<number>; to: string; subject: string; text: string }
  /** What a client is told in the panel. */
  notice: { id: Generated<number>; user_id: number; at: string; text: string }
  /** Backups under way: until then no file is removed. */
  backup_hold: { id: string; until: string }
  /** What became of a night's backup (its date). */
  backup_night: { night: string; started_at: string; verified_at: string | null; failed_at: string | null }
  /** How often each node changed public content (domain/changes/contentVersion.ts). */
  content_version: { node: string; slot: number; n: number }
  migration: { name: string; at: string }
}

export type Tables = Omit<RecordTables, 'user'> & OwnTables
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Row<N extends keyof Tables> = Selectable<Tables[N]>
export type Dialect = 'sqlite' | 'postgres'
