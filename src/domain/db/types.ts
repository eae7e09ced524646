import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import type { Field } from '../../contract/fields.ts'
import type { Fields } from '../../contract/resource.ts'
import type { CollectionName, collections } from '../../contract/resources/index.ts'
import type { ActivityAction } from '../../contract/views.ts'

/** The tables, derived from the contract where they hold its records. Storage is portable: see ARCHITECTURE.md. */

type Stored<T> = T extends boolean ? number : T
type ValueOf<F> = F extends Field<infer T> ? T : never

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

type RecordTables = {
  [N in CollectionName]: RecordColumns & FieldColumns<(typeof collections)[N]['fields']>
}

interface OwnTables {
  user: RecordTables['user'] & { role: 'admin' | 'cliente'; password_hash: string }
  session: { token_hash: string; user_id: number; created_at: string; used_at: string }
  /** Attempts at something that is limited in time, one row each. */
  attempt: { id: Generated<number>; key: string; at: string }
  /** Files that no committed row names, or names no longer: what a sweep removes. */
  loose_file: { path: string; at: string }
  /** Pictures inside texts. */
  contenido: { name: string; created_at: string }
  visit: { day: string; collection: string; record_id: number; visitor: string }
  visit_salt: { day: string; salt: string }
  /** Work that outlives its request. */
  job: { id: Generated<number>; kind: string; subject: number; attempts: number; run_at: string }
  /** The words of published branches: as written (`ñ` is `n~`), and plain (`ñ` is `n`); stems stand behind `STEM`. */
  empresa_word: { plain: string; word: string; place: number; empresa_id: number }
  /** The name's words in their order, between spaces. */
  empresa_name: { empresa_id: number; plain: string; words: string }
  /** Page 0 is the title. */
  catalogo_page: { catalogo_id: number; page: number; text: string }
  catalogo_word: { plain: string; word: string; catalogo_id: number; page: number }
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
  }
  /** One-time links to choose a new password: only the hash of their secret is kept. */
  password_link: { token_hash: string; user_id: number; expires_at: string }
  /** Letters that a job sends. */
  mail: { id: Generated<number>; to: string; subject: string; text: string }
  /** What a client is told in the panel. */
  notice: { id: Generated<number>; user_id: number; at: string; text: string }
  migration: { name: string; at: string }
}

export type Tables = Omit<RecordTables, 'user'> & OwnTables
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Row<N extends keyof Tables> = Selectable<Tables[N]>
export type Dialect = 'sqlite' | 'postgres'
