import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { createWorld, DATABASES, PASSWORD, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'

/** Easily guessed passwords, wherever people choose one (contract.md, section 11). */

const COMMON = [
  'password',
  '12345678',
  'PassWord1',
  'contraseña',
  'Contraseña123',
  'guadalupe',
  'mexico2026',
  '87654321',
  'Hernández',
]
const OWN = [
  'panaderia',
  'Panadería-Río',
  'rio2026panaderia',
  'dulce.rio99',
  'DULCE_RIO!',
  'zócalo',
  'elzocalo1810',
]
const GOOD = [PASSWORD, 'panaderos de madrugada', 'el zócalo a las seis', 'ñ'.repeat(200), 'kq3yYxJ0bq']

describe.each(DATABASES)('an easily guessed password, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { approve, freshAdmin, login, newIp, register } = accountsOf(() => world)
  const account = { name: 'Panadería Río', email: 'dulce.rio@panes.example' }

  const why = (password: string) =>
    COMMON.includes(password) ? validation.commonPassword : validation.ownPassword
  const refused = [...COMMON, ...OWN.map((one) => one.padEnd(8, '1'))]
  let created = 0

  test.each(refused)('%s is refused in a registration, together with the other errors', async (password) => {
    const { status, body } = await register({ ...account, password })
    expect([status, body.errors]).toEqual([422, { password: [why(password)] }])
    const short = await register({ ...account, email: 'dulce.rio@', password })
    expect(Object.keys(short.body.errors)).toEqual(['email', 'password'])
  })

  test.each(GOOD)('%s is accepted', async (password) => {
    const email = `otra${++created}@panes.example`
    expect((await register({ ...account, email, password })).status).toBe(201)
  })

  test('is refused in a change, by a link and from the command line', async () => {
    expect((await register({ ...account, password: PASSWORD })).status).toBe(201)
    await approve(account.email, true)
    const { token } = (await login(account.email, PASSWORD)).body
    const admin = await freshAdmin()
    const [user] = (await world.call('GET', `${api.admin('user')}?q=dulce.rio`, { token: admin })).body
    const link = await world.call('POST', api.adminPasswordLink(user.id), { token: admin })
    const secret = String(link.body.url).split('#')[1]
    for (const password of refused) {
      const change = { actual: PASSWORD, nueva: password }
      const changed = await world.call('PUT', api.password, { token, body: change, ip: newIp() })
      expect([changed.status, changed.body.errors]).toEqual([422, { nueva: [why(password)] }])
      const chosen = { token: secret, password }
      const set = await world.call('POST', api.newPassword, { body: chosen, ip: newIp() })
      expect([set.status, set.body.errors]).toEqual([422, { password: [why(password)] }])
      await expect(world.domain.admins.make(account.email, password)).rejects.toMatchObject({
        errors: { password: [why(password)] },
      })
    }
    await expect(world.domain.admins.make('directora@x.mx', 'directora1')).rejects.toThrow()
    expect((await login(account.email, PASSWORD)).status).toBe(200)
    const kept = { token: secret, password: 'otra cosa muy distinta' }
    expect((await world.call('POST', api.newPassword, { body: kept, ip: newIp() })).status).toBe(200)
  })

  test('is compared with the present name of the site', async () => {
    const token = await freshAdmin()
    const set = (nombre: string) => world.call('PUT', api.adminAjustes, { token, body: { nombre } })
    expect((await set('Mercado Sobre Ruedas')).status).toBe(200)
    const { body } = await register({ ...account, email: 'mas@panes.example', password: 'MercadoRuedas7' })
    expect(body.errors).toEqual({ password: [validation.ownPassword] })
    await set('Zócalo')
  })
})

test('the list has over 3 000 passwords, long enough and in the compared form', () => {
  const lines = readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8').split('\n')
  const passwords = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(passwords.length).toBeGreaterThan(3000)
  expect(passwords.filter((one) => one.length < 8 || /[^!-~]|[A-Z]/.test(one))).toEqual([])
  expect(new Set(passwords).size).toBe(passwords.length)
})
