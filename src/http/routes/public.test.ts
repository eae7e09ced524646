import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { onePixel } from '../../../test/support/samples.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { API, api } from '../../contract/paths.ts'

/** What visitors read (specification, section 7; contract.md, section 5). */

interface Named {
  id: number
  slug: string
}

describe.each(DATABASES)('public calls, on %s', (kind) => {
  let world: World
  const made: Record<string, Named> = {}
  const { make, change, remove } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
    made.pan = await make('categoria', { nombre: 'Panaderías', orden: 2, menu: true, urlfoto: onePixel })
    made.flores = await make('categoria', { nombre: 'Florerías', orden: 1 })
    const categoria_id = made.pan?.id
    made.concha = await make('producto', { name: 'Concha', order: 2, categoria_id, price: 12.1, stock: 0 })
    made.oreja = await make('producto', { name: 'Oreja', order: 1, categoria_id })
    await make('producto', { name: 'Ramo', categoria_id: made.flores?.id })
    for (const [nombre, orden] of [
      ['El Trigal', 3],
      ['La Espiga', 1],
      ['Casa Peña', 2],
    ])
      made[String(nombre)] = await make('empresa', { nombre, orden, categoria_id })
    made.oculta = await make('empresa', { nombre: 'Oculta', categoria_id, publicado: false })
    made.segundo = await make('slide', { frase: 'Segundo', posicion: 2, link: 'https://example.com/' })
    made.primero = await make('slide', { frase: 'Primero', posicion: 1 })
    made.feria = await make('post', { name: 'Feria', order: 2, descripcion: '<p>Hoy</p>' })
    made.aviso = await make('post', { name: 'Aviso', order: 1 })
    made.nosotros = await make('pagina', {
      name: 'Nosotros',
      texttop: '<p>Uno</p>',
      textbottom: '<p>Dos</p>',
    })
    made.mision = await make('pagina', { name: 'Misión', order: 1 })
    made.otono = await make('catalogo', { titulo: 'Otoño', orden: 2 })
    made.verano = await make('catalogo', { titulo: 'Verano', orden: 1 })
  })
  afterAll(() => world.close())

  const get = (path: string, headers?: Record<string, string>): Promise<Answered> =>
    world.call('GET', path, { headers })
  const idsOf = (names: string[]) => names.map((name) => made[name]?.id)

  const lists: [name: string, path: string, inOrder: string[], item: object, without: string[]][] = [
    [
      'categories',
      api.categorias,
      ['flores', 'pan'],
      { nombre: 'Florerías', slug: 'florerias', menu: false },
      [],
    ],
    [
      'the home page’s categories',
      api.categoriasHome,
      ['pan'],
      { menu: true, urlfoto: expect.any(String) },
      [],
    ],
    [
      'slides',
      api.slides,
      ['primero', 'segundo'],
      { frase: 'Primero', posicion: 1, link: null },
      ['urlfoto'],
    ],
    ['posts', api.posts, ['aviso', 'feria'], { name: 'Aviso', slug: 'aviso', visits: 0 }, ['descripcion']],
    [
      'the newest posts',
      api.postsNewest,
      ['aviso', 'feria'],
      { name: 'Aviso', slug: 'aviso' },
      ['descripcion'],
    ],
    ['pages', api.paginas, ['nosotros', 'mision'], { slug: 'nosotros', order: 0 }, ['texttop', 'textbottom']],
    ['catalogues', api.catalogos, ['verano', 'otono'], { titulo: 'Verano', archivo: expect.any(String) }, []],
    [
      'branches',
      api.sucursales,
      ['La Espiga', 'Casa Peña', 'El Trigal'],
      { nombre: 'La Espiga', publicado: true, categoria: { nombre: 'Panaderías', slug: 'panaderias' } },
      ['user_id'],
    ],
    [
      'a number of branches',
      api.empresas(2),
      ['La Espiga', 'Casa Peña'],
      { nombre: 'La Espiga' },
      ['user_id'],
    ],
  ]

  test.each(lists)('%s are an array in the right order', async (_, path, inOrder, item, without) => {
    const { status, body, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(body.map((one: Named) => one.id)).toEqual(idsOf(inOrder))
    expect(body[0]).toMatchObject({ ...item, created_at: expect.any(String), updated_at: expect.any(String) })
    for (const field of without) expect(body[0]).not.toHaveProperty(field)
  })

  test('a category contains its products in their order, with both descriptions', async () => {
    const { status, body } = await get(api.categoria('panaderias'))
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['categoria', 'productos'])
    expect(body.categoria).toMatchObject({ nombre: 'Panaderías', slug: 'panaderias' })
    expect(body.productos.map((one: Named) => one.id)).toEqual(idsOf(['oreja', 'concha']))
    expect(body.productos[1]).toMatchObject({
      name: 'Concha',
      price: 12.1,
      stock: 0,
      description: 'Pan dulce',
      descripcion: 'Pan dulce',
      categoria: { id: made.pan?.id, nombre: 'Panaderías', slug: 'panaderias' },
    })
  })

  test('an unknown category gets 200 with null', async () => {
    const { status, body } = await get(api.categoria('no-hay'))
    expect([status, body]).toEqual([200, null])
  })

  test.each<[string, string, object]>([
    ['a post', api.post('feria'), { name: 'Feria', descripcion: '<p>Hoy</p>' }],
    ['a page', api.pagina('nosotros'), { texttop: '<p>Uno</p>', textbottom: '<p>Dos</p>' }],
    ['a branch', api.sucursal('casa-pena'), { nombre: 'Casa Peña' }],
    ['a product', api.productoItem('concha'), { name: 'Concha', descripcion: 'Pan dulce' }],
    ['the settings', api.ajustes, { nombre: expect.any(String) }],
  ])('%s is the complete object', async (_, path, item) => {
    const { status, body } = await get(path)
    expect([status, body]).toEqual([200, expect.objectContaining(item)])
    expect(body).not.toHaveProperty('user_id')
  })

  test.each([api.post, api.pagina, api.sucursal, api.productoItem])(
    'what is not there is 404',
    async (path) => {
      for (const slug of ['no-hay', 'FERIA', 'a b', '..', '%00', 'x'.repeat(900)]) {
        const { status, body } = await get(path(slug))
        expect([slug, status, body]).toEqual([slug, 404, { message: expect.any(String) }])
      }
    },
  )

  test.each(['0', '101', 'abc', '1.5', '-1', '1e1', '%20'])(
    'a number of %s branches is refused',
    async (count) => {
      const { status, body } = await get(`${API}/public/empresas/${count}`)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['count']])
    },
  )

  test('100 branches are allowed', async () => {
    expect((await get(api.empresas(100))).body).toHaveLength(3)
  })

  describe('pages', () => {
    test.each(lists)('%s have their total and the position in the headers', async (_, path) => {
      const all = (await get(path)).headers
      const total = Number(all['x-total-count'])
      expect(total).toBeGreaterThan(0)
      expect(all.link).toMatch(/^<\/api\/v1\/[^>]*[?&]page=1&per_page=\d+>; rel="first"/)
    })

    test('are connected by links, without gaps or duplicates', async () => {
      const first = await get(`${api.sucursales}?per_page=2`)
      expect(linksOf(first)).toEqual({
        first: `${api.sucursales}?per_page=2&page=1`,
        next: `${api.sucursales}?per_page=2&page=2`,
        last: `${api.sucursales}?per_page=2&page=2`,
      })
      const second = await get(linksOf(first).next ?? '')
      expect(Object.keys(linksOf(second)).sort()).toEqual(['first', 'last', 'prev'])
      expect([...first.body, ...second.body].map((one: Named) => one.id)).toEqual(
        idsOf(['La Espiga', 'Casa Peña', 'El Trigal']),
      )
      expect([first, second].map((one) => one.headers['x-total-count'])).toEqual(['3', '3'])
    })

    test('exist for a number of branches too', async () => {
      const first = await get(api.empresas(2))
      expect(first.headers['x-total-count']).toBe('3')
      const second = await get(linksOf(first).next ?? '')
      expect(second.body.map((one: Named) => one.id)).toEqual(idsOf(['El Trigal']))
    })

    test('are empty beyond the last one, with a link to it', async () => {
      const beyond = await get(`${api.categorias}?page=9`)
      expect([beyond.status, beyond.body]).toEqual([200, []])
      expect(linksOf(beyond).prev).toContain('page=1')
    })

    test.each(['page=0', 'page=-1', 'page=uno', 'page=1.5', 'per_page=0', 'per_page=501', 'page=1&page=2'])(
      'refuse %s',
      async (query) => {
        for (const path of [api.categorias, api.sucursales, api.posts, api.categoria('panaderias')]) {
          const { status, body } = await get(`${path}?${query}`)
          expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]])
        }
      },
    )

    test('have no search and only one order', async () => {
      expect((await get(`${api.categorias}?q=flor&sort=-orden`)).body).toHaveLength(2)
    })
  })

  test('a token changes nothing', async () => {
    const plain = await get(api.sucursales)
    for (const authorization of ['Bearer caducado', `Bearer ${world.admin}`, 'Basic eDp5', 'ñ']) {
      const { status, body } = await get(api.sucursales, { authorization })
      expect([status, body]).toEqual([200, plain.body])
    }
  })

  test('no call reads or sets a cookie', async () => {
    for (const path of [api.categorias, api.sucursales, api.post('feria')])
      expect((await get(path)).headers['set-cookie']).toBeUndefined()
    const cookie = `token=${world.admin}; XSRF-TOKEN=x`
    expect((await get(api.admin('categoria'), { cookie })).status).toBe(401)
  })

  test('no other site may read an answer', async () => {
    const { headers } = await get(api.categorias, { origin: 'https://otro.example' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  describe('only published branches are public', () => {
    const everywhere = [
      ...[api.sucursales, `${api.sucursales}?categoria=panaderias`, api.empresas(100)],
      ...[api.categoria('panaderias'), api.categorias, api.productoItem('concha')],
    ]
    const search = (text: string) => world.call('POST', api.empresasSearch, { body: { text } })
    const sees = async (name: string) => {
      const answers = [
        ...(await Promise.all(everywhere.map((path) => get(path)))),
        await search(name),
        await search(''),
      ]
      return answers.filter((answer) => JSON.stringify(answer.body).includes(name)).length
    }

    test('an unpublished one is nowhere', async () => {
      expect(await sees('Oculta')).toBe(0)
      expect((await get(api.sucursal('oculta'))).status).toBe(404)
      expect((await world.call('POST', api.empresaVisit(made.oculta?.id ?? 0))).status).toBe(404)
    })

    test('publishing shows it everywhere immediately, and withdrawing hides it', async () => {
      const id = made.oculta?.id ?? 0
      await change('empresa', id, { publicado: true })
      expect(await sees('Oculta')).toBe(5)
      expect((await get(api.sucursal('oculta'))).status).toBe(200)
      expect((await get(api.sucursales)).headers['x-total-count']).toBe('4')
      await change('empresa', id, { publicado: false })
      expect(await sees('Oculta')).toBe(0)
      expect((await get(api.sucursal('oculta'))).status).toBe(404)
      expect((await get(api.sucursales)).headers['x-total-count']).toBe('3')
    })

    test('none contains its owner', async () => {
      const answers = await Promise.all([...everywhere.map((path) => get(path)), search('espiga')])
      expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('user_id')
    })
  })

  test('branches of one category, and of an unknown one', async () => {
    expect((await get(`${api.sucursales}?categoria=panaderias`)).body).toHaveLength(3)
    expect((await get(`${api.sucursales}?categoria=florerias`)).body).toEqual([])
    expect((await get(`${api.sucursales}?categoria=no-hay`)).body).toEqual([])
  })

  test('a deleted record is gone from the public calls immediately', async () => {
    const { id } = await make('post', { name: 'Pasajero' })
    expect((await get(api.post('pasajero'))).status).toBe(200)
    expect((await get(api.posts)).body).toHaveLength(3)
    await remove('post', id)
    expect((await get(api.post('pasajero'))).status).toBe(404)
    expect((await get(api.posts)).body).toHaveLength(2)
  })
})

/** Returns the addresses of a Link header by their relation. */
function linksOf({ headers }: Answered): Record<string, string> {
  const links = String(headers.link).matchAll(/<([^>]*)>; rel="(\w+)"/g)
  return Object.fromEntries([...links].map(([, address = '', rel = '']) => [rel, address]))
}
