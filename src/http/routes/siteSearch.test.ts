import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'

/** The site-wide search as a call. */

const NOTHING = {
  empresas: [],
  productos: [],
  posts: [],
  paginas: [],
  catalogos: [],
  totales: { empresas: 0, productos: 0, posts: 0, paginas: 0, catalogos: 0 },
}

describe.each(DATABASES)('the search of the whole site, on %s', (kind) => {
  let world: World
  let ip = 0
  const { make, change, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  /** Each search comes from another address, so that the limit does not apply. */
  const search = (body: unknown): Promise<Answered> =>
    world.call('POST', api.buscar, { body, ip: `192.0.2.${++ip}` })
  const found = async (text: string) => (await search({ text })).body

  test('returns every kind as its own call does, without HTML and owners', async () => {
    const categoria_id = (await make('categoria', { nombre: 'Dulcerías' })).id
    await make('empresa', { nombre: 'Cajeta La Vaca', categoria_id, direccion: 'Calle Sauce 3' })
    await make('producto', { name: 'Cajeta quemada', categoria_id })
    await make('post', { name: 'cajeta', title: 'La ruta de la cajeta', descripcion: '<p>De Celaya</p>' })
    await make('pagina', { name: 'feria', title: 'Feria de la cajeta', texttop: '<p>Invitación</p>' })
    await make('catalogo', { titulo: 'Cajetas', archivo: dataUrl('application/pdf', await pdf(['Precios'])) })
    const answer = await search({ text: 'cajeta' })
    expect(answer.status).toBe(200)
    const { empresas, productos, posts, paginas, catalogos } = answer.body
    const categoria = { id: categoria_id, nombre: 'Dulcerías', slug: 'dulcerias' }
    expect(empresas).toEqual([(await world.call('GET', api.sucursal('cajeta-la-vaca'))).body])
    expect(empresas[0]).not.toHaveProperty('user_id')
    expect(productos).toMatchObject([{ name: 'Cajeta quemada', categoria, descripcion: 'Pan dulce' }])
    expect(posts).toEqual((await world.call('GET', api.posts)).body)
    expect(paginas).toEqual((await world.call('GET', api.paginas)).body)
    expect(catalogos).toMatchObject([{ titulo: 'Cajetas' }])
    expect(answer.raw.toString()).not.toMatch(/Celaya|Invitación/)
  })

  test('shows an excerpt around a match in a description, a body or a PDF', async () => {
    await make('empresa', {
      nombre: 'El Telar',
      descripcion: 'Rebozos y huipiles',
      direccion: 'Calle Hilo 1',
    })
    await make('producto', { name: 'Rebozo', details: 'Tejido con huipiles de Oaxaca' })
    await make('post', { name: 'Telas', title: 'Telas', descripcion: '<p>Un <b>huipil</b> &amp; más</p>' })
    await make('pagina', { name: 'Taller', title: 'Taller', description: 'Bordado de huipiles' })
    const { empresas, productos, posts, paginas } = await found('huipil')
    const extracts = [empresas, productos, posts, paginas].map(([one]) => one.extracto)
    expect(extracts).toEqual([
      'Rebozos y huipiles',
      'Tejido con huipiles de Oaxaca',
      'Un huipil & más',
      'Bordado de huipiles',
    ])
    expect((await found('telar')).empresas[0]).not.toHaveProperty('extracto')
    expect((await found('calle hilo')).empresas[0]).not.toHaveProperty('extracto')
    expect((await found('hiupil')).posts[0].extracto).toBe('Un huipil & más')
  })

  test('follows every write immediately', async () => {
    const { id } = await make('producto', { name: 'Metate' })
    expect((await found('metate')).productos).toHaveLength(1)
    await change('producto', id, { name: 'Molcajete' })
    expect((await found('metate')).productos).toEqual([])
    expect((await found('molcajete')).productos).toHaveLength(1)
    await remove('producto', id)
    expect(await found('molcajete')).toEqual(NOTHING)
    const post = await make('post', { name: 'Alebrijes', title: 'Alebrijes', descripcion: '<p>Copal</p>' })
    await change('post', post.id, { descripcion: '<p>Papel</p>' })
    expect((await found('copal')).posts).toEqual([])
    expect((await found('alebrije papel')).posts).toHaveLength(1)
  })

  test('finds products by the present name of their category, until it is removed', async () => {
    const categoria = await make('categoria', { nombre: 'Talabarterías' })
    await make('producto', { name: 'Cinto piteado', categoria_id: categoria.id })
    expect((await found('talabarteria')).productos).toHaveLength(1)
    await change('categoria', categoria.id, { nombre: 'Pieles', orden: 1 })
    expect((await found('talabarteria')).productos).toEqual([])
    expect((await found('pieles')).productos).toHaveLength(1)
    await remove('categoria', categoria.id)
    expect((await found('pieles')).productos).toEqual([])
    expect((await found('cinto')).productos).toHaveLength(1)
  })

  test('finds no unpublished branch', async () => {
    await make('empresa', { nombre: 'Secretísima', publicado: false })
    expect(await found('secretisima')).toEqual(NOTHING)
    expect(await found('secretisma')).toEqual(NOTHING)
  })

  test('returns at most ten of a kind, in the order of their list', async () => {
    for (let n = 1; n <= 12; n++) await make('producto', { name: `Guayabera ${n}`, order: 20 - n })
    const names = (await found('guayabera')).productos.map((one: { name: string }) => one.name)
    expect(names).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Guayabera ${n}`))
  })

  test('paginates one kind, and counts every kind', async () => {
    for (let n = 1; n <= 23; n++) await make('producto', { name: `Comal ${n}`, order: n })
    await make('post', { name: 'Comal', title: 'Curar un comal' })
    const page = async (query: string) =>
      (await world.call('POST', `${api.buscar}?${query}`, { body: { text: 'comal' }, ip: `192.0.2.${++ip}` }))
        .body
    const totales = { empresas: 0, productos: 23, posts: 1, paginas: 0, catalogos: 0 }
    expect((await found('comal')).totales).toEqual(totales)
    const second = await page('tipo=productos&page=2&per_page=20')
    expect(second).toMatchObject({ totales, posts: [] })
    expect(second.productos.map((one: { name: string }) => one.name)).toEqual([
      'Comal 21',
      'Comal 22',
      'Comal 23',
    ])
    expect((await page('tipo=productos&page=3&per_page=20')).productos).toEqual([])
    expect((await page('tipo=paginas')).totales).toEqual(totales)
  })

  test('returns and counts at most 100 of a kind', async () => {
    for (let n = 1; n <= 102; n++) await make('producto', { name: `Petate ${n}` })
    const path = `${api.buscar}?tipo=productos&page=2&per_page=99`
    const { body } = await world.call('POST', path, { body: { text: 'petate' }, ip: `192.0.2.${++ip}` })
    expect([body.productos.length, body.totales.productos]).toEqual([1, 100])
  })

  test.each(['tipo=', 'tipo=slides', 'tipo=productos&page=0', 'tipo=productos&per_page=501'])(
    'refuses an impossible page: %s',
    async (query) => {
      const answer = await world.call('POST', `${api.buscar}?${query}`, { body: { text: 'pan' } })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [expect.any(String)]])
    },
  )

  test('matches fuzzily only when nothing on the site has the typed text', async () => {
    await make('producto', { name: 'Jarrón' })
    await make('post', { name: 'Jabrón', title: 'Jabrón' })
    expect(await found('jarron')).toMatchObject({ productos: [{ name: 'Jarrón' }], posts: [] })
    expect(await found('jadron')).toMatchObject({
      productos: [{ name: 'Jarrón' }],
      posts: [{ title: 'Jabrón' }],
    })
  })

  test('follows the administrator’s synonyms', async () => {
    await make('producto', { name: 'Refrigerador' })
    await world.call('PUT', api.adminAjustes, {
      token: world.admin,
      body: { sinonimos: 'refrigerador = nevera' },
    })
    expect((await found('nevera')).productos).toHaveLength(1)
  })

  test.each(['', '   ', '¡!', '🎉', '\u0000'])(
    'finds nothing for a text without a word: %j',
    async (text) => {
      expect(await found(text)).toEqual(NOTHING)
    },
  )

  test.each([{}, { text: null }, { text: 12 }, { text: ['pan'] }, { text: 'ñ'.repeat(201) }])(
    'refuses anything but a text of at most 200 characters',
    async (body) => {
      const answer = await search(body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['text']])
    },
  )

  test('counts as one search for the limit', async () => {
    const at = { ip: '198.51.100.77', body: { text: 'pan' } }
    const paths = [api.buscar, api.empresasSearch, api.catalogosSearch]
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, n) => world.call('POST', paths[n % 3] ?? api.buscar, at)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
