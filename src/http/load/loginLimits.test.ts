import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsOf, rowsOf } from '../../../test/support/accounts.ts'
import { createWorld, DATABASES, PASSWORD, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** Limits on attempts at a password, by network and by account (contract.md, section 11). */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(DATABASES)('limits by network and account, on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())
  const { login, newCliente, pass, register, statusWith } = accountsOf(() => world)

  const statuses = async (count: number, ask: (n: number) => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let n = 0; n < count; n++) found.push((await ask(n)).status)
    return found
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)
  const wrong = (email: string, ip: string) => login(email, 'no es esta', ip)

  /** The spellings of one network, and an address of another network. */
  const spellings: [string, string[], string][] = [
    [
      'the addresses of a /64',
      ['2001:db8:1:1::1', '2001:DB8:1:1:ffff::2', '2001:db8:1:1::3'],
      '2001:db8:1:2::1',
    ],
    [
      'an IPv4 address and its equivalents',
      ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401'],
      '198.51.100.2',
    ],
  ]
  test.each(spellings)('%s count as one: at login', async (_, addresses, another) => {
    const ip = (n: number) => addresses[n % addresses.length] ?? ''
    expect(await statuses(6, (n) => wrong('admin@example.com', ip(n)))).toEqual([...times(5, 401), 429])
    expect((await login('admin@example.com', PASSWORD, another)).status).toBe(200)
    pass(15 * MINUTE)
  })

  test.each(spellings)('%s count as one: at registration', async (_, addresses, another) => {
    const ip = (n: number) => addresses[n % addresses.length] ?? ''
    expect(await statuses(21, (n) => register({}, ip(n)))).toEqual([...times(20, 422), 429])
    expect((await register({}, another)).status).toBe(422)
    pass(60 * MINUTE)
  })

  test.each(spellings)('%s count as one: at searches', async (_, addresses, another) => {
    const search = (ip = '') => world.call('POST', api.empresasSearch, { ip, body: { text: 'pan' } })
    const all = Array.from({ length: 101 }, (_one, n) => search(addresses[n % addresses.length]))
    const found = (await Promise.all(all)).map(({ status }) => status)
    expect(found.toSorted()).toEqual([...times(100, 200), 429])
    expect((await search(another)).status).toBe(200)
  })

  test('20 failures over all accounts lock a network out; successes do not count', async () => {
    const ip = '2001:db8:5::1'
    await newCliente('tranquila@example.com')
    expect(await statuses(19, (n) => wrong(`alguien${n}@example.com`, ip))).toEqual(times(19, 401))
    expect((await login('tranquila@example.com', PASSWORD, ip)).status).toBe(200)
    expect((await wrong('alguien20@example.com', ip)).status).toBe(401)
    const refused = await login('tranquila@example.com', PASSWORD, '2001:db8:5::2')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await login('tranquila@example.com', PASSWORD, '2001:db8:6::1')).status).toBe(200)
    pass(15 * MINUTE)
    expect((await login('tranquila@example.com', PASSWORD, ip)).status).toBe(200)
  })

  test('100 failures an hour lock an account, except for networks that it knows', async () => {
    const email = 'asediada@example.com'
    await newCliente(email)
    const home = '2001:db8:7:7::1'
    expect((await login(email, PASSWORD, home)).status).toBe(200)
    const from = (n: number) => `2001:db8:8:${n.toString(16)}::1`
    expect(await statuses(100, (n) => wrong(email, from(n)))).toEqual(times(100, 401))
    expect((await login(email, PASSWORD, from(101))).status).toBe(429)
    expect((await wrong(email, '2001:db8:7:7:aaaa::2')).status).toBe(401)
    const { status, body } = await login(email, PASSWORD, '2001:db8:7:7:bbbb::3')
    expect(status).toBe(200)
    expect((await login('nadie@example.com', PASSWORD, from(101))).status).toBe(401)
    // An attempt to change the password counts like a login.
    const change = { actual: PASSWORD, nueva: 'otra contraseña' }
    const asked = { token: body.token, body: change }
    expect((await world.call('PUT', api.password, { ...asked, ip: from(102) })).status).toBe(429)
    expect((await world.call('PUT', api.password, { ...asked, ip: home })).status).toBe(200)
    expect(await statusWith(body.token)).toBe(401)
    pass(60 * MINUTE)
    expect((await login(email, 'otra contraseña', from(101))).status).toBe(200)
  })

  test('an account knows a network for 30 days after a login', async () => {
    const email = 'viajera@example.com'
    await newCliente(email)
    const home = '2001:db8:9:9::1'
    expect((await login(email, PASSWORD, home)).status).toBe(200)
    const besiege = () => statuses(100, (n) => wrong(email, `2001:db8:a:${n.toString(16)}::1`))
    pass(29 * DAY)
    expect(await besiege()).toEqual(times(100, 401))
    expect((await wrong(email, home)).status).toBe(401)
    pass(2 * DAY)
    expect(await besiege()).toEqual(times(100, 401))
    expect((await wrong(email, home)).status).toBe(429)
  })

  test('no data older than a day contains a network address', async () => {
    const tables = ['user', 'session', 'known_network', 'activity', 'visit', 'password_link', 'notice']
    const rows = JSON.stringify(await rowsOf(world, tables))
    expect(rows).not.toMatch(/2001:|198\.51\.100|203\.0\.113|192\.0\.2/)
  })

  test('many simultaneous logins from one address leave others unaffected', async () => {
    const crowd = Array.from({ length: 90 }, (_, n) =>
      login(`masa${n % 30}@example.com`, PASSWORD, '198.51.100.77'),
    )
    const others = Array.from({ length: 5 }, (_, n) =>
      login('cliente@example.com', PASSWORD, `198.51.100.${100 + n}`),
    )
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(times(5, 200))
    for (const { status } of await Promise.all(crowd)) expect([401, 429]).toContain(status)
  })
})
