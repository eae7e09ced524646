import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelApi } from '../src/contract/panelPaths.ts'
import { api } from '../src/contract/paths.ts'
import { validation } from '../src/contract/texts/server.ts'
import { accountsOf, rowsOf } from './support/accounts.ts'
import { holdRequest } from './support/held.ts'
import { proposingIn } from './support/proposing.ts'
import { recordsOf } from './support/records.ts'
import { onePixel, photo } from './support/samples.ts'
import { createWorld, DATABASES, multipart, PASSWORD, tokenOf, type World } from './support/world.ts'

/** A request may take minutes to arrive. Rights that its caller loses meanwhile do not count (contract.md, section 11). */

const TABLES = [
  'user',
  'categoria',
  'empresa',
  'catalogo',
  'ajustes',
  'text_picture',
  'password_link',
  'activity',
  'preview',
  'trash',
  'proposal',
  'proposed_value',
]
const JEFA = 'jefa@example.com'

type Sent = Omit<Parameters<typeof holdRequest>[1], 'token'>

describe.each(DATABASES)('a request in flight, on %s', (kind) => {
  let world: World
  let picture: Buffer
  /** A removed category, and the client's removed branch. */
  const thrownAway: string[] = []
  const { newIp } = accountsOf(() => world)
  const { make } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    picture = await photo(40, 20)
    await world.domain.admins.make(JEFA, PASSWORD)
    for (const nombre of ['Uno', 'Dos']) await make('categoria', { nombre })
    const { branch: published, propose, review } = proposingIn(() => world)
    await published({ nombre: 'La Esperanza' })
    await review(true)
    await propose(1, { nombre: 'La Fe' })
    const { id } = await make('categoria', { nombre: 'Tirada' })
    const own = { token: world.cliente, body: { nombre: 'Tirada' } }
    const branch = (await world.call('POST', api.clientEmpresa, own)).body.id
    for (const [path, token] of [
      [api.adminItem('categoria', id), world.admin],
      [api.clientEmpresaItem(branch), world.cliente],
    ] as const)
      thrownAway.push(String((await world.call('DELETE', path, { token })).headers['x-papelera']))
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, body?: object, token = world.admin) =>
    world.call(method, path, { token, body, ip: newIp() })
  const idOf = async (email: string): Promise<number> =>
    (await admin('GET', `${api.admin('user')}?q=${email}`)).body[0].id
  const approve = async (email: string, aprobado: boolean, by = world.admin) =>
    (await admin('PUT', api.adminItem('user', await idOf(email)), { aprobado }, by)).status
  const inJson = (method: string, path: string, body: object): Sent => ({
    ...{ method, path, type: 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  })
  const inParts = (method: string, path: string, parts: Record<string, string | Buffer>): Sent => {
    const { type, bytes } = multipart(parts)
    return { method, path, type, body: bytes }
  }

  const writes: [who: string, what: string, sent: () => Sent | Promise<Sent>][] = [
    [JEFA, 'a new record', () => inJson('POST', api.admin('categoria'), { nombre: 'Tres' })],
    [JEFA, 'a picture', () => inParts('POST', api.admin('categoria'), { nombre: 'Tres', urlfoto: picture })],
    [JEFA, 'an update', () => inJson('PUT', api.adminItem('categoria', 1), { nombre: 'Otra' })],
    [JEFA, 'a POST', () => inParts('POST', `${api.adminItem('categoria', 1)}?_method=PUT`, { orden: '9' })],
    [JEFA, 'a removal', () => inJson('DELETE', api.adminItem('categoria', 1), {})],
    [
      JEFA,
      'an old version',
      () => inJson('POST', panelApi.restoreVersion(api.adminItem('categoria', 1), 1), {}),
    ],
    [JEFA, 'a restore', () => inJson('POST', panelApi.adminTrashRestore(thrownAway[0] ?? ''), {})],
    [
      JEFA,
      'a bulk restore',
      () => inJson('POST', panelApi.adminTrashRestore(thrownAway[0] ?? ''), { lote: true }),
    ],
    [JEFA, 'a removal for ever', () => inJson('DELETE', panelApi.adminTrashItem(thrownAway[0] ?? ''), {})],
    [JEFA, 'the settings', () => inJson('PUT', api.adminAjustes, { nombre: 'Otro' })],
    [
      JEFA,
      'a batch',
      () => inJson('POST', api.adminBatch('categoria'), { ids: [1, 2], cambios: { orden: 9 } }),
    ],
    [JEFA, 'many removals', () => inJson('POST', api.adminBatch('categoria'), { ids: [1, 2], borrar: true })],
    [JEFA, 'an order', () => inJson('PUT', api.adminOrder('categoria'), { ids: [2, 1] })],
    [JEFA, 'a text’s picture', () => inJson('POST', api.adminImage, { imagen: onePixel })],
    [
      JEFA,
      'a link for another',
      async () => inJson('POST', api.adminPasswordLink(await idOf('cliente@example.com')), {}),
    ],
    [JEFA, 'a preview', () => inJson('POST', api.adminPreview('empresa', 1), {})],
    [
      JEFA,
      'another’s approval',
      async () => inJson('PUT', api.adminItem('user', await idOf('otra@example.com')), { aprobado: false }),
    ],
    [JEFA, 'the own name', () => inJson('PUT', api.account, { name: 'Otra' })],
    [
      JEFA,
      'the own password',
      () => inJson('PUT', api.password, { actual: PASSWORD, nueva: 'otra contraseña' }),
    ],
    [JEFA, 'a logout', () => inJson('POST', api.logout, {})],
    [JEFA, 'a decision', () => inJson('POST', panelApi.decision(1), { aceptar: true })],
    [JEFA, 'many decisions', () => inJson('POST', panelApi.proposalBatch, { ids: [1], aceptar: true })],
    ['cliente@example.com', 'a branch', () => inJson('POST', api.clientEmpresa, { nombre: 'Otra' })],
    ['cliente@example.com', 'its update', () => inJson('PUT', api.clientEmpresaItem(1), { nombre: 'Otra' })],
    ['cliente@example.com', 'its preview', () => inJson('POST', api.clientEmpresaPreview(1), {})],
    [
      'cliente@example.com',
      'a withdrawal',
      () => inJson('DELETE', panelApi.proposalOf(api.clientEmpresaItem(1)), {}),
    ],
    ['cliente@example.com', 'its removal', () => inJson('DELETE', api.clientEmpresaItem(1), {})],
    [
      'cliente@example.com',
      'its restore',
      () => inJson('POST', panelApi.clientTrashRestore(thrownAway[1] ?? ''), {}),
    ],
  ]

  test.each(writes)(
    'of %s, whose approval is withdrawn: %s gets 401 and changes nothing',
    async (who, _, sent) => {
      expect(await approve(who, true)).toBe(200)
      const held = await holdRequest(world.app, { ...(await sent()), token: await tokenOf(world.call, who) })
      expect(await approve(who, false)).toBe(200)
      const before = await rowsOf(world, TABLES)
      expect((await held.finish()).status).toBe(401)
      expect(await rowsOf(world, TABLES)).toEqual(before)
    },
  )

  const revocations: [string, (token: string) => Promise<unknown>][] = [
    ['logs out', (token) => admin('POST', api.logout, undefined, token)],
    [
      'takes another password',
      (token) => admin('PUT', api.password, { actual: PASSWORD, nueva: PASSWORD }, token),
    ],
    ['is made an administrator', () => world.domain.admins.make('otra@example.com', PASSWORD)],
  ]
  test.each(revocations)('of somebody who %s meanwhile writes nothing', async (_, revoke) => {
    const token = await tokenOf(world.call, 'otra@example.com')
    const sent = inJson('POST', api.clientEmpresa, { nombre: 'De antes' })
    const held = await holdRequest(world.app, { ...sent, token })
    await revoke(token)
    expect((await held.finish()).status).toBe(401)
    expect(JSON.stringify(await rowsOf(world, ['empresa']))).not.toContain('De antes')
  })

  test('is checked again after a slow body, before the body is validated', async () => {
    await approve(JEFA, true)
    const token = await tokenOf(world.call, JEFA)
    const late = [
      inJson('POST', api.admin('categoria'), {}),
      inParts('POST', api.admin('categoria'), { nombre: '', urlfoto: Buffer.from('no es una imagen') }),
    ]
    const held = await Promise.all(late.map((one) => holdRequest(world.app, { ...one, token })))
    await approve(JEFA, false)
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
    for (const one of held) expect((await one.finish()).status).toBe(401)
  })

  test('leaves one of two administrators who withdraw each other’s approval', async () => {
    for (let round = 0; round < 5; round++) {
      await approve(JEFA, true)
      const [mine, hers] = [await tokenOf(world.call, 'admin@example.com'), await tokenOf(world.call, JEFA)]
      const [me, her] = [await idOf('admin@example.com'), await idOf(JEFA)]
      const withdraw = (id: number, by: string) =>
        admin('PUT', api.adminItem('user', id), { aprobado: false }, by).then(({ status }) => status)
      const statuses = await Promise.all([withdraw(her, mine), withdraw(me, hers)])
      expect(statuses.toSorted()).toEqual([200, 401])
      if (statuses[1] === 200) await world.domain.admins.make('admin@example.com', PASSWORD)
      world = { ...world, admin: await tokenOf(world.call, 'admin@example.com') }
    }
  })

  test('cannot withdraw the last administrator’s approval, singly or in bulk', async () => {
    await approve(JEFA, false)
    const me = await idOf('admin@example.com')
    const others = [await idOf('otra@example.com'), await idOf(JEFA)]
    const own = await admin('PUT', api.adminItem('user', me), { aprobado: false })
    expect([own.status, own.body.errors]).toEqual([422, { aprobado: [validation.ownApproval] }])
    const bulk = { ids: [me, ...others], cambios: { aprobado: false } }
    const { body } = await admin('POST', api.adminBatch('user'), bulk)
    expect(body).toEqual({ done: others, failed: [{ id: me, message: validation.ownApproval }] })
    // The program itself may withdraw any approval but the last one's.
    const permit = world.domain.permit(world.domain.systemActor(others[0] ?? 0), 'user', 'update')
    const input = { values: { aprobado: false }, files: {} }
    await expect(world.domain.records.user.update(permit, me, input, null)).rejects.toMatchObject({
      errors: { aprobado: [validation.lastAdministrator] },
    })
    expect((await admin('GET', api.admin('user'))).status).toBe(200)
  })
})
