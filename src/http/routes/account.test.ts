import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailServer } from '../../../test/support/mailServer.ts'
import {
  addCliente,
  createWorld,
  DATABASES,
  PASSWORD,
  tokenOf,
  type World,
} from '../../../test/support/world.ts'
import { hashPassword } from '../../domain/accounts/password.ts'
import { networkOf } from '../../domain/limits/network.ts'

describe.each(DATABASES)('an account, on %s', (kind) => {
  let world: World
  let mail: Awaited<ReturnType<typeof mailServer>>
  beforeAll(async () => {
    mail = await mailServer()
    world = await createWorld(kind, { smtp: { url: mail.url, from: 'avisos@example.com' } })
  })
  afterAll(async () => {
    await world.close()
    await mail.close()
  })

  const post = (path: string, body: unknown, ip?: string) =>
    world.call('POST', `/api/v1/auth/${path}`, { body, ...(ip && { ip }) })
  const linkFor = async (email: string) => {
    const { body } = await world.call('GET', `/api/v1/admin/user?q=${email}`, { token: world.admin })
    const { id } = body[0]
    const made = await world.call('POST', `/api/v1/admin/user/${id}/enlace`, { token: world.admin })
    expect(made.status).toBe(201)
    return String(made.body.url)
  }
  const secretOf = (url: string) => url.split('#')[1]

  test('a logged-in person changes their own name', async () => {
    const token = await tokenOf(world.call, 'cliente@example.com')
    const asked = { token, body: { name: 'Ñandú y Asociados', email: 'otro@example.com', aprobado: false } }
    const changed = await world.call('PUT', '/api/v1/auth/cuenta', asked)
    expect(changed.body).toMatchObject({ name: 'Ñandú y Asociados', email: 'cliente@example.com' })
    expect((await world.call('GET', '/api/v1/auth/cuenta', { token })).body).toEqual(changed.body)
    const short = await world.call('PUT', '/api/v1/auth/cuenta', { token, body: { name: 'x' } })
    expect(short.body.errors).toHaveProperty('name')
    const found = await world.call('GET', '/api/v1/admin/user?q=nandu', { token: world.admin })
    expect(found.body).toHaveLength(0)
  })

  test('a link ends when the password changes', async () => {
    const url = await linkFor('otra@example.com')
    const token = await tokenOf(world.call, 'otra@example.com')
    const changed = await world.call('PUT', '/api/v1/auth/password', {
      token,
      body: { actual: PASSWORD, nueva: PASSWORD },
    })
    expect(changed.status).toBe(200)
    const late = await post(
      'restablecer',
      { token: secretOf(url), password: 'la de otra persona' },
      '192.0.2.3',
    )
    expect(late.status).toBe(403)
  })

  test('a link works once for choosing a password, and ends every session', async () => {
    const token = await tokenOf(world.call, 'otra@example.com')
    const url = await linkFor('otra@example.com')
    expect(url).toMatch(/^https:\/\/zocalo\.example\/restablecer#[\w-]{43}$/)
    const choice = { token: secretOf(url), password: 'otra contraseña nueva' }
    expect((await post('restablecer', choice)).status).toBe(200)
    expect((await world.call('GET', '/api/v1/auth/cuenta', { token })).status).toBe(401)
    expect(await tokenOf(world.call, 'otra@example.com', choice.password)).toBeTruthy()
    expect((await post('restablecer', choice)).status).toBe(403)
  })

  test('a link stays valid beside a newer one, until one of them is used, for a day', async () => {
    const links = [await linkFor('otra@example.com'), await linkFor('otra@example.com')]
    const choose = (url = '') =>
      post('restablecer', { token: secretOf(url), password: PASSWORD }, '192.0.2.1')
    expect((await choose(links[0])).status).toBe(200)
    expect((await choose(links[1])).status).toBe(403)
    const second = await linkFor('otra@example.com')
    world.clock.now = new Date(world.clock.now.getTime() + 25 * 3_600_000)
    expect((await choose(second)).status).toBe(403)
  })

  test('a link stays valid after a password that is too short', async () => {
    world.clock.now = new Date(world.clock.now.getTime() + 3_600_000)
    await world.call('GET', '/healthz')
    const admin = await tokenOf(world.call, 'admin@example.com')
    const { body } = await world.call('GET', '/api/v1/admin/user?q=otra', { token: admin })
    const made = await world.call('POST', `/api/v1/admin/user/${body[0].id}/enlace`, { token: admin })
    const token = secretOf(made.body.url)
    expect((await post('restablecer', { token, password: 'corta' })).status).toBe(422)
    expect((await post('restablecer', { token, password: PASSWORD })).status).toBe(200)
  })

  test('a link stays valid when the password cannot be stored now', async () => {
    const admin = await tokenOf(world.call, 'admin@example.com')
    const { body } = await world.call('GET', '/api/v1/admin/user?q=otra', { token: admin })
    const made = await world.call('POST', `/api/v1/admin/user/${body[0].id}/enlace`, { token: admin })
    const choice = { token: secretOf(made.body.url), password: PASSWORD }
    const endRush = rush()
    expect((await post('restablecer', choice, '192.0.2.2')).status).toBe(503)
    await endRush()
    expect((await post('restablecer', choice, '192.0.2.2')).status).toBe(200)
    expect((await post('restablecer', choice, '192.0.2.2')).status).toBe(403)
  })

  test('a forgotten password is replaced by e-mail, and the answer reveals nothing about the account', async () => {
    const known = await post('recuperar', { email: 'OTRA@example.com ' })
    const unknown = await post('recuperar', { email: 'nadie@example.com' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(known.body).toEqual(unknown.body)
    const letter = await mail.next((one) => one.includes('restablecer'))
    expect(letter).toContain('To: otra@example.com')
    const token = /restablecer#([\w-]{43})/.exec(letter)?.[1]
    expect((await post('restablecer', { token, password: PASSWORD })).status).toBe(200)
  })

  describe('a request for a link', () => {
    const ask = async (email: string, ip: string, times = 1) => {
      for (let n = 0; n < times; n++) {
        const { status, body } = await post('recuperar', { email }, ip)
        expect([status, body.success]).toEqual([200, true])
      }
      await world.product.settle()
    }
    const lettersTo = (email: string) =>
      mail.letters.filter((one) => one.includes(`To: ${email}`) && one.includes('restablecer'))

    test('sends 3 letters an hour to an account, from any network, and all their links are valid', async () => {
      const email = 'recuerda@example.com'
      await addCliente(world.call, await tokenOf(world.call, 'admin@example.com'), email)
      for (const n of [1, 2, 3, 4, 5]) await ask(email, `192.0.2.${100 + n}`)
      expect(lettersTo(email)).toHaveLength(3)
      const asked = { token: await tokenOf(world.call, 'admin@example.com') }
      const log = await world.call('GET', '/api/v1/admin/actividad?tipo=accesos', asked)
      const sent = log.body.filter((one: { action: string }) => one.action === 'linkSent')
      expect(sent.map((one: { title: string }) => one.title).slice(0, 3)).toEqual(Array(3).fill('recuerda'))
      const [first] = lettersTo(email)
      const token = /restablecer#([\w-]{43})/.exec(first ?? '')?.[1]
      const choice = { token, password: 'otra contraseña nueva' }
      expect((await post('restablecer', choice, '192.0.2.110')).status).toBe(200)
      world.clock.now = new Date(world.clock.now.getTime() + 3_600_000)
      await ask(email, '192.0.2.101')
      expect(lettersTo(email)).toHaveLength(4)
    })

    test('gets the same answer beyond 10 an hour from a network, but sends nothing', async () => {
      await ask('nadie@example.com', '2001:db8:3::1', 10)
      await ask('cliente@example.com', '2001:db8:3::2')
      expect(lettersTo('cliente@example.com')).toEqual([])
      await ask('cliente@example.com', '2001:db8:4::1')
      expect(lettersTo('cliente@example.com')).toHaveLength(1)
    })

    test('sends nothing to an account that waits for approval, and refuses an invalid address', async () => {
      const email = 'espera@example.com'
      await post('register', { name: 'Espera', email, password: PASSWORD }, '192.0.2.120')
      await ask(email, '192.0.2.121')
      expect(lettersTo(email)).toEqual([])
      expect((await post('recuperar', { email: 'no' }, '192.0.2.121')).status).toBe(422)
    })
  })

  test('an approved account is notified by e-mail', async () => {
    await world.product.settle()
    expect(await mail.next((one) => one.includes('aprobada'))).toContain('zocalo.example/login')
  })
})

test('a site without a mail server says whom to ask for a link', async () => {
  const world = await createWorld('sqlite')
  const answer = await world.call('POST', '/api/v1/auth/recuperar', {
    body: { email: 'cliente@example.com' },
  })
  expect(answer.body.success).toBe(false)
  expect(answer.body.message).toContain('administración')
  await world.close()
})

/** Starts so many password checks, each from another network, that further ones are refused until it is ended. */
function rush(): () => Promise<unknown> {
  let over = false
  const one = async (n: number) => {
    while (!over) await hashPassword('de nadie', networkOf(`10.0.0.${n}`))
  }
  const all = Promise.allSettled(Array.from({ length: 60 }, (_, n) => one(n)))
  return () => {
    over = true
    return all
  }
}
