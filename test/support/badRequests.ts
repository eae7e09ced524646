import fc from 'fast-check'
import { collections } from '../../src/contract/resources/index.ts'
import { onePixel } from './samples.ts'
import { multipart } from './world.ts'

/** Invalid requests: the contract's fields with values of wrong kinds, in every kind of body. */

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

/** Valid input for every collection, with none or a few invalid values. */
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

/** Address parameters: ids, slugs, counts and file names, mostly wrong ones. */
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

/** Texts stay unchanged, so that a valid record stays valid; a file's bytes are not always a file. */
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

export const badRequest = fc.record({
  keys: fc.array(key, { minLength: 2, maxLength: 2 }),
  query,
  sent,
  ip: fc.integer({ min: 0, max: 255 }).map((last) => `198.51.100.${last}`),
  caller: fc.constantFrom('admin', 'admin', 'cliente', 'visitor'),
})
