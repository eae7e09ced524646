import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYWHERE, keeping } from '../../../test/support/keeping.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, pdf } from '../../../test/support/samples.ts'
import { trashOf } from '../../../test/support/trash.ts'
import { type Answered, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import type { Trashed } from '../../contract/history.ts'
import { panelApi } from '../../contract/panelPaths.ts'
import { api, imagePath, pdfPath } from '../../contract/paths.ts'
import { collections } from '../../contract/resources/index.ts'

/** A restored record is what it was, as far as the others leave it that (contract.md, section 11). */

type Item = Answered['body']

const NEW = {
  categoria: () => ({ nombre: 'Yerbería', descripcion: 'De monte', menu: true, urlfoto: onePixel }),
  producto: () => ({ name: 'Yerbabuena', price: 12.5, stock: 3, urlfoto: onePixel }),
  empresa: () => ({ nombre: 'La Yerba', descripcion: 'Hojas', publicado: true, urlfoto: onePixel }),
  slide: () => ({ frase: 'Yerbas', posicion: 2, urlfoto: onePixel }),
  post: () => ({ name: 'Yerbas', title: 'Sobre yerbas', descripcion: '<p>Tés</p>', urlfoto: onePixel }),
  pagina: () => ({ name: 'Yerbas', title: 'Sobre yerbas', texttop: '<p>Tés</p>', urlfoto: onePixel }),
  catalogo: async () => ({
    titulo: 'Yerbas',
    archivo: dataUrl('application/pdf', await pdf(['Manzanilla'])),
  }),
} satisfies Partial<Record<Trashed, () => object | Promise<object>>>

/** What a visitor asks to see a record, and whether the answer has it. */
type Kind = keyof typeof NEW
const SEEN: Record<Kind, (item: Item) => { path: string; body?: object; has: (answer: Item) => boolean }> = {
  categoria: ({ id }) => ({
    path: api.categorias,
    has: (answer) => answer.some((one: Item) => one.id === id),
  }),
  producto: ({ slug }) => ({ path: api.productoItem(slug), has: (answer) => answer.slug === slug }),
  empresa: ({ slug }) => ({ path: api.sucursal(slug), has: (answer) => answer.slug === slug }),
  slide: ({ id }) => ({ path: api.slides, has: (answer) => answer.some((one: Item) => one.id === id) }),
  post: ({ slug }) => ({ path: api.post(slug), has: (answer) => answer.slug === slug }),
  pagina: ({ slug }) => ({ path: api.pagina(slug), has: (answer) => answer.slug === slug }),
  catalogo: ({ id }) => ({
    path: api.catalogosSearch,
    body: { text: 'manzanilla' },
    has: (answer) => JSON.stringify(answer).includes(`"id":${id},`),
  }),
}

describe.each(DATABASES)('a record out of the trash, on %s', (kind) => {
  let world: World
  const { make, change, read } = recordsOf(() => world)
  const { admin, toTrash, restore, restored } = trashOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const statusOf = async (path: string) => (await world.call('GET', path)).status
  const pass = (milliseconds: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + milliseconds)
  }
  const filesOf = (name: Trashed, item: Item): string[] =>
    ['urlfoto', 'image', 'imagen', 'portada', 'archivo'].flatMap((field) =>
      item[field] ? [field === 'archivo' ? pdfPath(item[field]) : imagePath(name, item[field])] : [],
    )
  const isSeen = async (name: Kind, item: Item): Promise<boolean> => {
    const { path, body, has } = SEEN[name](item)
    const answer = await world.call(body ? 'POST' : 'GET', path, { body })
    return answer.status === 200 && has(answer.body)
  }
  const idsOf = async (name: Trashed) => (await admin('GET', api.adminIds(name))).body
  const versionsOf = async (name: Trashed, id: number) => {
    const permit = world.domain.permit(world.domain.systemActor(null), name, 'get')
    const { items } = await world.domain.versions.list(permit, name, id, { page: 1, perPage: 100 })
    return items.map(({ n, action, origen }) => [n, action, origen])
  }

  test.each(Object.keys(NEW) as Kind[])(
    'gives back a removed %s as it was, for visitors too',
    async (name) => {
      // The unique name of two kinds; the others have another name, or may have the same.
      const other = (n: number) => make(name, { name: `Otra ${n}` })
      for (const n of [1, 2]) await other(n)
      const { id } = await make(name, await NEW[name]())
      await change(name, id, { [collections[name].order]: 2 })
      const last = await other(3)
      await admin('PUT', api.adminOrder(name), { ids: [last.id, id] })
      await world.product.settle()
      expect(await isSeen(name, await read(name, id))).toBe(true)
      await world.product.settle()
      const [before, order] = [await read(name, id), await idsOf(name)]
      const files = filesOf(name, before)
      expect(files.length).toBeGreaterThan(0)

      pass(60_000)
      const entry = await toTrash(name, id)
      expect(await isSeen(name, before)).toBe(false)
      expect((await admin('GET', api.adminItem(name, id))).status).toBe(404)
      pass(60_000)
      const { status, body, headers } = await restore(entry)
      expect([status, body.omitidos]).toEqual([200, {}])
      expect(headers.etag).toBe((await admin('GET', api.adminItem(name, id))).headers.etag)
      await world.product.settle()
      expect(await read(name, id)).toEqual({ ...before, updated_at: world.clock.now.toISOString() })
      expect(await idsOf(name)).toEqual(order)
      expect(await isSeen(name, before)).toBe(true)
      for (const path of files) expect([path, await statusOf(path)]).toEqual([path, 200])
      expect((await restore(entry)).status).toBe(404)
      expect((await admin('DELETE', panelApi.adminTrashItem(entry))).status).toBe(404)
    },
  )

  test('gives back views, rich text with its pictures, the search’s results and the sitemap', async () => {
    const picture = (await admin('POST', api.adminImage, { imagen: onePixel })).body.url
    const html = `<p>Del horno</p><img src="${picture}" alt="" />`
    const post = await make('post', { name: 'Cemita', title: 'La cemita', descripcion: html })
    await world.call('GET', api.post('cemita'))
    await world.product.settle()
    const before = await read('post', post.id)
    expect(before.visits).toBe(1)
    const found = async () =>
      JSON.stringify((await world.call('POST', api.buscar, { body: { text: 'cemita' } })).body)
    const mapped = async () => JSON.stringify((await world.call('GET', api.sitemapPart('post', 0))).body)
    expect([await found(), await mapped()].map((one) => one.includes('cemita'))).toEqual([true, true])
    const entry = await toTrash('post', post.id)
    expect([await found(), await mapped()].map((one) => one.includes('cemita'))).toEqual([false, false])
    await restored(entry)
    expect(await read('post', post.id)).toEqual({ ...before, updated_at: expect.any(String) })
    expect([await found(), await mapped()].map((one) => one.includes('cemita'))).toEqual([true, true])
    expect(await statusOf(picture)).toBe(200)
  })

  test('gives another slug and another unique name where they are taken, and says so', async () => {
    const first = await make('post', { name: 'Avisos', title: 'Los avisos' })
    const entry = await toTrash('post', first.id)
    await make('post', { name: 'AVISOS', title: 'Otros avisos' })
    await make('post', { name: 'Avisos (2)', title: 'Más avisos', description: 'Más' })
    const back = await restored(entry)
    expect(back).toMatchObject({ id: first.id, name: 'Avisos (3)', slug: 'avisos-3' })
    expect(back.omitidos).toEqual({
      name: ['El nombre lo usa otro registro; ahora es «Avisos (3)».'],
      slug: ['La dirección la usa otro registro; ahora es «avisos-3».'],
    })
    const product = await make('producto', { name: 'Mole' })
    const gone = await toTrash('producto', product.id)
    await make('producto', { name: 'Mole' })
    expect(await restored(gone)).toMatchObject({
      slug: 'mole-2',
      name: 'Mole',
      omitidos: { slug: ['La dirección la usa otro registro; ahora es «mole-2».'] },
    })
  })

  test('cuts a long name that is taken, so that the number fits', async () => {
    const name = 'ñ'.repeat(255)
    const { id } = await make('post', { name })
    const entry = await toTrash('post', id)
    await make('post', { name })
    expect((await restored(entry)).name).toBe(`${'ñ'.repeat(251)} (2)`)
  })

  test('gives a category back to what still points nowhere', async () => {
    const [flores, panes] = [await make('categoria', { nombre: 'Floristas' }), await make('categoria')]
    const of = { categoria_id: flores.id }
    const branch = await make('empresa', { nombre: 'La Dalia', ...of })
    const [kept, moved, cleared, edited] = [
      await make('producto', { name: 'Dalia', ...of }),
      await make('producto', { name: 'Rosa', ...of }),
      await make('producto', { name: 'Nube', ...of }),
      await make('producto', { name: 'Lirio', ...of }),
    ]
    const entry = await toTrash('categoria', flores.id)
    await change('producto', moved.id, { categoria_id: panes.id })
    for (const categoria_id of [panes.id, null]) await change('producto', cleared.id, { categoria_id })
    await change('producto', edited.id, { price: 3 })
    const find = { body: { text: 'floristas' } }
    expect((await world.call('POST', api.empresasSearch, find)).body).toEqual([])
    expect((await restored(entry)).omitidos).toEqual({})
    const categories = async (name: Trashed, ids: number[]) =>
      Promise.all(ids.map(async (id) => (await read(name, id)).categoria_id))
    expect(await categories('producto', [kept.id, moved.id, cleared.id, edited.id])).toEqual([
      flores.id,
      panes.id,
      null,
      flores.id,
    ])
    expect(await categories('empresa', [branch.id])).toEqual([flores.id])
    const asOf = async (n: number) => {
      const path = panelApi.version(api.adminItem('producto', edited.id), n)
      return (await world.call('GET', path, { token: world.admin })).body.valores.categoria_id
    }
    // The version that was made while the category was gone had none, whatever came later.
    expect([await asOf(1), await asOf(2)]).toEqual([flores.id, null])
    expect((await world.call('POST', api.empresasSearch, find)).body).toMatchObject([{ id: branch.id }])
    const page = await world.call('GET', api.categoria(flores.slug))
    expect(JSON.stringify(page.body)).toContain('"Dalia"')
    expect((await world.call('GET', api.productoItem('lirio'))).body.categoria.id).toBe(flores.id)
  })

  test('gives a product back without its category while that is gone, and says so', async () => {
    const categoria = await make('categoria', { nombre: 'Barro' })
    const { id } = await make('producto', { name: 'Olla', categoria_id: categoria.id })
    const [product, category] = [await toTrash('producto', id), await toTrash('categoria', categoria.id)]
    const back = await restored(product)
    expect([back.categoria_id, back.omitidos]).toEqual([
      null,
      { categoria_id: ['Ya no existe; se dejó sin elegir.'] },
    ])
    await restored(category)
    expect((await read('producto', id)).categoria_id).toBe(categoria.id)
  })

  test('counts versions on: the removal and the restore are versions too', async () => {
    const { id } = await make('pagina', { name: 'Versiones' })
    await change('pagina', id, { title: 'Otra' })
    await restored(await toTrash('pagina', id))
    await change('pagina', id, { title: 'La misma' })
    expect(await versionsOf('pagina', id)).toEqual([
      [5, 'update', 'panel'],
      [4, 'create', 'restauracion'],
      [3, 'remove', 'panel'],
      [2, 'update', 'panel'],
      [1, 'create', 'panel'],
    ])
    const permit = world.domain.permit(world.domain.systemActor(null), 'pagina', 'get')
    const titles = [1, 2, 4, 5].map(
      async (n) => (await world.domain.versions.read(permit, 'pagina', id, n)).valores.title,
    )
    expect(await Promise.all(titles)).toEqual(['Quiénes somos', 'Otra', 'Otra', 'La misma'])
  })
})

describe.each(DATABASES)('a restored record, on %s', (kind) => {
  const { id, emptied, world } = keeping(kind)
  const { toTrash, restored } = trashOf(world)

  test.each<[Trashed, string, string[]]>([
    ['categoria', 'Flores', ['categorias', 'categoría Flores', 'Ramo', 'La Rosa', 'sucursal flores', 'mapa']],
    ['producto', 'Concha', ['categoría Panes', 'todo concha', 'mapa de productos']],
    ['empresa', 'La Rosa', ['sucursales', 'sucursales de Flores', 'sucursal rosa', 'mapa de sucursales']],
    ['slide', 'slide', ['slides']],
    ['post', 'Feria', ['posts', 'posts nuevos', 'todo feria', 'mapa de posts']],
    ['pagina', 'Nosotros', ['paginas', 'mapa de páginas']],
    ['catalogo', 'Temporada', ['catalogos', 'catálogo temporada', ...EVERYWHERE]],
  ])('is on the kept pages at once: %s', async (name, called, shown) => {
    const entry = await toTrash(name, id(called))
    const dropped = await emptied(() => restored(entry))
    expect(dropped).toEqual(expect.arrayContaining(shown))
  })
})
