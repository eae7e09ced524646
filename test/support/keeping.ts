import { afterAll, beforeAll, expect, vi } from 'vitest'
import { api } from '../../src/contract/paths.ts'
import { createProduct, type Product } from '../../src/product.ts'
import { recordsOf } from './records.ts'
import { type Call, callTo, createWorld, type DatabaseKind, type World } from './world.ts'

/** Shows from outside which kept answers a write drops. */

const get = (path: string) => ['GET', path] as const
const find = (path: string, text: string, filter: object = {}) => ['POST', path, { text, ...filter }] as const
/** The requests, by name. */
const ASKED: Readonly<Record<string, readonly [method: string, path: string, body?: object]>> = {
  categorias: get(api.categorias),
  caracteristicas: get(api.caracteristicas),
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
  'sucursal nube panes': find(api.empresasSearch, 'nube panes'),
  'sucursal de nadie': find(api.empresasSearch, 'zzzzzz'),
  'catálogo temporada': find(api.catalogosSearch, 'temporada'),
  'todo ramo': find(api.buscar, 'ramo'),
  'todo concha': find(api.buscar, 'concha'),
  'todo feria': find(api.buscar, 'feria'),
}
export const SEARCHES = Object.keys(ASKED).filter((name) => ASKED[name]?.[0] === 'POST')
export const EVERYWHERE = Object.keys(ASKED).filter((name) => name.startsWith('todo '))

/** A small demo: ids by name. */
export async function fill(world: World): Promise<Record<string, number>> {
  const { make } = recordsOf(() => world)
  const ids: Record<string, number> = {}
  const add = async (name: Parameters<typeof make>[0], called: string, body: object) => {
    ids[called] = (await make(name, body)).id
  }
  await add('categoria', 'Flores', { nombre: 'Flores', menu: true })
  await add('categoria', 'Panes', { nombre: 'Panes' })
  await add('caracteristica', 'Acepta tarjeta', { nombre: 'Acepta tarjeta', tipo: 'si_no' })
  await add('caracteristica', 'Convenio', { nombre: 'Convenio', tipo: 'texto', se_muestra: false })
  await add('producto', 'Ramo', { name: 'Ramo', title: 'Ramo', categoria_id: ids.Flores })
  await add('producto', 'Concha', { name: 'Concha', categoria_id: ids.Panes })
  const asked = {
    token: world.cliente,
    body: { nombre: 'La Rosa', descripcion: 'Nube', categoria_id: ids.Flores },
  }
  ids['La Rosa'] = (await world.call('POST', api.clientEmpresa, asked)).body.id
  await recordsOf(() => world).change('empresa', ids['La Rosa'] ?? 0, { publicado: true })
  await add('empresa', 'La Espiga', { nombre: 'La Espiga', categoria_id: ids.Panes })
  await add('empresa', 'Uno', { nombre: 'Uno', descripcion: 'Nube', categoria_id: ids.Panes })
  await add('empresa', 'Oculta', { nombre: 'Oculta', publicado: false })
  await add('slide', 'slide', {})
  await add('post', 'Feria', { name: 'Feria' })
  await add('pagina', 'Nosotros', {})
  await add('catalogo', 'Temporada', {})
  await world.product.settle()
  return ids
}

/** A product with some of everything, and the answers that its writes drop. */
export function keeping(kind: DatabaseKind) {
  let world: World
  let ids: Record<string, number>
  /** A second product, which keeps no answers. */
  let bare: Product
  let asks = 0
  beforeAll(async () => {
    world = await createWorld(kind)
    ids = await fill(world)
    const site = () => Promise.reject(new Error('no page is asked for'))
    bare = await createProduct(world.config, { clock: () => world.clock.now, site, background: false })
    // Time stands still, so that kept answers do not expire on a slow machine.
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
    world: () => world,
    id: (name: string) => ids[name] ?? 0,
    /** Writes as the settings' administrator, and as the owner of a branch. */
    settings: (body: object) => world.call('PUT', api.adminAjustes, { token: world.admin, body }),
    owner: (body: object) =>
      world.call('PUT', api.clientEmpresaItem(ids['La Rosa'] ?? 0), { token: world.cliente, body }),
    reorder: async (order: number[]) => {
      const answer = await world.call('PUT', api.adminOrder('empresa'), {
        token: world.admin,
        body: { ids: order },
      })
      expect(answer.status).toBe(200)
    },
    rename: (name: string) => world.call('PUT', api.account, { token: world.cliente, body: { name } }),
    /**
     * Returns the answers that the write dropped. Each of them then equals the answer of the product that keeps
     * nothing.
     */
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
