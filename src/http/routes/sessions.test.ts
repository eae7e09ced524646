import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf, rowsOfPeople } from '../../../test/support/accounts.ts'
import {
  type Answered,
  addCliente,
  createWorld,
  DATABASES,
  PASSWORD,
  type World,
} from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'
import { hashPassword } from '../../domain/accounts/password.ts'
import { HERE } from '../../domain/limits/network.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(DATABASES)('failed logins, sessions and passwords, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { approve, freshAdmin, login, newCliente, newIp, newSession, pass, register, statusWith } =
    accountsOf(() => world)

  describe('failed logins', () => {
    const fail = async (email: string, ip: string, times: number) => {
      for (let n = 0; n < times; n++) expect((await login(email, 'no es esta', ip)).status).toBe(401)
    }

    test('get 429 after 5 for an account and IP, even with the right password, for 15 minutes', async () => {
      const ip = newIp()
      await fail('admin@example.com', ip, 1)
      pass(5 * MINUTE)
      await fail(' ADMIN@example.com', ip, 4)
      const refused = await login('admin@example.com', PASSWORD, ip)
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
      expect(refused.body).toEqual({ message: expect.any(String) })
      expect((await login('admin@example.com', PASSWORD, newIp())).status).toBe(200)
      expect((await login('nadie@example.com', PASSWORD, ip)).status).toBe(401)
      pass(10 * MINUTE - 1000)
      expect((await login('admin@example.com', PASSWORD, ip)).headers['retry-after']).toBe('1')
      pass(1000)
      expect((await login('admin@example.com', PASSWORD, ip)).status).toBe(200)
    })

    test('count for unknown accounts too', async () => {
      const ip = newIp()
      await fail('fantasma@example.com', ip, 5)
      expect((await login('fantasma@example.com', PASSWORD, ip)).status).toBe(429)
    })

    test('are cleared by a success; 403 and 422 do not count', async () => {
      const ip = newIp()
      await fail('admin@example.com', ip, 4)
      expect((await login('admin@example.com', PASSWORD, ip)).status).toBe(200)
      await fail('admin@example.com', ip, 4)
      await register({ name: 'Pendiente', email: 'pendiente@example.com', password: PASSWORD })
      for (let n = 0; n < 6; n++)
        expect((await login('pendiente@example.com', PASSWORD, ip)).status).toBe(403)
      for (let n = 0; n < 6; n++) expect((await login('pendiente@example.com', '', ip)).status).toBe(422)
      await fail('pendiente@example.com', ip, 5)
    })

    test('are verified at most 5 times of 10 simultaneous ones', async () => {
      const ip = newIp()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => login('admin@example.com', 'no es esta', ip)),
      )
      const statuses = answers.map((one) => one.status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    })
  })

  describe('sessions', () => {
    test('end after 12 hours without use, and continue while used', async () => {
      await newCliente('sesion@example.com')
      const used = await newSession('sesion@example.com')
      const unused = await newSession('sesion@example.com')
      pass(11 * HOUR)
      expect(await statusWith(used)).toBe(200)
      pass(HOUR + 1000)
      expect(await statusWith(used)).toBe(200)
      expect(await statusWith(unused)).toBe(401)
    })

    test('end after 7 days in any case', async () => {
      const token = await newSession('sesion@example.com')
      for (let hours = 8; hours < 7 * 24; hours += 8) {
        pass(8 * HOUR)
        expect(await statusWith(token)).toBe(200)
      }
      pass(8 * HOUR)
      expect(await statusWith(token)).toBe(401)
    })

    test('end one by one with a logout', async () => {
      const [mine, other] = [await newSession('sesion@example.com'), await newSession('sesion@example.com')]
      const { status, body } = await world.call('POST', api.logout, { token: mine })
      expect([status, body]).toEqual([200, { success: true, message: account.loggedOut }])
      expect(await statusWith(mine)).toBe(401)
      expect((await world.call('POST', api.logout, { token: mine })).status).toBe(401)
      expect(await statusWith(other)).toBe(200)
    })

    test('end when approval is withdrawn, and stay ended after a new approval', async () => {
      const tokens = [await newSession('sesion@example.com'), await newSession('sesion@example.com')]
      await approve('sesion@example.com', false)
      expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401])
      expect((await login('sesion@example.com', PASSWORD, newIp())).status).toBe(403)
      await approve('sesion@example.com', true)
      expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401])
      expect((await login('sesion@example.com', PASSWORD, newIp())).status).toBe(200)
    })
  })

  test('logins that wait while their password changes open no session', async () => {
    const email = 'relevo@example.com'
    await newCliente(email)
    const token = await freshAdmin()
    const [user] = (await world.call('GET', `${api.admin('user')}?q=relevo`, { token })).body
    const link = await world.call('POST', api.adminPasswordLink(user.id), { token })
    const body = { token: link.body.url.split('#')[1], password: 'otra contraseña' }
    // The queue: some other work, the new password, then the logins with the old one.
    const line = Array.from({ length: 8 }, () => hashPassword('de nadie', HERE))
    const replaced = world.call('POST', api.newPassword, { body, ip: newIp() })
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, PASSWORD)))
    expect((await replaced).status).toBe(200)
    await Promise.all(line)
    const opened = answers.filter((answer) => answer.status === 200)
    expect(await Promise.all(opened.map((one) => statusWith(one.body.token)))).toEqual(opened.map(() => 401))
    for (const one of answers.filter((answer) => answer.status !== 200))
      expect([one.status, one.body.message]).toEqual([401, account.wrongPair])
    expect((await login(email, 'otra contraseña')).status).toBe(200)
  })

  describe('the own password', () => {
    const change = (token: string, body: object, ip = newIp()): Promise<Answered> =>
      world.call('PUT', api.password, { token, body, ip })

    test('changes with the current one, and ends every session', async () => {
      await newCliente('clave@example.com')
      const [token, other] = [await newSession('clave@example.com'), await newSession('clave@example.com')]
      const answer = await change(token, { actual: PASSWORD, nueva: 'otra contraseña' })
      expect([answer.status, answer.body]).toEqual([200, { success: true, message: account.passwordChanged }])
      expect(await Promise.all([token, other].map(statusWith))).toEqual([401, 401])
      expect((await login('clave@example.com', PASSWORD, newIp())).status).toBe(401)
      expect((await login('clave@example.com', 'otra contraseña', newIp())).status).toBe(200)
    })

    test('gets 422 with a wrong current one, which counts as a failed login', async () => {
      await newCliente('errada@example.com')
      const token = await newSession('errada@example.com')
      const ip = newIp()
      for (let n = 0; n < 5; n++) {
        const { status, body } = await change(token, { actual: 'no es esta', nueva: 'otra contraseña' }, ip)
        expect([status, Object.keys(body.errors)]).toEqual([422, ['actual']])
      }
      expect((await change(token, { actual: PASSWORD, nueva: 'otra contraseña' }, ip)).status).toBe(429)
      expect((await login('errada@example.com', PASSWORD, ip)).status).toBe(429)
      expect(await statusWith(token)).toBe(200)
    })

    test('changes once when two changes are simultaneous', async () => {
      await newCliente('doble@example.com')
      const tokens = [await newSession('doble@example.com'), await newSession('doble@example.com')]
      const answers = await Promise.all(
        tokens.map((token, n) => change(token, { actual: PASSWORD, nueva: `contraseña ${n}` })),
      )
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      const kept = answers.findIndex((answer) => answer.status === 200)
      expect((await login('doble@example.com', `contraseña ${kept}`)).status).toBe(200)
    })

    test('refuses a new one with 7 characters', async () => {
      const token = await newSession('errada@example.com')
      const { status, body } = await change(token, { actual: PASSWORD, nueva: '1234567' })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['nueva']])
    })
  })

  test('the database contains only hashes', async () => {
    const token = await freshAdmin()
    await addCliente(world.call, token, 'secreto@example.com')
    const tables = JSON.stringify(await rowsOfPeople(world))
    expect(tables).toContain('secreto@example.com')
    expect(tables).toContain('$argon2id$')
    expect(tables).not.toContain(PASSWORD)
    expect(tables).not.toContain(token)
  })
})
