import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountsOf } from '../../../test/support/accounts.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel, photo } from '../../../test/support/samples.ts'
import { type Answered, type Asked, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath } from '../../contract/paths.ts'

/** A client's own branches (contract.md, section 4). */

const MINUTE = 60_000

describe.each(DATABASES)('branches of a client, on %s', (kind) => {
  let world: World
  let categoria: { id: number; nombre: string; slug: string }
  const records = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    const { id, nombre, slug } = await records.make('categoria', { nombre: 'Papelerías' })
    categoria = { id, nombre, slug }
  })
  afterAll(() => world.close())
  const { pass } = accountsOf(() => world)
  // Together the tests create more records than a client may in an hour.
  beforeEach(() => pass(2 * MINUTE))

  const as =
    (token: () => string) =>
    (method: string, path: string, asked: Asked | object = {}) =>
      world.call(method, path, { token: token(), ...asked })
  const own = as(() => world.cliente)
  const other = as(() => world.otherCliente)
  const create = (body: object): Promise<Answered> => own('POST', api.clientEmpresa, { body })
  const item = api.clientEmpresaItem

  const whole = {
    nombre: 'Papelería La Goma',
    email: 'hola@lagoma.example',
    telefono: '+52 (55) 1234-5678 ext. 12',
    direccion: 'Av. Juárez 12, Centro',
    website: 'https://lagoma.example/',
    facebook: 'https://facebook.com/lagoma',
    youtube: 'https://youtube.com/@lagoma',
    tiktok: 'https://tiktok.com/@lagoma',
    descripcion: 'Cuadernos,\nplumas y lápices',
    orden: 3,
  }

  test('a new branch is stored with all fields, returned as a read does, and unpublished', async () => {
    const created = await create({ ...whole, categoria_id: categoria.id, urlfoto: onePixel })
    expect(created.status).toBe(201)
    expect(created.headers.location).toBe(item(created.body.id))
    expect(created.body).toMatchObject({
      ...whole,
      categoria_id: categoria.id,
      categoria,
      slug: 'papeleria-la-goma',
      publicado: false,
      visitas: 0,
      urlfoto: expect.stringMatching(/\.webp$/),
    })
    const read = await own('GET', item(created.body.id))
    expect([read.status, read.body]).toEqual([200, created.body])
    expect(read.headers.etag).toBe(created.headers.etag)
    expect((await own('GET', String(created.headers.location))).status).toBe(200)
    expect((await world.call('GET', api.sucursal('papeleria-la-goma'))).status).toBe(404)
  })

  test('a name is enough; all other fields are null', async () => {
    const { status, body } = await create({ nombre: 'Xo' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: null, telefono: null, orden: 0, urlfoto: null, categoria: null })
    const empty = await create({
      nombre: 'Xa',
      email: ' ',
      website: '',
      orden: '',
      categoria_id: '',
      urlfoto: '',
    })
    expect([empty.status, empty.body.email, empty.body.orden]).toEqual([201, null, 0])
  })

  test('fields of others are ignored: state, owner, views, slug, id', async () => {
    const forbidden = {
      publicado: true,
      visitas: 99,
      user_id: 1,
      slug: 'mio',
      id: 1,
      created_at: 'hoy',
      nada: 1,
    }
    const created = await create({ nombre: 'Obediente', ...forbidden })
    expect(created.body).toMatchObject({ publicado: false, visitas: 0, slug: 'obediente' })
    expect(created.body.id).not.toBe(1)
    expect(created.body).not.toHaveProperty('nada')
    const saved = await own('PUT', item(created.body.id), { body: { orden: 2, ...forbidden } })
    expect(saved.body).toMatchObject({
      orden: 2,
      publicado: false,
      visitas: 0,
      slug: 'obediente',
      user_id: created.body.user_id,
      id: created.body.id,
      created_at: created.body.created_at,
    })
    const mine = await own('GET', api.clientEmpresa)
    expect(mine.body.map((one: { id: number }) => one.id)).toContain(created.body.id)
  })

  test('an edit changes the name and keeps state and address', async () => {
    const { id } = (await create({ nombre: 'Antes' })).body
    await records.change('empresa', id, { publicado: true })
    const saved = await own('PUT', item(id), { body: { nombre: 'Después', telefono: '55 1234 5678' } })
    expect(saved.body).toMatchObject({ nombre: 'Después', slug: 'antes', publicado: true })
    const shown = await world.call('GET', api.sucursal('antes'))
    expect([shown.body.nombre, shown.body.telefono]).toEqual(['Después', '55 1234 5678'])
  })

  const bad: [field: string, value: unknown][] = [
    ...['', '  ', 'x', 'ñ'.repeat(256), null, ['a'], {}].map((one): [string, unknown] => ['nombre', one]),
    ...['a', 'a@b', '@b.mx', 'a b@c.mx', `${'a'.repeat(251)}@b.mx`].map((one): [string, unknown] => [
      'email',
      one,
    ]),
    ...['123456', '1'.repeat(16), 'llámame', '55 1234 5678 x', '+'].map((one): [string, unknown] => [
      'telefono',
      one,
    ]),
    ...['website', 'facebook', 'youtube', 'tiktok'].flatMap((field) =>
      ['ejemplo.mx', 'javascript:alert(1)', 'ftp://a.mx', 'https://', `https://a.mx/${'x'.repeat(2048)}`].map(
        (one): [string, unknown] => [field, one],
      ),
    ),
    ['direccion', 'x'.repeat(501)],
    ['descripcion', 'x'.repeat(10_001)],
    ...[-1, 1.5, 'tres', 2 ** 31, true].map((one): [string, unknown] => ['orden', one]),
    ...[999_999, -1, 'x', 1.5].map((one): [string, unknown] => ['categoria_id', one]),
    ...['data:image/png;base64,aG9sYQ==', 'otra.webp', '../../x'].map((one): [string, unknown] => [
      'urlfoto',
      one,
    ]),
  ]
  test.each(bad)('create and edit refuse %s: %j', async (field, value) => {
    const { id } = (await create({ nombre: 'Firme' })).body
    const created = await create({ nombre: 'Firme', [field]: value })
    const saved = await own('PUT', item(id), { body: { [field]: value } })
    for (const { status, body } of [created, saved]) {
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
      expect(body.errors[field]).toEqual([expect.stringMatching(/^[A-ZÁÉÍÓÚÑ].*\.$/)])
    }
    expect((await own('GET', item(id))).headers.etag).toBe('"v1"')
  })

  const good: [field: string, value: unknown, kept: unknown][] = [
    ['nombre', '  Ñandú  ', 'Ñandú'],
    ['nombre', 'ñ'.repeat(255), 'ñ'.repeat(255)],
    ['email', ' Hola@Sitio.MX ', 'Hola@Sitio.MX'],
    ...['5512345678', '+52 55 1234 5678', '(55) 1234.5678', '55-1234-5678 ext. 9'].map(
      (one): [string, unknown, unknown] => ['telefono', one, one],
    ),
    ['website', 'http://sitio.mx', 'http://sitio.mx'],
    ['website', '', null],
    ['descripcion', 'ñ'.repeat(10_000), 'ñ'.repeat(10_000)],
    ['orden', '7', 7],
    ['orden', '', 0],
    ['categoria_id', '', null],
    ['categoria_id', null, null],
  ]
  test.each(good)('%s accepts %j', async (field, value, kept) => {
    const { id } = (await create({ nombre: 'Flexible' })).body
    const saved = await own('PUT', item(id), { body: { [field]: value } })
    expect([saved.status, saved.body[field]]).toEqual([200, kept])
    expect((await own('GET', item(id))).body[field]).toEqual(kept)
  })

  describe('the picture', () => {
    test('is sent as a file, kept when the field is empty, and taken away on demand', async () => {
      const sent = await own('POST', api.clientEmpresa, {
        form: { nombre: 'Con foto', orden: '2', urlfoto: await photo(500, 250) },
      })
      expect([sent.status, sent.body.orden]).toEqual([201, 2])
      const path = item(sent.body.id)
      const first = sent.body.urlfoto
      for (const form of [
        { orden: '3' },
        { urlfoto: '' },
        { urlfoto: Buffer.alloc(0) },
        { urlfoto: first },
      ]) {
        const kept = await own('PUT', path, { form })
        expect([kept.status, kept.body.urlfoto]).toEqual([200, first])
      }
      const kept = await own('PUT', path, { body: { urlfoto: null } })
      expect(kept.body.urlfoto).toBe(first)
      const replaced = await own('PUT', path, {
        form: { urlfoto: await photo(600, 300), sin_imagen: 'true' },
      })
      expect(replaced.body.urlfoto).toMatch(/-600x300\.webp$/)
      expect((await own('GET', imagePath('empresa', first))).status).toBe(200)
      const cleared = await own('PUT', path, { body: { sin_imagen: true } })
      expect(cleared.body.urlfoto).toBeNull()
    })

    test('is kept with its branch in the trash, and removed with it', async () => {
      const { id, urlfoto } = (await create({ nombre: 'Efímera', urlfoto: onePixel })).body
      expect((await own('GET', imagePath('empresa', urlfoto))).status).toBe(200)
      const removed = await own('DELETE', item(id))
      expect([removed.status, (await own('GET', imagePath('empresa', urlfoto))).status]).toEqual([204, 200])
      const path = panelApi.adminTrashItem(String(removed.headers['x-papelera']))
      expect((await world.call('DELETE', path, { token: world.admin })).status).toBe(204)
      await expect.poll(async () => (await own('GET', imagePath('empresa', urlfoto))).status).toBe(404)
    })
  })

  describe('another’s branch', () => {
    test.each<[string, object]>([
      ['GET', {}],
      ['PUT', { body: { nombre: 'Mía' } }],
      ['PUT', { form: { nombre: 'Mía' } }],
      ['POST', { body: { _method: 'PUT', nombre: 'Mía' } }],
      ['DELETE', {}],
      ['DELETE', { headers: { 'if-match': '"v1"' } }],
    ])('is not found: %s %j', async (method, asked) => {
      const { id } = (await create({ nombre: 'Ajena' })).body
      const answer = await other(method, item(id), asked)
      const none = await other(method, item(999_999), asked)
      expect([answer.status, answer.body]).toEqual([404, none.body])
      expect((await own('GET', item(id))).body.nombre).toBe('Ajena')
    })

    test('is in nobody else’s list, search, count or filter', async () => {
      const { id } = (await create({ nombre: 'Solo mía' })).body
      const { user_id: owner } = (
        await world.call('GET', api.adminItem('empresa', id), { token: world.admin })
      ).body
      for (const query of [
        '',
        '?q=mia',
        '?sort=nombre',
        '?publicado=0',
        `?user_id=${owner}`,
        '?per_page=500',
      ]) {
        const { body, headers } = await other('GET', api.clientEmpresa + query)
        expect([query, body, headers['x-total-count']]).toEqual([query, [], '0'])
      }
    })
  })

  test('branches of administrators belong to no client', async () => {
    const { id } = await records.make('empresa')
    expect((await own('GET', item(id))).status).toBe(404)
  })

  test('the list is paginated, searched and ordered like an administrator’s', async () => {
    for (const [nombre, orden] of [
      ['Zeta Única', 5],
      ['Ñu Única', 4],
      ['Nu Única', 6],
    ])
      await create({ nombre, orden })
    const names = async (query: string) =>
      (await own('GET', `${api.clientEmpresa}?q=unica${query}`)).body.map(
        (one: { nombre: string }) => one.nombre,
      )
    expect(await names('')).toEqual(['Ñu Única', 'Zeta Única', 'Nu Única'])
    expect(await names('&sort=nombre')).toEqual(['Nu Única', 'Ñu Única', 'Zeta Única'])
    expect(await names('&sort=-orden&per_page=1&page=2')).toEqual(['Zeta Única'])
    const { headers } = await own('GET', `${api.clientEmpresa}?q=unica&per_page=2`)
    expect([headers['x-total-count'], headers.link]).toEqual(['3', expect.stringContaining('rel="next"')])
  })

  test('an edit with an outdated version changes nothing', async () => {
    const created = await create({ nombre: 'Dos manos' })
    const path = item(created.body.id)
    const headers = { 'if-match': String(created.headers.etag) }
    expect((await own('PUT', path, { body: { orden: 1 }, headers })).status).toBe(200)
    expect((await own('PUT', path, { body: { orden: 2 }, headers })).status).toBe(412)
    expect((await own('DELETE', path, { headers })).status).toBe(412)
    expect((await own('GET', path)).body.orden).toBe(1)
  })
})
