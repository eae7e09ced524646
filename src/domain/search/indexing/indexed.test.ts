import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../../test/support/records.ts'
import { onePixel } from '../../../../test/support/samples.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { isFile } from '../../../contract/kinds/index.ts'
import { api } from '../../../contract/paths.ts'
import { inputFields } from '../../../contract/resource.ts'
import { collections } from '../../../contract/resources/index.ts'
import { connect, type Database } from '../../db/connect.ts'
import { type SearchedKind, tableFor } from '../searched.ts'
import { indexRecords } from './recordIndex.ts'

/** After a write of any field the index equals a rebuilt one. */

describe('the index follows a record', () => {
  let world: World
  let database: Database
  const { make } = recordsOf(() => world)
  const ids: Partial<Record<SearchedKind, number>> = {}
  beforeAll(async () => {
    world = await createWorld('sqlite')
    database = await connect(world.config.database)
    const categoria_id = (await make('categoria', { nombre: 'Panes' })).id
    await make('categoria', { nombre: 'Vinos' })
    ids.producto = (await make('producto', { categoria_id })).id
    ids.post = (await make('post')).id
    ids.pagina = (await make('pagina')).id
    const own = { token: world.cliente, body: { nombre: 'La Espiga', categoria_id } }
    ids.empresa = (await world.call('POST', api.clientEmpresa, own)).body.id
  })
  afterAll(async () => {
    await database.close()
    await world.close()
  })

  const indexed = (kind: SearchedKind) =>
    database.db
      .selectFrom(tableFor(kind))
      .selectAll()
      .where('id', '=', ids[kind] ?? 0)
      .execute()

  /** What filters ask of the records, as numbers. */
  const facets = (kind: SearchedKind) =>
    database.db.selectFrom('search_facets').select(['block', 'data']).where('collection', '=', kind).execute()

  const kinds: readonly SearchedKind[] = ['producto', 'post', 'pagina', 'empresa']
  const fields = kinds.flatMap((kind) =>
    (['admin', 'cliente'] as const).flatMap((audience) =>
      inputFields(collections[kind], audience, 'update')
        .filter(([, field]) => !isFile(field))
        .map(([name, field]) => [kind, audience, name, field.kind] as const),
    ),
  )

  test.each(fields)('%s, as %s: %s', async (kind, audience, name, of) => {
    const id = ids[kind] ?? 0
    const path = audience === 'admin' ? api.adminItem(kind, id) : api.clientEmpresaItem(id)
    const value = {
      bool: true,
      integer: 7,
      money: 7,
      momento: '2026-01-01T12:00',
      ref: 2,
      refs: [2],
      point: '19.43, -99.13',
      hours: { lunes: '9-14' },
      exceptions: [{ fecha: '2026-12-24', intervalos: [] }],
      date: '2026-12-24',
      phones: [{ nombre: 'Ventas', numero: '55 1234 5678' }],
      images: [{ foto: onePixel }],
      choice: 'Jalisco',
      attributes: { 'acepta-tarjeta': true },
      zone: 'America/Tijuana',
      email: 'a@example.com',
      url: 'https://a.example',
    }
    const text = name === 'codigo_postal' ? '06000' : 'Otra cosa'
    const other = Reflect.get(value, of) ?? (of === 'tel' ? '55 1234 5678' : text)
    const asked = { token: audience === 'admin' ? world.admin : world.cliente, body: { [name]: other } }
    expect((await world.call('PUT', path, asked)).status).toBe(200)
    const followed = [await indexed(kind), await facets(kind)]
    await database.db.transaction().execute((tx) => indexRecords(tx, kind, [id]))
    expect(followed).toEqual([await indexed(kind), await facets(kind)])
  })
})
