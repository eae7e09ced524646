import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { rations } from '../../contract/texts/server.ts'

/** How much an account of role cliente may add in an hour (contract.md, section 11). */

const HOUR = 3_600_000

describe.each(DATABASES)('rations of clients, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { pass } = accountsOf(() => world)
  beforeEach(() => pass(HOUR + 1000))

  const create = (token: string, body: object = {}) =>
    world.call('POST', api.clientEmpresa, { token, body: { nombre: 'La Esperanza', ...body } })
  const statuses = (answers: readonly Answered[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
        status,
        all?.length,
      ]),
    )
  const own = async (token: string) =>
    Number((await world.call('GET', api.clientEmpresa, { token })).headers['x-total-count'])

  test('allow 60 records, even for simultaneous calls; then one as each gets older than an hour', async () => {
    const before = await own(world.cliente)
    for (let n = 0; n < 55; n++) expect((await create(world.cliente)).status).toBe(201)
    const answers = await Promise.all(Array.from({ length: 9 }, () => create(world.cliente)))
    expect(statuses(answers)).toEqual({ 201: 5, 429: 4 })
    expect(await own(world.cliente)).toBe(before + 60)
    const refused = await create(world.cliente)
    expect([refused.status, refused.body]).toEqual([429, { message: rations.records }])
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    expect((await create(world.otherCliente)).status).toBe(201)
    pass(HOUR + 1000)
    expect((await create(world.cliente)).status).toBe(201)
  })

  test('ignore records that were refused, and count removed ones', async () => {
    for (let n = 0; n < 59; n++) expect((await create(world.cliente)).status).toBe(201)
    for (let n = 0; n < 3; n++) expect((await create(world.cliente, { nombre: '' })).status).toBe(422)
    const { status, headers } = await create(world.cliente)
    expect(status).toBe(201)
    const token = world.cliente
    expect((await world.call('DELETE', String(headers.location), { token })).status).toBe(204)
    expect((await create(token)).status).toBe(429)
  })

  test('allow 120 pictures, new or replacing, accepted or not', async () => {
    const token = world.cliente
    const { location = '' } = (await create(token)).headers
    const change = (body: object) => world.call('PUT', String(location), { token, body })
    for (let n = 0; n < 60; n++)
      expect((await change({ nombre: 'La Esperanza', urlfoto: onePixel })).status).toBe(200)
    for (let n = 0; n < 60; n++)
      expect((await change({ urlfoto: 'data:image/png;base64,AAAA' })).status).toBe(422)
    const refused = await change({ urlfoto: onePixel })
    expect([refused.status, refused.body]).toEqual([429, { message: rations.pictures }])
    expect((await create(token, { urlfoto: onePixel })).status).toBe(429)
    // A change without a picture still succeeds.
    expect((await change({ nombre: 'La Nueva Esperanza' })).status).toBe(200)
    expect((await create(token)).status).toBe(201)
  })

  test('do not apply to administrators', async () => {
    const { make } = recordsOf(() => world)
    for (let n = 0; n < 61; n++) await make('empresa')
  })
})
