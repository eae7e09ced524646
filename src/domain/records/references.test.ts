import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareDatabase, bareDatabase, insertAny } from '../../../test/support/database.ts'
import { DATABASES } from '../../../test/support/world.ts'
import { ref } from '../../contract/kinds/index.ts'
import { referrersOf, targetOf } from '../../contract/references.ts'
import type { Resource } from '../../contract/resource.ts'
import { collections } from '../../contract/resources/index.ts'
import { permit } from '../access.ts'
import { collectTags, tags } from '../changes/cacheTags.ts'
import type { Refusal } from '../errors.ts'
import { asVisitorsSee } from '../views/visible.ts'
import { selectOne, selectPage } from './lists.ts'
import { createStore } from './store.ts'

/** A reference's description names its target: here the owners of branches, beside their categories. */

const { empresa } = collections
const owned: Resource = {
  ...empresa,
  fields: { ...empresa.fields, user_id: ref('Propietario', 'user', { shownAs: 'propietario' }) },
}

test('each description names an existing collection', () => {
  expect(referrersOf('categoria')).toEqual([
    { collection: 'empresa', field: 'categoria_id' },
    { collection: 'producto', field: 'categoria_id' },
  ])
  expect(targetOf(empresa.fields.user_id)).toBe(collections.user)
  expect(() => targetOf({ to: 'ciudad' })).toThrow('ciudad')
})

describe.each(DATABASES)('references, on %s', (kind) => {
  let bare: BareDatabase
  beforeAll(async () => {
    bare = await bareDatabase(kind)
    const { db } = bare.database
    // A category and a user may have the same id.
    for (const name of ['user', 'categoria']) await insertAny(db, name)
    await db.updateTable('user').set({ name: 'Zoila', name_key: 'zoila' }).execute()
    await sql`insert into "user" (name, name_key, email, email_key, aprobado, role, password_hash, search_text, created_at, updated_at)
      values ('Ana', 'ana', 'a@a.mx', 'a@a.mx', 1, 'cliente', '', '', '', '')`.execute(db)
    await db.updateTable('categoria').set({ nombre: 'Panaderías', slug: 'panaderias' }).execute()
    for (const [nombre, user_id] of [
      ['Uno', 1],
      ['Dos', 2],
    ] as const)
      await db
        .transaction()
        .execute((tx) => store().insert(tx, byAdmin, { nombre, user_id, categoria_id: 1 }, ''))
  })
  afterAll(() => bare.close())

  const store = () => createStore('empresa', kind)
  const byAdmin = permit({ kind: 'system', id: 1, role: 'admin' }, 'empresa', 'create')

  test('show visitors only what they may see, and are read again when that changes', async () => {
    const { db } = bare.database
    const resource = asVisitorsSee({
      ...owned,
      fields: { ...owned.fields, categoria_id: ref('Matriz', 'empresa', { shownAs: 'matriz' }) },
    })
    const read = () => collectTags(() => selectOne(db, resource, { nombre: 'Dos' }))
    const hidden = await read()
    expect(hidden.made).toMatchObject({ categoria_id: 1, matriz: null })
    expect(Object.keys(hidden.made)).not.toContain('propietario')
    expect(hidden.of).toContain(tags.record('empresa', 1))
    await db.updateTable('empresa').set({ publicado: 1 }).where('id', '=', 1).execute()
    const { made } = await read()
    expect(made.matriz).toEqual({ id: 1, nombre: 'Uno', slug: 'uno' })
    await db.updateTable('empresa').set({ publicado: 0 }).execute()
  })

  test('carry the title of their target, and its address if it has one', async () => {
    expect(await selectOne(bare.database.db, owned, { nombre: 'Uno' })).toMatchObject({
      categoria: { id: 1, nombre: 'Panaderías', slug: 'panaderias' },
      propietario: { id: 1, name: 'Zoila' },
    })
  })

  test('order a list by the title of their target', async () => {
    const sort = { field: 'user_id', descending: false }
    const { items } = await selectPage(bare.database.db, owned, {}, { page: 1, perPage: 10, sort })
    expect(items.map(({ propietario }) => propietario.name)).toEqual(['Ana', 'Zoila'])
  })

  /** The write sees the person, then waits for the transaction that removes them. */
  test.runIf(kind === 'postgres')('that break at the same moment name their own field', async () => {
    const { db } = bare.database
    let write: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (remover) => {
      await remover.deleteFrom('user').where('id', '=', 2).execute()
      const values = { nombre: 'Tres', user_id: 2, categoria_id: 1 }
      write = db
        .transaction()
        .execute((tx) => store().insert(tx, byAdmin, values, ''))
        .catch((error: Refusal) => error.errors)
      for (;;) {
        const { rows } = await sql`select pid from pg_locks where not granted`.execute(db)
        if (rows.length > 0) break
        await setImmediate()
      }
    })
    expect(await write).toEqual({ user_id: ['Elige una opción de la lista.'] })
  })
})
