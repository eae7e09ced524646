import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { messages } from '../src/contract/texts/refusals.ts'
import { account, decisions } from '../src/contract/texts/server.ts'
import { badRequest } from './support/badRequests.ts'
import { createWorldWithRoutes, type Route } from './support/routes.ts'
import { type Answered, DATABASES, tokenOf, type World } from './support/world.ts'

/** Sends random bad input to every route: the answer is a refusal in words, and the process survives. */

const REQUESTS = 4000
const SEED = 19_170_205

const ONCE_5XX: [what: string, method: string, path: string, body?: object][] = [
  ['a file that is an object', 'POST', api.admin('categoria'), { nombre: 'Pan', urlfoto: { toString: 1 } }],
  ['a _method that is an object', 'POST', api.adminItem('categoria', 1), { _method: { toString: 1 } }],
  ['a picture of no bytes', 'POST', api.adminImage, { imagen: 'data:image/png;base64,####' }],
  ['NUL as a branch’s category', 'GET', `${api.sucursales}?categoria=%00`],
  ['NUL as a category', 'GET', api.categoria('\u0000')],
  ['NUL as a post', 'GET', api.post('\u0000')],
  ['NUL as a page', 'GET', api.pagina('\u0000')],
  ['NUL as a branch', 'GET', api.sucursal('\u0000')],
  ['NUL as a product', 'GET', api.productoItem('\u0000')],
]

describe.each(DATABASES)('random bad input, on %s', (kind) => {
  let world: World
  let routes: readonly Route[]
  beforeAll(async () => {
    ;({ world, routes } = await createWorldWithRoutes(kind))
    world.product.readiness.open = true
    await world.call('POST', api.clientEmpresa, { token: world.cliente, body: { nombre: 'La Esperanza' } })
    const producto = { name: 'Concha', title: 'Concha', description: 'Pan dulce', price: 12 }
    await world.call('POST', api.admin('producto'), { token: world.admin, body: producto })
    await world.call('POST', api.admin('categoria'), { token: world.admin, body: { nombre: 'Pan' } })
  })
  afterAll(() => world.close())

  /** Opens a session again that a random call has ended. */
  async function tokenFor(caller: string, url: string): Promise<string | undefined> {
    if (caller === 'visitor') return undefined
    if (url === api.logout) return tokenOf(world.call, `${caller}@example.com`)
    return caller === 'admin' ? world.admin : world.cliente
  }

  /** Leaves the callers' own approval alone: user ids are that of the first one, which is refused, or unknown. */
  function addressOf(url: string, keys: readonly string[], pairs: readonly [string, string][]): string {
    const left = url.includes('/user/') ? keys.map((one) => (/^\d+$/.test(one) ? '1' : one)) : [...keys]
    const path = url.replace(/:\w+/g, () => left.shift() ?? '1').replace('*', () => left.shift() ?? 'nada')
    const search = pairs.map(([name, one]) => `${name}=${one}`).join('&')
    return search ? `${path}?${search}` : path
  }

  test('is refused in words, never with a 5xx', { timeout: 300_000 }, async () => {
    const real = routes.filter((route) => route.real && route.method !== 'HEAD')
    const statuses = new Map<number, number>()
    let number = 0
    await fc.assert(
      fc.asyncProperty(badRequest, async ({ keys, query: pairs, sent: { type, body }, ip, caller }) => {
        const { method, url } = real[number++ % real.length] ?? { method: 'GET', url: '/' }
        const path = addressOf(url, keys, pairs)
        const answer = await world.call(method, path, {
          token: await tokenFor(caller, url),
          headers: type === null ? {} : { 'content-type': type },
          body: method === 'GET' ? undefined : body,
          ip,
        })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(faultOf(answer), `${caller}: ${method} ${path} → ${answer.status}`).toBeNull()
      }),
      { seed: SEED, numRuns: REQUESTS, endOnFailure: true },
    )
    // The input also reaches these answers, so it is not refused at the first check.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 415, 422])
      expect([...statuses.keys()]).toContain(status)
    expect(number).toBeGreaterThanOrEqual(real.length)
    expect((await world.call('GET', '/readyz')).status).toBe(200)
  })

  test.each(ONCE_5XX)('gets no 5xx where it once did: %s', async (_, method, path, body) => {
    expect(faultOf(await world.call(method, path, { token: world.admin, body }))).toBeNull()
  })
})

/** An error has one of the product's own texts, so that it contains no SQL, stack or path. */
const KNOWN = new Set<unknown>([messages, account, decisions].flatMap((texts) => Object.values(texts)))

function faultOf({ status, headers, body, raw }: Answered): string | null {
  // Without a mail server a link cannot be sent, and the answer says so.
  if (status === 503 && body?.message === account.noMail) return null
  if (status >= 500) return `server error: ${JSON.stringify(body)}`
  if (!headers['x-request-id']) return 'no X-Request-Id'
  if (status === 204 || status === 304) return raw.length > 0 ? `a body with ${status}` : null
  if (status < 400) return null
  if (!KNOWN.has(body?.message)) return `not a message of ours: ${JSON.stringify(body)}`
  return status === 422 && !isFieldErrors(body.errors) ? 'no texts by field' : null
}

const isFieldErrors = (errors: unknown): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  Object.keys(errors).length > 0 &&
  Object.values(errors).every(
    (texts) =>
      Array.isArray(texts) &&
      texts.length > 0 &&
      texts.every((text) => typeof text === 'string' && text !== ''),
  )
