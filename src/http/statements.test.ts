import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../test/support/records.ts'
import { statementsOf } from '../../test/support/statements.ts'
import { createWorld, DATABASES, type DatabaseKind, type World } from '../../test/support/world.ts'
import { api } from '../contract/paths.ts'

/** How many statements a call runs: code passes on what it has read, and does not query what it can compute. */

/** A client's edit also asks whether it has to wait, and for what is waiting. What filters ask of a branch is read and written too when it changes, its place in the list among it. PostgreSQL also locks rows, and counts and announces changes for the other nodes. */
const MOST: Readonly<
  Record<DatabaseKind, { create: number; update: number; rename: number; whole: number }>
> = {
  sqlite: { create: 8, update: 14, rename: 15, whole: 9 },
  postgres: { create: 12, update: 17, rename: 18, whole: 9 },
}

describe.each(DATABASES)('on %s', (kind) => {
  let world: World
  let categoria_id: number
  const { make, change } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    categoria_id = (await make('categoria')).id
    // Others share its words, as in a real directory.
    await make('empresa', body)
  })
  afterAll(() => world.close())

  const body = { nombre: 'La Esperanza', direccion: 'Juárez 10', descripcion: 'Pan de horno', orden: 3 }
  const byCliente = () => ({ token: world.cliente, body: { ...body, categoria_id } })

  async function asked(method: string, path: string, sent: { token: string; body: object }): Promise<number> {
    await world.product.settle()
    let answer: { status: number; body: { id: number } } | undefined
    const statements = await statementsOf(kind, async () => {
      answer = await world.call(method, path, sent)
    })
    expect(answer?.status).toBeLessThan(300)
    expect(statements.length).toBeGreaterThan(4)
    return statements.length
  }

  test('a client creates a branch', async () => {
    expect(await asked('POST', api.clientEmpresa, byCliente())).toBeLessThanOrEqual(MOST[kind].create)
  })

  test('an administrator moves a published branch in the list', async () => {
    const { id } = await make('empresa', { ...body, categoria_id })
    const sent = { token: world.admin, body: { orden: 4, publicado: true } }
    expect(await asked('PUT', api.adminItem('empresa', id), sent)).toBeLessThanOrEqual(MOST[kind].update)
  })

  test('a client saves a whole form with what is there already', async () => {
    const { body: made } = await world.call('POST', api.clientEmpresa, byCliente())
    const lists = {
      telefonos: [{ nombre: 'Ventas', numero: '55 5555 0101' }],
      categorias: [(await make('categoria')).id],
    }
    const sent = { ...byCliente(), body: { ...body, ...lists, horario: { lunes: '9-14' }, categoria_id } }
    await world.call('PUT', api.clientEmpresaItem(made.id), sent)
    const again = {
      ...sent,
      body: { ...sent.body, fotos: [], caracteristicas: { nada: null }, telefono: '55 5555 0101' },
    }
    expect(await asked('PUT', api.clientEmpresaItem(made.id), again)).toBeLessThanOrEqual(MOST[kind].whole)
  })

  test('a client renames a published branch', async () => {
    const { body: made } = await world.call('POST', api.clientEmpresa, byCliente())
    await change('empresa', made.id, { publicado: true })
    const sent = { ...byCliente(), body: { ...body, categoria_id, nombre: 'La Nueva' } }
    expect(await asked('PUT', api.clientEmpresaItem(made.id), sent)).toBeLessThanOrEqual(MOST[kind].rename)
  })
})
