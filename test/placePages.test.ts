import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelApi } from '../src/contract/panelPaths.ts'
import { api, site } from '../src/contract/paths.ts'
import { createProduct, type Product } from '../src/product.ts'
import { wrongIn } from './support/schemaOrg.ts'
import { type Call, callTo, createWorld, DATABASES, type World } from './support/world.ts'

/** The pages of places, and what search engines read of branches. */

describe.each(DATABASES)('on %s', (kind) => {
  let world: World
  let product: Product
  let call: Call
  const ids: Record<string, number> = {}
  const create = async (name: string, body: object): Promise<{ id: number; slug: string }> => {
    const answer = await call('POST', api.admin(name), { token: world.admin, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  const branch = async (nombre: string, body: object) => {
    ids[nombre] = (await create('empresa', { nombre, publicado: true, ...body })).id
  }
  const page = async (path: string) => {
    const { status, body } = await call('GET', path)
    return { status, html: String(body) }
  }
  const mapped = async (): Promise<string[]> => {
    const { body } = await call('GET', api.sitemapPart('lugar', 0))
    return body.map(({ path }: { path: string }) => path)
  }

  beforeAll(async () => {
    world = await createWorld(kind)
    product = await createProduct(world.config, { clock: () => world.clock.now, background: false })
    call = callTo(product.app)
    const cerrajerias = await create('categoria', { nombre: 'Cerrajerías', tipo_schema: 'Locksmith' })
    const otras = await create('categoria', { nombre: 'Papelerías' })
    const [here, there] = [
      { municipio: 'Peñablanca', estado: '15' },
      { municipio: 'Tlaxco', estado: '15' },
    ]
    await branch('Llaves Uno', { ...here, categoria_id: cerrajerias.id })
    await branch('Llaves Dos', { municipio: 'PEÑABLANCA', estado: '29', categoria_id: cerrajerias.id })
    await branch('Llaves Tres', { ...here, categoria_id: otras.id, categorias: [cerrajerias.id] })
    await branch('Papel', { ...here, categoria_id: otras.id })
    await branch('Oculta', { ...here, categoria_id: otras.id, publicado: false })
    await branch('Lejos', { ...there, categoria_id: cerrajerias.id })
    await branch('Sin lugar', {})
  })
  afterAll(async () => {
    await product.close()
    await world.close()
  })

  const [place, ofCategory] = [site.lugar('penablanca'), site.lugarCategoria('penablanca', 'cerrajerias')]

  test('a place has the branches of a municipality in every state', async () => {
    const { body } = await call('GET', api.lugar('penablanca'))
    expect(body).toMatchObject({
      nombre: 'Peñablanca',
      estados: ['15', '29'],
      total: 4,
      categorias: [
        { slug: 'cerrajerias', nombre: 'Cerrajerías', total: 3 },
        { slug: 'papelerias', nombre: 'Papelerías', total: 2 },
      ],
      vecinos: [{ slug: 'tlaxco', nombre: 'Tlaxco', total: 1 }],
    })
    const narrowed = await call('GET', `${api.lugar('penablanca')}?categoria=cerrajerias`)
    expect(narrowed.body).toMatchObject({ total: 3, vecinos: [{ slug: 'tlaxco', total: 1 }] })
  })

  test.each([
    [place, 'Sucursales en Peñablanca', ['Llaves Uno', 'Llaves Dos', 'Llaves Tres', 'Papel']],
    [ofCategory, 'Cerrajerías en Peñablanca', ['Llaves Uno', 'Llaves Dos', 'Llaves Tres']],
  ])('%s has a title, a canonical and its branches', async (path, title, names) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} | `)
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:\\s|<!-- -->)*${title}</h1>`))
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
    const cards = [...html.matchAll(/<h2[^>]*><a class="covering"[^>]*>([^<]+)<\/a>/g)].map(
      ([, name]) => name,
    )
    expect(cards.sort()).toEqual([...names].sort())
  })

  test('the sitemap lists those with three branches; fewer answer, and none is not found', async () => {
    expect(await mapped()).toEqual([place, ofCategory])
    expect((await page('/sitemap.xml')).html).toContain('/sitemap/lugar-0.xml')
    for (const few of [site.lugar('tlaxco'), site.lugarCategoria('penablanca', 'papelerias')])
      expect((await page(few)).status, few).toBe(200)
    const none = ['nada', 'PENABLANCA', 'penablanca '].map(site.lugar)
    for (const path of [
      ...none,
      site.lugarCategoria('tlaxco', 'papelerias'),
      site.lugarCategoria('penablanca', 'no-hay'),
      '/sucursales/en',
    ])
      expect((await page(path)).status, path).toBe(404)
  })

  test('a branch that moves leaves both pages', async () => {
    const before = await page(site.lugar('tlaxco'))
    expect(before.html).not.toContain('Llaves Dos')
    const path = panelApi.full(api.adminItem('empresa', ids['Llaves Dos'] ?? 0))
    const move = (municipio: string) =>
      call('PUT', path, { token: world.admin, body: { nombre: 'Llaves Dos', municipio } })
    expect((await move('Tlaxco')).status).toBe(200)
    for (const left of [place, ofCategory]) expect((await page(left)).html).not.toContain('Llaves Dos')
    for (const entered of [site.lugar('tlaxco'), site.lugarCategoria('tlaxco', 'cerrajerias')])
      expect((await page(entered)).html).toContain('Llaves Dos')
    expect(await mapped()).toEqual([place])
    expect((await move('Peñablanca')).status).toBe(200)
    expect(await mapped()).toEqual([place, ofCategory])
  })

  test('no branch can take the address of the places', async () => {
    expect((await create('empresa', { nombre: 'En', publicado: true })).slug).not.toBe('en')
  })

  test('a branch’s page has its structured data, of the type of its category', async () => {
    const dataOf = async () => {
      const { html } = await page(site.sucursal('llaves-uno'))
      const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      return found.map(([, json]) => JSON.parse(json ?? '')).find(({ name }) => name === 'Llaves Uno')
    }
    const first = await dataOf()
    expect(wrongIn(first)).toEqual([])
    expect(first).toMatchObject({
      '@type': 'Locksmith',
      address: { addressLocality: 'Peñablanca', addressRegion: 'Estado de México', addressCountry: 'MX' },
    })
    expect(first).not.toHaveProperty('geo')
    const body = {
      nombre: 'Llaves Uno',
      horario: { lunes: '9-14', martes: '24 h', miercoles: '20-2' },
      excepciones: [{ fecha: '2099-12-24', intervalos: [] }],
      ubicacion: '19.7683, -98.8121',
    }
    const path = panelApi.full(api.adminItem('empresa', ids['Llaves Uno'] ?? 0))
    expect((await call('PUT', path, { token: world.admin, body })).status).toBe(200)
    const second = await dataOf()
    expect(wrongIn(second)).toEqual([])
    expect(second).toMatchObject({
      geo: { latitude: 19.7683, longitude: -98.8121 },
      openingHoursSpecification: [
        { dayOfWeek: ['https://schema.org/Monday'], opens: '09:00', closes: '14:00' },
        { dayOfWeek: ['https://schema.org/Tuesday'], opens: '00:00', closes: '23:59' },
        { dayOfWeek: ['https://schema.org/Wednesday'], opens: '20:00', closes: '02:00' },
        { opens: '00:00', closes: '00:00', validFrom: '2099-12-24', validThrough: '2099-12-24' },
      ],
    })
  })
})
