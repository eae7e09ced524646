import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../src/contract/paths.ts'
import { collections } from '../src/contract/resources/index.ts'
import { createWorldWithRoutes, type Route } from './routes.ts'
import { onePixel } from './samples.ts'
import { type Answered, DATABASES, multipart, tokenOf, type World } from './world.ts'

/** Random bad input to every route: whatever arrives, it is refused in words and the process lives. */

const REQUESTS = 2000
const SEED = 19_170_205

const FIELDS = [
  ...new Set(Object.values(collections).flatMap(({ fields }) => Object.keys(fields))),
  ...['urlfoto', 'archivo', 'imagen', 'sin_imagen', '_method', 'text', 'name', 'email', 'password'],
  ...['actual', 'nueva', 'id', 'user_id', '__proto__', 'constructor', 'toString', '\u0000', 'a.b[0]'],
]

const VALUES: unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfff',
    '🎉',
    '👩‍👩‍👧',
    'ñandú',
    'PUT',
    'on',
    'false',
    '%00',
  ],
  ...['x'.repeat(256), 'ñ'.repeat(10_001), '🎉'.repeat(1001), '<b>'.repeat(3000), '<img src=x onerror=1>'],
  ...['1', '-0', '1e999', 'NaN', '٣', '0x10', '99999999.999', 'a@b.mx', 'A@B', '55 1234 5678 ext. 9'],
  ...['https://x.mx', 'javascript:alert(1)', `https://${'x'.repeat(2100)}`, "'; drop table empresa; --"],
  ...[
    onePixel,
    'data:image/png;base64,####',
    'data:application/pdf;base64,JVBERi0xLjcK',
    'data:',
    'foto.jpg',
  ],
  ...[0, -1, 1, 1.005, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324, true, false, null],
  ...[
    [],
    {},
    [[[1]]],
    [null],
    { toString: 1 },
    { length: 1e9 },
    JSON.parse('{"__proto__": {"admin": true}}'),
  ],
]

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3 }) },
)

type Pairs = [string, unknown][]
const random: fc.Arbitrary<Pairs> = fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 25 })

/** What every resource would take, spoiled in a few places or in none. */
const nearlyGood: fc.Arbitrary<Pairs> = fc
  .tuple(fc.nat(), fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 2 }))
  .map(([seed, spoiled]) => {
    const name = `Concha ${seed}`
    const text = {
      nombre: name,
      name,
      title: name,
      titulo: name,
      frase: name,
      description: name,
      text: 'concha',
    }
    const account = { email: `c${seed}@example.com`, password: 'una contraseña' }
    return [...Object.entries({ ...text, ...account, price: 12.5, urlfoto: onePixel }), ...spoiled]
  })
const fields = fc.oneof(random, nearlyGood)

/** What goes into the address: ids, slugs, counts and file names, mostly wrong ones. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '%00',
    '%ff',
    '%ED%A0%80',
    '%F0%9F%8E%89',
    '..%2f..%2fetc%2fpasswd',
  ),
  fc.constantFrom(
    '__proto__',
    'foto.jpg',
    'categoria',
    'ab-10x10.webp',
    'a'.repeat(1200),
    '9'.repeat(30),
    '%',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
)

const query = fc.array(
  fc.tuple(
    fc.constantFrom(
      'page',
      'per_page',
      'q',
      'sort',
      'w',
      '_method',
      'categoria',
      'publicado',
      'categoria_id',
    ),
    fc.oneof(
      fc.constantFrom('%00', '%ff', '%ED%A0%80', '1', '0', '-1', '1e9', '999999999999', '', '%F0%9F%8E%89'),
      fc.constantFrom('nombre', '-id', 'PUT', 'true', '%', '__proto__', `${'a%20'.repeat(150)}`, '%25_%5C'),
    ),
  ),
  { maxLength: 5 },
)

interface Sent {
  readonly type: string | null
  readonly body: Buffer | string | undefined
}

const json = (pairs: Pairs): string => {
  const text = pairs.map(([name, one]) => `${JSON.stringify(name)}:${asJson(one)}`)
  return `{${text.join(',')}}`
}

/** Texts as they are, so that a good record stays good; a file's bytes are not always a file. */
function form(pairs: Pairs): { type: string; bytes: Buffer } {
  const parts = pairs.map(([name, one]): [string, string | Buffer] => {
    const text = typeof one === 'string' ? one : asJson(one)
    return [name.replace(/[\r\n"]/g, ' '), name === 'archivo' ? Buffer.from(text) : text]
  })
  return multipart(Object.fromEntries(parts))
}

/** Not everything that fast-check makes can be written as JSON. */
function asJson(one: unknown): string {
  if (typeof one === 'bigint') return String(one)
  try {
    return JSON.stringify(one) ?? 'null'
  } catch {
    return 'null'
  }
}

const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 6, arbitrary: fields.map((pairs) => ({ type: 'application/json', body: json(pairs) })) },
  {
    weight: 3,
    arbitrary: fields.map((pairs) => {
      const { type, bytes } = form(pairs)
      return { type, body: bytes }
    }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fields, fc.nat(200)).map(([pairs, cut]) => {
      const { type, bytes } = form(pairs)
      return { type, body: bytes.subarray(0, Math.max(0, bytes.length - cut)) }
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: null, body: undefined }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'multipart/mixed; boundary=x',
        'application/x-www-form-urlencoded',
        'text/xml',
        'ñ/🎉',
        '',
      ),
      body: fc.oneof(
        fc.constantFrom('', '{', 'null', '[]', '"text"', '{"a":1,}', '\ufeff{}', '--x\r\n\r\n', 'a=1&b=2'),
        fc.constantFrom(
          '['.repeat(30_000),
          '{"a":'.repeat(10_000),
          '9'.repeat(20_000),
          '{"__proto__":{"a":1}}',
        ),
        fc.constant('{"nombre":"Deep","descripcion":'.concat('['.repeat(5000), ']'.repeat(5000), '}')),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      ),
    }),
  },
)

const request = fc.record({
  keys: fc.array(key, { minLength: 2, maxLength: 2 }),
  query,
  sent,
  ip: fc.integer({ min: 0, max: 255 }).map((last) => `198.51.100.${last}`),
  caller: fc.constantFrom('admin', 'admin', 'cliente', 'visitor'),
})

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

  /** Sessions that random calls ended are opened again. */
  async function tokenFor(caller: string, url: string): Promise<string | undefined> {
    if (caller === 'visitor') return undefined
    if (url === api.logout) return tokenOf(world.call, `${caller}@example.com`)
    return caller === 'admin' ? world.admin : world.cliente
  }

  /** Approval of the callers themselves is not played with: users are the first one, whose own is refused, or none. */
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
      fc.asyncProperty(request, async ({ keys, query: pairs, sent: { type, body }, ip, caller }) => {
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
    // The input is not so bad that it never gets anywhere.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 415, 422])
      expect([...statuses.keys()]).toContain(status)
    expect((await world.call('GET', '/readyz')).status).toBe(200)
  })
})

function faultOf({ status, body }: Answered): string | null {
  if (status >= 500) return `server error: ${JSON.stringify(body)}`
  if (status < 400) return null
  return typeof body?.message === 'string' && body.message !== '' ? null : 'an error without a message'
}
