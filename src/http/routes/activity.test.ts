import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { createWorld, DATABASES, PASSWORD, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** What the activity log records about access (contract.md, section 11). */

const EMAIL = 'dulce@example.com'

describe.each(DATABASES)('the activity log, on %s', (kind) => {
  let world: World
  let id: number
  beforeAll(async () => {
    world = await createWorld(kind)
    await newCliente(EMAIL)
    const asked = { token: world.admin }
    id = (await world.call('GET', `${api.admin('user')}?q=${EMAIL}`, asked)).body[0].id
  })
  afterAll(() => world.close())
  const { approve, freshAdmin, login, newCliente, newIp, newSession, pass } = accountsOf(() => world)

  const entries = async (query = 'tipo=accesos') => {
    const asked = { token: world.admin }
    const { status, body, headers } = await world.call('GET', `${api.adminActivity}?${query}`, asked)
    expect(status).toBe(200)
    return { entries: body, total: Number(headers['x-total-count']) }
  }
  /** Returns the latest entry of an action. */
  const latest = async (action: string, query?: string) =>
    (await entries(query)).entries.find((one: { action: string }) => one.action === action)
  const about = { collection: 'user', title: 'Cliente', fields: [] }
  const change = (token: string, nueva: string) =>
    world.call('PUT', api.password, { token, ip: newIp(), body: { actual: PASSWORD, nueva } })
  const link = async () => {
    const asked = { token: await freshAdmin() }
    const { body } = await world.call('POST', api.adminPasswordLink(id), asked)
    return String(body.url).split('#')[1]
  }

  test.each<[string, () => Promise<unknown>, string | null]>([
    ['login', () => newSession(EMAIL), 'Cliente'],
    ['link', link, 'Administración'],
    [
      'linkUsed',
      async () =>
        world.call('POST', api.newPassword, {
          ip: newIp(),
          body: { token: await link(), password: PASSWORD },
        }),
      null,
    ],
    ['password', async () => change(await newSession(EMAIL), PASSWORD), 'Cliente'],
  ])('records %s', async (action, happen, user) => {
    await happen()
    expect(await latest(action)).toMatchObject({ ...about, action, record_id: id, user })
  })

  test('records approvals and withdrawals among the changes', async () => {
    for (const [aprobado, action] of [
      [false, 'withdraw'],
      [true, 'approve'],
    ] as const) {
      await approve(EMAIL, aprobado)
      const entry = await latest(action, 'tipo=cambios')
      expect(entry).toMatchObject({ action, record_id: id, fields: ['aprobado'], user: 'Administración' })
    }
  })

  test('records repeated failed logins of one account once an hour', async () => {
    const failed = async () =>
      (await entries()).entries.filter((one: { action: string }) => one.action === 'failed')
    const fail = async (email: string, times: number) => {
      for (let n = 0; n < times; n++) await login(email, 'no es esta', newIp())
      await world.product.settle()
    }
    await fail(EMAIL, 4)
    expect(await failed()).toEqual([])
    await fail(EMAIL, 3)
    await fail('nadie@example.com', 7)
    expect(await failed()).toMatchObject([{ ...about, action: 'failed', record_id: id, user: null }])
    pass(61 * 60_000)
    await fail(EMAIL, 5)
    expect(await failed()).toHaveLength(2)
  })

  test('records a network that tries many accounts', async () => {
    const ip = newIp()
    for (let n = 0; n < 20; n++) await login(`alguien${n}@example.com`, 'no es esta', ip)
    await world.product.settle()
    expect(await latest('manyFailed')).toMatchObject({ record_id: 0, title: '', user: null })
  })

  test('records administrators that the command line made', async () => {
    const made = await world.domain.admins.make(EMAIL, PASSWORD)
    expect(await latest('promote')).toMatchObject({ ...about, record_id: made.id, user: null })
    const added = await world.domain.admins.make('nueva@example.com', PASSWORD)
    expect(await latest('promote')).toMatchObject({ record_id: added.id, title: 'Administración' })
  })

  test('contains no network addresses', async () => {
    expect(JSON.stringify((await entries('')).entries)).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
  })

  test('counts accesses and changes separately; the welcome panel shows only changes', async () => {
    const [all, accesses, changes] = [await entries(''), await entries(), await entries('tipo=cambios')]
    expect(accesses.total).toBeGreaterThan(10)
    expect(changes.total).toBeGreaterThan(0)
    expect(all.total).toBe(accesses.total + changes.total)
    const token = await freshAdmin()
    const { body } = await world.call('GET', api.adminOverview, { token })
    expect(body.activity.map((one: { action: string }) => one.action)).not.toContain('login')
    const wrong = await world.call('GET', `${api.adminActivity}?tipo=otros`, { token })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['tipo']])
  })
})
