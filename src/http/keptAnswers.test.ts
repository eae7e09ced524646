import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordsOf } from '../../test/records.ts'
import { dataUrl, onePixel, pdf } from '../../test/samples.ts'
import { type Call, callTo, createWorld, DATABASES, type DatabaseKind, type World } from '../../test/world.ts'
import type { Kind } from '../contract/fields.ts'
import { api } from '../contract/paths.ts'
import { type Audience, inputFields, inputName } from '../contract/resource.ts'
import { type CollectionName, collections } from '../contract/resources/index.ts'
import { createProduct, type Product } from '../product.ts'

/** What a write empties is what it can have changed (docs/decisions/0090-cache-tags.md). */

const get = (path: string) => ['GET', path] as const
const find = (path: string, text: string, filter: object = {}) => ['POST', path, { text, ...filter }] as const
/** What is asked for, by name. */
const ASKED: Readonly<Record<string, readonly [method: string, path: string, body?: object]>> = {
  categorias: get(api.categorias),
  portada: get(api.categoriasHome),
  'categoría Flores': get(api.categoria('flores')),
  'categoría Panes': get(api.categoria('panes')),
  Ramo: get(api.productoItem('ramo')),
  Concha: get(api.productoItem('concha')),
  sucursales: get(api.sucursales),
  'sucursales de Flores': get(`${api.sucursales}?categoria=flores`),
  'sucursales de Panes': get(`${api.sucursales}?categoria=panes`),
  'cinco sucursales': get(api.empresas(5)),
  'La Rosa': get(api.sucursal('la-rosa')),
  'La Espiga': get(api.sucursal('la-espiga')),
  slides: get(api.slides),
  posts: get(api.posts),
  'posts nuevos': get(api.postsNewest),
  Feria: get(api.post('feria')),
  paginas: get(api.paginas),
  Nosotros: get(api.pagina('nosotros')),
  catalogos: get(api.catalogos),
  ajustes: get(api.ajustes),
  mapa: get(api.sitemap),
  'mapa de categorías': get(api.sitemapPart('categoria', 0)),
  'mapa de productos': get(api.sitemapPart('producto', 0)),
  'mapa de sucursales': get(api.sitemapPart('empresa', 0)),
  'mapa de posts': get(api.sitemapPart('post', 0)),
  'mapa de páginas': get(api.sitemapPart('pagina', 0)),
  'sucursal rosa': find(api.empresasSearch, 'rosa'),
  'sucursal espiga': find(api.empresasSearch, 'espiga'),
  'sucursal flores': find(api.empresasSearch, 'flores'),
  'sucursal con errata': find(api.empresasSearch, 'esppiga'),
  'sucursal rosa en Flores': find(api.empresasSearch, 'rosa', { categoria: 'flores' }),
  'sucursal rosa en Panes': find(api.empresasSearch, 'rosa', { categoria: 'panes' }),
  'sucursal de nadie': find(api.empresasSearch, 'zzzzzz'),
  'catálogo temporada': find(api.catalogosSearch, 'temporada'),
  'todo ramo': find(api.buscar, 'ramo'),
  'todo concha': find(api.buscar, 'concha'),
  'todo feria': find(api.buscar, 'feria'),
}
const SEARCHES = Object.keys(ASKED).filter((name) => ASKED[name]?.[0] === 'POST')
const EVERYWHERE = Object.keys(ASKED).filter((name) => name.startsWith('todo '))

/** The demo in small: ids by name. */
async function fill(world: World): Promise<Record<string, number>> {
  const { make } = recordsOf(() => world)
  const ids: Record<string, number> = {}
  const add = async (name: Parameters<typeof make>[0], called: string, body: object) => {
    ids[called] = (await make(name, body)).id
  }
  await add('categoria', 'Flores', { nombre: 'Flores', menu: true })
  await add('categoria', 'Panes', { nombre: 'Panes' })
  await add('producto', 'Ramo', { name: 'Ramo', title: 'Ramo', categoria_id: ids.Flores })
  await add('producto', 'Concha', { name: 'Concha', categoria_id: ids.Panes })
  const asked = { token: world.cliente, body: { nombre: 'La Rosa', categoria_id: ids.Flores } }
  ids['La Rosa'] = (await world.call('POST', api.clientEmpresa, asked)).body.id
  await recordsOf(() => world).change('empresa', ids['La Rosa'] ?? 0, { publicado: true })
  await add('empresa', 'La Espiga', { nombre: 'La Espiga', categoria_id: ids.Panes })
  await add('empresa', 'Oculta', { nombre: 'Oculta', publicado: false })
  await add('slide', 'slide', {})
  await add('post', 'Feria', { name: 'Feria' })
  await add('pagina', 'Nosotros', {})
  await add('catalogo', 'Temporada', {})
  await world.product.settle()
  return ids
}

/** Another value than a record has. */
const another: Record<Kind, () => unknown> = {
  text: () => 'Otra cosa',
  longText: () => 'zumo = jugo',
  richText: () => '<p>Otra cosa</p>',
  slug: () => 'otra',
  integer: () => 8,
  money: () => 8.5,
  bool: () => true,
  email: () => 'otra@example.com',
  tel: () => '55 8765 4321',
  url: () => 'https://otra.example/',
  image: () => onePixel,
  pdf: async () => dataUrl('application/pdf', await pdf(['Otra cosa'])),
  ref: () => null,
}

/** A product with some of everything, and what its writes empty. */
function keeping(kind: DatabaseKind) {
  let world: World
  let ids: Record<string, number>
  /** Keeps nothing. */
  let bare: Product
  let asks = 0
  beforeAll(async () => {
    world = await createWorld(kind)
    ids = await fill(world)
    const site = () => Promise.reject(new Error('no page is asked for'))
    bare = await createProduct(world.config, { clock: () => world.clock.now, site, background: false })
    // What is kept grows no older, however slow the machine is.
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await bare.close()
    await world.close()
  })

  const ask = async (call: Call, name: string) => {
    const [method = '', path = '', body] = ASKED[name] ?? []
    const ip = `10.1.${++asks >> 8}.${asks & 255}`
    const headers = { 'user-agent': 'Googlebot/2.1' }
    const { status, body: answer } = await call(method, path, { body, ip, headers })
    return { status, answer }
  }
  const misses = async () => {
    const { body } = await world.call('GET', '/metrics', { ip: '127.0.0.1' })
    return Number(/result="miss"} (\d+)/.exec(body)?.[1])
  }

  return {
    ...recordsOf(() => world),
    id: (name: string) => ids[name] ?? 0,
    /** Writes as the settings' administrator, and as the owner of a branch. */
    settings: (body: object) => world.call('PUT', api.adminAjustes, { token: world.admin, body }),
    owner: (body: object) =>
      world.call('PUT', api.clientEmpresaItem(ids['La Rosa'] ?? 0), { token: world.cliente, body }),
    rename: (name: string) => world.call('PUT', api.account, { token: world.cliente, body: { name } }),
    /** Which answers the write has emptied; each is then what a product gives that keeps nothing. */
    emptied: async (write: () => Promise<unknown>): Promise<string[]> => {
      for (const name of Object.keys(ASKED)) await ask(world.call, name)
      await write()
      const found: string[] = []
      for (const name of Object.keys(ASKED)) {
        const before = await misses()
        const answer = await ask(world.call, name)
        if ((await misses()) > before) found.push(name)
        expect({ name, ...answer }).toEqual({ name, ...(await ask(callTo(bare.app), name)) })
      }
      return found
    },
  }
}

describe.each(DATABASES)('a write, on %s', (kind) => {
  const { id, make, change, remove, settings, owner, rename, emptied } = keeping(kind)

  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a price',
      () => change('producto', id('Ramo'), { price: 99 }),
      ['categoría Flores', 'Ramo', 'mapa de productos', 'todo ramo'],
    ],
    [
      'what a product is called',
      () => change('producto', id('Concha'), { name: 'Conchita' }),
      ['categoría Panes', 'Concha', 'mapa de productos', 'todo concha'],
    ],
    [
      'a branch’s telephone',
      () => owner({ telefono: '55 1234 5678' }),
      [
        ...['sucursales', 'sucursales de Flores', 'cinco sucursales', 'La Rosa', 'mapa de sucursales'],
        ...['sucursal rosa', 'sucursal flores'],
      ],
    ],
    [
      'a branch’s place',
      () => change('empresa', id('La Espiga'), { orden: 7 }),
      [
        ...['sucursales', 'sucursales de Panes', 'cinco sucursales', 'La Espiga', 'mapa de sucursales'],
        ...['sucursal espiga', 'sucursal con errata', 'sucursal de nadie'],
      ],
    ],
    ['a branch that nobody sees', () => change('empresa', id('Oculta'), { orden: 3 }), []],
    [
      'a category’s name',
      () => change('categoria', id('Flores'), { nombre: 'Florería' }),
      [
        ...['categorias', 'portada', 'categoría Flores', 'Ramo', 'sucursales', 'sucursales de Flores'],
        ...['cinco sucursales', 'La Rosa', 'mapa de categorías', 'sucursal rosa', 'sucursal flores'],
        ...['sucursal con errata', 'sucursal de nadie', 'todo ramo'],
      ],
    ],
    [
      'a category’s description',
      () => change('categoria', id('Panes'), { descripcion: 'De horno' }),
      ['categorias', 'portada', 'categoría Panes', 'sucursales de Panes', 'mapa de categorías'],
    ],
    [
      'a post',
      () => change('post', id('Feria'), { description: 'El domingo' }),
      ['posts', 'posts nuevos', 'Feria', 'mapa de posts', 'todo feria'],
    ],
    [
      'a new post',
      () => make('post', { name: 'Otra', title: 'Otra' }),
      ['posts', 'posts nuevos', 'mapa', 'mapa de posts'],
    ],
    [
      'a page',
      () => change('pagina', id('Nosotros'), { textbottom: '<p>Aquí</p>' }),
      ['paginas', 'Nosotros', 'mapa de páginas'],
    ],
    ['a slide', () => change('slide', id('slide'), { frase: 'Domingo' }), ['slides']],
    [
      'a catalogue',
      () => change('catalogo', id('Temporada'), { titulo: 'Temporada alta' }),
      ['catalogos', 'catálogo temporada', ...EVERYWHERE],
    ],
    ['the foot of all pages', () => settings({ pie: 'Cámara' }), ['ajustes']],
    ['synonyms', () => settings({ sinonimos: 'pan = bolillo' }), ['ajustes', ...SEARCHES]],
    ['a write that is refused', () => owner({ email: 'no' }), []],
    ['an account', () => rename('Ana'), []],
    [
      'a branch that is withdrawn',
      () => change('empresa', id('La Espiga'), { publicado: false }),
      [
        ...['sucursales', 'sucursales de Panes', 'cinco sucursales', 'La Espiga', 'mapa de sucursales'],
        // By now nothing is called Flores.
        ...['sucursal espiga', 'sucursal con errata', 'sucursal de nadie', 'sucursal flores'],
      ],
    ],
    [
      'a product that is gone',
      () => remove('producto', id('Concha')),
      // What is not there, as the branch is not, is not kept.
      ['categoría Panes', 'Concha', 'mapa', 'mapa de productos', 'todo concha', 'La Espiga'],
    ],
    [
      'a category that is gone',
      () => remove('categoria', id('Flores')),
      [
        ...[
          'categorias',
          'portada',
          'categoría Flores',
          'Concha',
          'Ramo',
          'sucursales',
          'sucursales de Flores',
        ],
        ...['cinco sucursales', 'La Rosa', 'mapa', 'mapa de categorías', 'sucursal rosa', 'sucursal flores'],
        // What finds nothing any more depends on every word.
        ...['sucursal con errata', 'sucursal de nadie', 'sucursal espiga', 'todo ramo', 'todo concha'],
        'La Espiga',
      ],
    ],
  ])('%s empties what shows it, and nothing else', async (_, write, expected) => {
    expect((await emptied(write)).sort()).toEqual(expected.sort())
  })
})

describe('a write of one field', () => {
  const { id, change, settings, owner, emptied } = keeping('sqlite')
  type Write = (body: object) => Promise<unknown>
  const WRITES: readonly (readonly [CollectionName, Audience, Write])[] = [
    ['categoria', 'admin', (body) => change('categoria', id('Panes'), body)],
    ['producto', 'admin', (body) => change('producto', id('Ramo'), body)],
    ['empresa', 'admin', (body) => change('empresa', id('La Espiga'), body)],
    ['empresa', 'cliente', owner],
    ['slide', 'admin', (body) => change('slide', id('slide'), body)],
    ['post', 'admin', (body) => change('post', id('Feria'), body)],
    ['pagina', 'admin', (body) => change('pagina', id('Nosotros'), body)],
    ['catalogo', 'admin', (body) => change('catalogo', id('Temporada'), body)],
    ['ajustes', 'admin', settings],
  ]
  const fields = WRITES.flatMap(([name, audience, write]) =>
    inputFields(collections[name], audience, 'update').map(
      ([field, description]) => [name, field, description, write] as const,
    ),
  )

  test.each(fields)('leaves no answer older than itself: %s.%s', async (_name, field, description, write) => {
    const body = { [inputName(field, description)]: await another[description.kind]() }
    expect(await emptied(() => write(body))).not.toEqual([])
  })
})

/** Those whose content is asked for from the API in process. */
describe('a write empties the pages that show what it changes:', () => {
  const PAGES = ['/', '/categorias/flores', '/productos/ramo', '/sucursales', '/blog', '/terminos', '/no-hay']
  let world: World
  let ids: Record<string, number>
  let site: Product
  let call: Call
  beforeAll(async () => {
    world = await createWorld('sqlite')
    ids = await fill(world)
    site = await createProduct(world.config, { clock: () => world.clock.now, background: false })
    call = callTo(site.app)
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  const misses = async () => {
    const { body } = await call('GET', '/metrics', { ip: '127.0.0.1' })
    return Number(/result="miss"} (\d+)/.exec(body)?.[1])
  }

  test.each<[string, string, object, string[]]>([
    ['producto', 'Ramo', { price: 7 }, ['/categorias/flores', '/productos/ramo']],
    ['empresa', 'La Espiga', { orden: 7 }, ['/', '/sucursales']],
    ['empresa', 'Oculta', { orden: 7 }, []],
    ['categoria', 'Flores', { descripcion: 'Frescas' }, ['/', '/categorias/flores', '/sucursales']],
    ['post', 'Feria', { title: 'Gran feria' }, ['/', '/blog']],
    ['ajustes', '', { pie: 'Cámara' }, PAGES],
  ])('%s %s %j', async (name, record, body, expected) => {
    for (const page of PAGES) await call('GET', page)
    const path = record ? api.adminItem(name, ids[record] ?? 0) : api.adminAjustes
    expect((await call('PUT', path, { token: world.admin, body })).status).toBe(200)
    const emptied: string[] = []
    for (const page of PAGES) {
      const before = await misses()
      await call('GET', page)
      if ((await misses()) > before) emptied.push(page)
    }
    expect(emptied).toEqual(expected)
  })
})
