import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import type { ResourceName } from '../../contract/resources/index.ts'

/** What administrators may write into each field (contract.md, sections 3, 7 and 10). */

type Kind = Exclude<ResourceName, 'user'>
type Bad = [name: Kind, field: string, values: unknown[]]
type Good = [name: Kind, field: string, value: unknown, kept: unknown]

const LONG = 'ñ'.repeat(256)
const URLS = ['ejemplo.mx', 'javascript:alert(1)', 'ftp://a.mx', `https://a.mx/${'x'.repeat(2048)}`]

const MEGABYTE = 2 ** 20
/** Every control character but tab and line feed. */
const CONTROLS = [...Array(0x20).keys(), ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at)]
  .map((code) => String.fromCharCode(code))
  .filter((sign) => sign !== '\t' && sign !== '\n')
  .join('')

const refused: Bad[] = [
  ['categoria', 'nombre', ['', '  ', '\u200b \u2060\ufeff', null, LONG, ['a'], {}, true]],
  ['categoria', 'descripcion', ['x'.repeat(1001), ['x']]],
  ['categoria', 'orden', [-1, 1.5, 'uno', 2 ** 31]],
  ['categoria', 'menu', ['quizá', 2, 'sí', []]],
  ['producto', 'name', ['', LONG]],
  ['producto', 'title', ['', ' ', LONG]],
  ['producto', 'description', ['', 'x'.repeat(1001)]],
  ['producto', 'details', ['x'.repeat(10_001)]],
  ['producto', 'code', ['x'.repeat(101)]],
  ['producto', 'stock', [-1, 1.5, 'x', 2 ** 31]],
  ['producto', 'price', ['', null, -0.01, 0.001, 1.005, 100_000_000, 'x', '1,5', '1e3', 'NaN']],
  [
    'producto',
    'price',
    ['$', '$ ', '12,50', '1.250,50', '1250,000', '1,250 000', '1 25', '$$5', '5 $', '-$1'],
  ],
  [
    'producto',
    'price',
    ['1,250.505', '.', ',', '1'.repeat(100_000), `1${' 000'.repeat(300_000)}x`, '5 dólares'],
  ],
  ['producto', 'order', [-1, 0.5, 'x']],
  ['producto', 'categoria_id', [999_999, 'x', -1, 0]],
  ['slide', 'frase', ['', LONG, null]],
  ['slide', 'link', URLS],
  ['slide', 'posicion', [-1, 'x', 1.5]],
  ['post', 'name', ['', LONG]],
  ['post', 'title', ['', LONG]],
  ['post', 'description', ['', 'x'.repeat(1001)]],
  ['post', 'descripcion', ['ñ'.repeat(250_001), 7, ['<p>']]],
  ['post', 'order', [-1, 'x']],
  ['pagina', 'texttop', ['x'.repeat(500_001)]],
  ['pagina', 'textbottom', ['🎉'.repeat(125_001)]],
  ['catalogo', 'titulo', ['', LONG]],
  ['catalogo', 'orden', [-1, 'x']],
  // These once took the whole site minutes to refuse.
  ['categoria', 'nombre', ['x'.repeat(MEGABYTE), 'a\u0301\u0316'.repeat(MEGABYTE / 4)]],
  ['categoria', 'menu', ['t'.repeat(MEGABYTE)]],
  ['producto', 'price', [`${'1'.repeat(MEGABYTE)}x`, '1'.repeat(MEGABYTE)]],
  ['producto', 'stock', [`${'1'.repeat(MEGABYTE)}x`]],
  ['producto', 'categoria_id', [`${'1'.repeat(MEGABYTE)}x`]],
  ['slide', 'posicion', [`${'1'.repeat(MEGABYTE)}x`]],
  ['slide', 'link', [`https://${'a.'.repeat(MEGABYTE / 2)}`]],
]

/** A flag, written with invisible characters. */
const ENGLAND = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

const taken: Good[] = [
  ['categoria', 'nombre', '  Año  ', 'Año'],
  ['categoria', 'nombre', 'ñ'.repeat(255), 'ñ'.repeat(255)],
  ['categoria', 'nombre', `a${CONTROLS}b`, 'ab'],
  ['categoria', 'descripcion', 'uno\r\n\tdos\n\ntres\r\n', 'uno\n\tdos\n\ntres'],
  ['post', 'descripcion', `<p>a${CONTROLS}b\r\n\tc</p>`, '<p>ab\n\tc</p>'],
  // Invisible characters hold a family of emoji together.
  ['categoria', 'nombre', '👩‍👧', '👩‍👧'],
  // Characters that change the reading direction, or are invisible, are removed from a name.
  ['categoria', 'nombre', 'Pan\u202edulce\u202c y\u200b\u00ad café\u2066\u200f', 'Pandulce y café'],
  ['post', 'title', '\u2067Feria\ufeff', 'Feria'],
  ['categoria', 'nombre', 'Pa\u200dn\u200c du\u034fl\ufe0fce\u2800\u{e0041}', 'Pan dulce'],
  ['categoria', 'nombre', `${ENGLAND} 1️⃣ ❤️ می\u200cخواهم`, `${ENGLAND} 1️⃣ ❤️ می\u200cخواهم`],
  ['categoria', 'orden', '4', 4],
  ['categoria', 'orden', '', 1],
  ['categoria', 'descripcion', '🎉'.repeat(1000), '🎉'.repeat(1000)],
  ['categoria', 'descripcion', '  ', null],
  ['categoria', 'menu', 1, true],
  ['categoria', 'menu', null, false],
  ['producto', 'price', 0, 0],
  ['producto', 'price', 99_999_999.99, 99_999_999.99],
  ['producto', 'price', '0.10', 0.1],
  ['producto', 'price', 8.2, 8.2],
  ['producto', 'price', 1.1, 1.1],
  ['producto', 'price', ' 35.50 ', 35.5],
  ['producto', 'price', '1,250.50', 1250.5],
  ['producto', 'price', '$100', 100],
  ['producto', 'price', '1 250', 1250],
  ['producto', 'price', '$ 1\u00a0234\u202f567.80 MXN', 1_234_567.8],
  ['producto', 'price', '12,345,678.9', 12_345_678.9],
  ['producto', 'price', '35 pesos', 35],
  ['producto', 'price', '.5', 0.5],
  ['producto', 'price', '5.', 5],
  ['producto', 'stock', 0, 0],
  ['producto', 'stock', '', null],
  ['producto', 'order', '', 0],
  ['producto', 'order', 0, 0],
  ['producto', 'categoria_id', '', null],
  ['slide', 'link', '', null],
  ['slide', 'link', 'https://ñandú.mx/año?q=á#b', 'https://ñandú.mx/año?q=á#b'],
  ['post', 'descripcion', '', ''],
  ['post', 'descripcion', '<p>Hola</p>', '<p>Hola</p>'],
  ['pagina', 'textbottom', '<h2>Sí</h2>', '<h2>Sí</h2>'],
]

describe.each(DATABASES)('fields that administrators write, on %s', (kind) => {
  let world: World
  let last = 0
  const { make, read } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const admin = (method: string, path: string, body?: unknown): Promise<Answered> =>
    world.call(method, path, { token: world.admin, body })
  /** Names of posts and pages are unique. */
  const own = (name: Kind) => (name === 'post' || name === 'pagina' ? { name: `Propio ${++last}` } : {})

  test.each(refused)('%s: an edit refuses %s and changes nothing', async (name, field, values) => {
    const made = await make(name, own(name))
    for (const value of values) {
      const { status, body } = await admin('PUT', api.adminItem(name, made.id), { [field]: value })
      expect([value, status, Object.keys(body.errors ?? {})]).toEqual([value, 422, [field]])
      expect(body.errors[field]).toEqual([expect.stringMatching(/^[A-ZÁÉÍÓÚ].*\.$/)])
    }
    expect(await read(name, made.id)).toEqual(made)
  })

  test.each(refused)('%s: a create refuses %s too', async (name, field, values) => {
    const { id: _, ...good } = await make(name, own(name))
    const files = { urlfoto: onePixel, archivo: undefined, slug: '' }
    const before = (await admin('GET', api.admin(name))).headers['x-total-count']
    for (const value of values) {
      const answer = await admin('POST', api.admin(name), { ...good, ...own(name), ...files, [field]: value })
      const expected = name === 'catalogo' ? [field, 'archivo'] : [field]
      expect([value, answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
        value,
        422,
        expected.sort(),
      ])
    }
    expect((await admin('GET', api.admin(name))).headers['x-total-count']).toBe(before)
  })

  test.each(taken)('%s: %s accepts %j', async (name, field, value, kept) => {
    const created = await make(name, { ...own(name), [field]: value })
    expect(created[field]).toEqual(kept)
    expect((await read(name, created.id))[field]).toEqual(kept)
  })

  test.each(['post', 'pagina'] as const)(
    'the name of a %s is unique, compared as in Spanish',
    async (name) => {
      const first = await make(name, { name: 'Feria del Niño' })
      for (const same of ['feria del niño', ' FERIA  DEL NIÑO ', 'Fería del niño']) {
        const body = { name: same, title: 'T', description: 'D' }
        const created = await admin('POST', api.admin(name), body)
        expect([same, created.status, Object.keys(created.body.errors ?? {})]).toEqual([same, 422, ['name']])
      }
      expect((await make(name, { name: 'Feria del nino' })).id).toBeGreaterThan(first.id)
      const own = await admin('PUT', api.adminItem(name, first.id), { name: 'FERIA del niño' })
      expect([own.status, own.body.name, own.body.slug]).toEqual([200, 'FERIA del niño', first.slug])
    },
  )

  test.each([
    ['Niño & Compañía', 'nino-y-compania'],
    ['Año nuevo, años viejos', 'anio-nuevo-anios-viejos'],
    ['ÁÉÍÓÚ Ü ¿¡ 10% — sí!', 'aeiou-u-10-si'],
    ['  -- Panadería --  ', 'panaderia'],
    ['Daño tamaño', 'dano-tamano'],
    ['Ｐａｎ ﬁno', 'pan-fino'],
  ])('%s has the address %s', async (nombre, slug) => {
    expect((await make('categoria', { nombre })).slug).toBe(slug)
  })

  test.each(['caro', '12,50', '1.250,50', '1,250.505', 1.005, true])(
    'a price of %j is refused with an example',
    async (price) => {
      const body = { name: 'P', title: 'T', description: 'D', price }
      const answer = await admin('POST', api.admin('producto'), body)
      expect(answer.body.errors.price).toEqual([expect.stringContaining('como 1,250.50')])
      expect(JSON.stringify(answer.body)).not.toContain('conexión')
    },
  )

  test('a typed slug is kept; one that exists, is reserved or invalid is refused', async () => {
    const body = { name: 'Rosca', title: 'T', description: 'D', price: 1 }
    const typed = await admin('POST', api.admin('producto'), { ...body, slug: 'Rosca-De-Reyes' })
    expect([typed.status, typed.body.slug]).toEqual([201, 'rosca-de-reyes'])
    for (const slug of ['rosca-de-reyes', 'con espacio', 'ñ', '-a', 'a--b', '../x', 'x'.repeat(256)]) {
      const answer = await admin('POST', api.admin('producto'), { ...body, slug })
      expect([slug, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([slug, 422, ['slug']])
    }
  })

  test('a slug stays the same when the name changes, and cannot be edited', async () => {
    const { id, slug } = await make('categoria', { nombre: 'Estable' })
    const { body } = await admin('PUT', api.adminItem('categoria', id), { nombre: 'Otro', slug: 'otro' })
    expect([body.nombre, body.slug]).toEqual(['Otro', slug])
  })

  test.each<[Kind, object, object]>([
    ['categoria', { menu: true, descripcion: 'D', orden: 3 }, { nombre: 'X' }],
    ['producto', { code: 'C', stock: 4, details: 'D', order: 2 }, { title: 'X' }],
    ['slide', { link: 'https://a.mx/', posicion: 3 }, { frase: 'X' }],
    ['post', { descripcion: '<p>H</p>', order: 3 }, { title: 'X' }],
    ['pagina', { texttop: '<p>A</p>', textbottom: '<p>B</p>', order: 3 }, { title: 'X' }],
    ['catalogo', { orden: 3 }, { titulo: 'X' }],
  ])('an edit of a %s keeps the fields that it does not name', async (name, rest, change) => {
    const made = await make(name, { ...own(name), ...rest })
    const { body } = await admin('PUT', api.adminItem(name, made.id), change)
    expect(body).toEqual({ ...made, ...change, updated_at: body.updated_at })
  })
})
