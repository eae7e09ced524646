import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { createWorld, DATABASES, PASSWORD, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { account } from '../../contract/texts/server.ts'

const HOUR = 3_600_000

describe.each(DATABASES)('registration and login, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { approve, freshAdmin, login, newCliente, newIp, pass, register, statusWith } = accountsOf(
    () => world,
  )

  describe('registration', () => {
    const valid = { name: 'Panadería Río', email: 'Rio@Example.com', password: PASSWORD }

    test('answers 201 and creates a cliente who waits for approval', async () => {
      const answer = await register({ ...valid, aprobado: true, role: 'admin', roles: [{ id: 1 }] })
      expect([answer.status, answer.body]).toEqual([201, { success: true, message: account.registered }])
      const { body } = await world.call('GET', `${api.admin('user')}?q=rio@example.com`, {
        token: await freshAdmin(),
      })
      expect(body).toHaveLength(1)
      expect(body[0]).toMatchObject({
        name: 'Panadería Río',
        email: 'Rio@Example.com',
        aprobado: false,
        roles: [{ id: 2, name: 'cliente' }],
      })
    })

    test.each([
      ['a name of one letter', { name: ' x ' }, 'name'],
      ['no name', { name: undefined }, 'name'],
      ['a name of 121 letters', { name: 'ñ'.repeat(121) }, 'name'],
      ['a name of invisible characters', { name: '\u202e\u200b\u2066' }, 'name'],
      ['a name of blank letters', { name: '\u2800\u2800\u3164' }, 'name'],
      ['an address without a domain', { email: 'rio@' }, 'email'],
      ['an address with an invisible character', { email: 'rio2\u200b@example.com' }, 'email'],
      ['no address', { email: '' }, 'email'],
      ['a password of 7', { password: '1234567' }, 'password'],
      ['a password of 201', { password: 'x'.repeat(201) }, 'password'],
      ['a registered address in other letters', { email: ' RIO@example.COM ' }, 'email'],
    ])('refuses %s', async (_, change, field) => {
      const answer = await register({ ...valid, ...change })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([field])
      expect(answer.body.errors[field]).toEqual([expect.any(String)])
      expect(answer.body.message).toEqual(expect.any(String))
    })

    test('removes invisible characters and those of the reading direction from a name', async () => {
      const name = '\u202eoiranoiccaF\u202c Ro\u200bsa\u2069'
      expect((await register({ ...valid, name, email: 'reves@example.com' })).status).toBe(201)
      const asked = { token: await freshAdmin() }
      const { body } = await world.call('GET', `${api.admin('user')}?q=reves@example.com`, asked)
      expect(body[0].name).toBe('oiranoiccaF Rosa')
    })

    test('accepts the shortest and the longest values', async () => {
      const shortest = { name: 'Xo', email: 'corto@example.com', password: 'k9w2m4tz' }
      const longest = { name: 'ñ'.repeat(120), email: 'largo@example.com', password: 'ñ'.repeat(200) }
      expect((await register(shortest)).status).toBe(201)
      expect((await register(longest)).status).toBe(201)
      await approve(longest.email, true)
      expect((await login(longest.email, longest.password)).status).toBe(200)
    })

    test('refuses one of two simultaneous registrations of an address', async () => {
      const body = { ...valid, email: 'gemelos@example.com' }
      const both = await Promise.all([register(body), register({ ...body, email: 'GEMELOS@example.com' })])
      expect(both.map((one) => one.status).sort()).toEqual([201, 422])
    })

    test('allows 5 accounts an hour from an address, then answers 429 until the hour has passed', async () => {
      const ip = newIp()
      const add = (n: number) => register({ ...valid, email: `serie${n}@example.com` }, ip)
      // A refused registration creates no account and does not count.
      expect((await register({ ...valid, email: 'no' }, ip)).status).toBe(422)
      expect((await register(valid, ip)).status).toBe(422)
      for (const n of [1, 2, 3, 4, 5]) expect((await add(n)).status).toBe(201)
      const sixth = await add(6)
      expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '3600'])
      expect(sixth.body.message).toEqual(expect.any(String))
      expect((await register({ ...valid, email: 'serie6@example.com' })).status).toBe(201)
      pass(HOUR + 1000)
      expect((await add(7)).status).toBe(201)
    })

    test('allows 20 attempts an hour from an address, whatever they send', async () => {
      const ip = newIp()
      const attempts = await Promise.all(Array.from({ length: 25 }, () => register({ name: '' }, ip)))
      const statuses = attempts.map((one) => one.status)
      expect(statuses.filter((status) => status === 422)).toHaveLength(20)
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    })
  })

  describe('login', () => {
    test('answers a token and the account, role first', async () => {
      await newCliente('entra@example.com')
      const { status, body, headers } = await login(' Entra@EXAMPLE.com ', PASSWORD)
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        message: expect.any(String),
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          id: expect.any(Number),
          name: 'Cliente',
          email: 'entra@example.com',
          aprobado: true,
          roles: [{ id: 2, name: 'cliente' }],
        },
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(await statusWith(body.token)).toBe(200)
      const admin = await login('admin@example.com', PASSWORD)
      expect(admin.body.user.roles[0].name).toBe('admin')
    })

    test('gives the same answer to a wrong password and to an unknown address', async () => {
      const known = await login('admin@example.com', 'no es esta', newIp())
      const unknown = await login('nadie@example.com', 'no es esta', newIp())
      expect([known.status, known.body]).toEqual([
        401,
        { success: false, message: 'Correo o contraseña incorrectos.' },
      ])
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    })

    test('says that an account waits for approval only after the right password', async () => {
      await register({ name: 'Espera', email: 'espera@example.com', password: PASSWORD })
      expect((await login('espera@example.com', 'no es esta', newIp())).status).toBe(401)
      const right = await login('espera@example.com', PASSWORD, newIp())
      expect([right.status, right.body]).toEqual([403, { success: false, message: account.notApproved }])
    })

    test('answers 422 with the missing fields', async () => {
      const answer = await world.call('POST', api.login, { body: { email: ' ' }, ip: newIp() })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'password'])
    })

    test('keeps the spaces around a password', async () => {
      await newCliente('espacios@example.com')
      expect((await login('espacios@example.com', `${PASSWORD} `, newIp())).status).toBe(401)
    })

    test('ignores a stale token, in a registration too', async () => {
      const headers = { authorization: 'Bearer caducado' }
      expect((await login('admin@example.com', PASSWORD, newIp(), headers)).status).toBe(200)
      expect((await register({}, newIp(), headers)).status).toBe(422)
    })
  })

  describe('the cookie before a login', () => {
    test.each([api.csrf, api.csrfV1])('%s answers 204 with a readable cookie', async (path) => {
      const { status, headers } = await world.call('GET', path)
      expect(status).toBe(204)
      expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{20,}; Path=\/; SameSite=Lax; Secure$/)
    })

    test('has to be repeated in the header; a client without it is not asked', async () => {
      const cookie = String((await world.call('GET', api.csrf)).headers['set-cookie']).split(';')[0] ?? ''
      const value = cookie.split('=')[1] ?? ''
      const withCookie = { cookie: `otra=1; ${cookie}` }
      const attempt = async (headers: Record<string, string>) =>
        (await login('admin@example.com', PASSWORD, newIp(), headers)).status
      expect(await attempt(withCookie)).toBe(419)
      expect(await attempt({ ...withCookie, 'x-xsrf-token': `${value}x` })).toBe(419)
      expect(await attempt({ ...withCookie, 'x-xsrf-token': value })).toBe(200)
      expect(await attempt({ cookie: 'otra=1' })).toBe(200)
      expect(await attempt({ 'x-xsrf-token': value })).toBe(200)
      const refused = await register({}, newIp(), withCookie)
      expect([refused.status, refused.body]).toEqual([419, { message: expect.any(String) }])
    })
  })
})
