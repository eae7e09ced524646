import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../src/domain/db/migrate.ts'
import { type BareDatabase, bareDatabase } from './support/database.ts'
import { DATABASES, type DatabaseKind } from './support/world.ts'

/**
 * Migrations share the helpers that make columns and triggers. A change of a helper must not change the result of those
 * that have landed: this is the SHA-256 of the schema of the first fourteen, as each database reports it.
 */
const SCHEMAS: Readonly<Record<DatabaseKind, string>> = {
  sqlite: '26f31b2ab57ef34716d0e2ea0b977a2eee348135a2d21b63dfcecfb5342cebd8',
  postgres: 'b2fdd547623af03c8d1334287ab0059b7719b9988ad788336ce6e66e5a42bc2b',
}

const FIRST = MIGRATIONS.slice(0, 14)

const TELL: Readonly<Record<DatabaseKind, RawBuilder<{ said: string }>>> = {
  sqlite: sql`select sql as said from sqlite_master where sql is not null`,
  postgres: sql`
    select concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, column_default, is_identity) as said
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace`,
}

/** The rows that migrations insert, without the time of the insert. */
const FILLED: RawBuilder<{ said: string }> = sql`
  select concat_ws(' ', id, version, nombre, terminos, politica_cookies, search_text, pie, logo) as said from ajustes
  union all select concat_ws(' ', id, version) from search_state`

describe.each(DATABASES)('on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind, FIRST)
  })
  afterAll(() => bare.close())

  test('the migrations that have landed make the same schema as ever', async () => {
    const { db } = bare.database
    const said = [...(await TELL[kind].execute(db)).rows, ...(await FILLED.execute(db)).rows]
      .map((row) => row.said.replace(/\s+/g, ' '))
      .sort()
    expect(said.length).toBeGreaterThan(100)
    expect(createHash('sha256').update(said.join('\n')).digest('hex')).toBe(SCHEMAS[kind])
  })
})
