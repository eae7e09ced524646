import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API, api } from '../../src/contract/paths.ts'
import { enforceAccess } from '../../src/http/access.ts'
import { createWorldWithRoutes, type Route } from './routes.ts'
import { addCliente, DATABASES, PASSWORD, tokenOf, type World } from './world.ts'

/** Which callers each route accepts (contract.md, section 6): every route × every kind of caller. */

const CALLERS = ['visitor', 'garbage', 'unapproved', 'cliente', 'other cliente', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/** The contract's rule for an address, whatever its route declares. */
function accessOf(url: string): string {
  if (url.startsWith(`${API}/admin/`)) return 'admin'
  if (url.startsWith(`${API}/client/`)) return 'cliente'
  return [api.logout, api.password, api.account].some((own) => own === url) ? 'session' : 'public'
}

const expected: Record<string, Record<Caller, 401 | 403 | 'in'>> = {
  public: {
    visitor: 'in',
    garbage: 'in',
    unapproved: 'in',
    cliente: 'in',
    'other cliente': 'in',
    admin: 'in',
  },
  session: { visitor: 401, garbage: 401, unapproved: 401, cliente: 'in', 'other cliente': 'in', admin: 'in' },
  cliente: { visitor: 401, garbage: 401, unapproved: 401, cliente: 'in', 'other cliente': 'in', admin: 403 },
  admin: { visitor: 401, garbage: 401, unapproved: 401, cliente: 403, 'other cliente': 403, admin: 'in' },
}

describe.each(DATABASES)('access rules, on %s', (kind) => {
  let world: World
  let routes: readonly Route[]
  let unapproved: string
  let branch: number
  beforeAll(async () => {
    ;({ world, routes } = await createWorldWithRoutes(kind))
    unapproved = await addCliente(world.call, world.admin, 'retirada@example.com')
    const [{ id }] = (await asAdmin('GET', `${api.admin('user')}?q=retirada@example.com`)).body
    await asAdmin('PUT', api.adminItem('user', id), { aprobado: false })
    const created = await world.call('POST', api.clientEmpresa, {
      token: world.cliente,
      body: { nombre: 'Mercería La Aguja' },
    })
    branch = created.body.id
  })
  afterAll(() => world.close())

  const asAdmin = (method: string, path: string, body?: unknown) =>
    world.call(method, path, { token: world.admin, body })

  /** Each caller gets a session, because a logout ends it. */
  async function tokenFor(caller: Caller, url: string): Promise<string | undefined> {
    const fresh = url === api.logout
    if (caller === 'visitor') return undefined
    if (caller === 'garbage') return 'x'.repeat(43)
    if (caller === 'unapproved') return unapproved
    if (caller === 'admin') return fresh ? tokenOf(world.call, 'admin@example.com') : world.admin
    if (caller === 'cliente') return fresh ? tokenOf(world.call, 'cliente@example.com') : world.cliente
    return fresh ? tokenOf(world.call, 'otra@example.com') : world.otherCliente
  }

  test('every route declares the contract’s rule for its address', () => {
    expect(routes.filter((route) => route.real).length).toBeGreaterThan(60)
    expect(routes.filter((route) => route.access !== accessOf(route.url))).toEqual([])
  })

  test.each(CALLERS)('every route accepts or refuses a caller: %s', async (caller) => {
    const wrong: unknown[] = []
    for (const { method, url } of routes) {
      // No record has this id, and there is no body, so that an accepted caller changes nothing.
      const path = url.replace(/:\w+/g, '999999').replace('*', 'nada')
      const { status, headers } = await world.call(method, path, { token: await tokenFor(caller, url) })
      if (accessOf(url) !== 'public' || url.includes('/auth/'))
        expect(headers['cache-control']).toBe('no-store')
      const allowed = expected[accessOf(url)]?.[caller]
      const answer = status === 401 || status === 403 ? status : 'in'
      if (answer !== allowed) wrong.push({ method, url, caller, status, allowed })
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['GET', undefined],
    ['PUT', { nombre: 'Mía' }],
    ['DELETE', undefined],
  ])('another’s branch is not found: %s', async (method, body) => {
    const path = api.clientEmpresaItem(branch)
    const other = await world.call(method, path, { token: world.otherCliente, body })
    const none = await world.call(method, api.clientEmpresaItem(999_999), { token: world.otherCliente, body })
    expect([other.status, other.body]).toEqual([404, none.body])
    const own = await world.call('GET', path, { token: world.cliente })
    expect([own.status, own.body.nombre]).toEqual([200, 'Mercería La Aguja'])
  })

  test('a list contains only the caller’s branches', async () => {
    const own = await world.call('GET', api.clientEmpresa, { token: world.cliente })
    const other = await world.call('GET', api.clientEmpresa, { token: world.otherCliente })
    expect(own.body.map((one: { id: number }) => one.id)).toEqual([branch])
    expect(other.body).toEqual([])
  })

  test('a token is accepted in the Bearer form only', async () => {
    for (const authorization of [world.admin, `Basic ${world.admin}`, `Bearer ${world.admin}x`, 'Bearer'])
      expect((await world.call('GET', api.admin('user'), { headers: { authorization } })).status).toBe(401)
    const inQuery = await world.call('GET', `${api.admin('user')}?token=${world.admin}`)
    expect(inQuery.status).toBe(401)
  })

  test('an account that waits for approval gets no token', async () => {
    const body = { name: 'Espera', email: 'espera@example.com', password: PASSWORD }
    await world.call('POST', api.register, { body })
    expect(await tokenOf(world.call, body.email)).toBeUndefined()
  })

  test('a route without a rule stops the start', () => {
    const app = Fastify()
    enforceAccess(app, world.domain)
    expect(() => app.get('/secreta', () => 'hola')).toThrow('/secreta')
    expect(() => app.get('/abierta', { config: { access: 'public' } }, () => 'hola')).not.toThrow()
  })
})
