import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYWHERE, keeping } from '../../../test/support/keeping.ts'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, onePixel, pdf } from '../../../test/support/samples.ts'
import { trashOf } from '../../../test/support/trash.ts'
import { type Answered, createWorld, DATABASES, tokenOf, type World } from '../../../test/support/world.ts'
import { type Trashed, trashed } from '../../contract/history.ts'
import { api, imagePath, pdfPath } from '../../contract/paths.ts'
import { collections } from '../../contract/resources/index.ts'

/** Removed records can be restored for 30 days (contract.md, section 11). */

type Item = Answered['body']

const NEW: Record<Trashed, () => object | Promise<object>> = {
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
}

/** What a visitor asks to see a record, and whether the answer has it. */
const SEEN: Record<Trashed, (item: Item) => { path: string; body?: object; has: (answer: Item) => boolean }> =
  {
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

describe.each(DATABASES)('the trash, on %s', (kind) => {
  let world: World
  const { make, change, read } = recordsOf(() => world)
  const { admin, toTrash, restore, restored, listed } = trashOf(() => world)
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
  const isSeen = async (name: Trashed, item: Item): Promise<boolean> => {
    const { path, body, has } = SEEN[name](item)
    const answer = await world.call(body ? 'POST' : 'GET', path, { body })
    return answer.status === 200 && has(answer.body)
  }
  const idsOf = async (name: Trashed) => (await admin('GET', api.adminIds(name))).body
  const client = (method: string, path: string, body?: object, token = world.cliente) =>
    world.call(method, path, { token, body })
  const versionsOf = async (name: Trashed, id: number) => {
    const permit = world.domain.permit(world.domain.systemActor(null), name, 'get')
    const { items } = await world.domain.versions.list(permit, name, id, { page: 1, perPage: 100 })
    return items.map(({ n, action, origen }) => [n, action, origen])
  }

  test.each(trashed)('gives back a removed %s as it was, for visitors too', async (name) => {
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
    expect((await admin('DELETE', api.adminTrashItem(entry))).status).toBe(404)
  })

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

  test('lists the latest removals first, by kind and by title, without values', async () => {
    const { id: post } = await make('post', {
      name: 'Árbol',
      title: 'El Árbol viejo',
      description: 'Secreto',
    })
    const { id: slide } = await make('slide', { frase: 'Árbol nuevo' })
    const entries = [await toTrash('post', post), await toTrash('slide', slide)]
    const { status, body, headers } = await listed('per_page=2')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await listed('per_page=1')).headers.link).toContain('per_page=1&page=2>; rel="next"')
    const at = world.clock.now.toISOString()
    const by = { at, user: 'Administración', lote: null }
    expect(body).toEqual([
      { id: Number(entries[1]), tipo: 'slide', record_id: slide, title: 'Árbol nuevo', ...by },
      { id: Number(entries[0]), tipo: 'post', record_id: post, title: 'El Árbol viejo', ...by },
    ])
    const kinds = async (query: string) => {
      const answer = await listed(query)
      expect(Number(answer.headers['x-total-count'])).toBe(answer.body.length)
      return answer.body.map((one: Item) => one.tipo)
    }
    expect(await kinds('q=ARBOL')).toEqual(['slide', 'post'])
    expect(await kinds('q=viejo%20arbol')).toEqual(['post'])
    expect(await kinds('q=arbol&tipo=slide')).toEqual(['slide'])
    for (const nothing of ['%25', '_', 'secreto', 'x'.repeat(50)])
      expect(await kinds(`q=${nothing}`)).toEqual([])
    expect((await listed('q=arbol&per_page=1&page=2')).body).toMatchObject([{ tipo: 'post' }])
    for (const [query, field] of [
      ['tipo=user', 'tipo'],
      ['tipo=nada', 'tipo'],
      ['tipo=', 'tipo'],
      ['page=0', 'page'],
      [`q=${'x'.repeat(5000)}`, 'q'],
    ]) {
      const refused = await listed(query)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
    }
  })

  test('restores a record for one of two who ask at once', async () => {
    const { id } = await make('producto', { name: 'Tejate' })
    const entry = await toTrash('producto', id)
    const answers = await Promise.all([restore(entry), restore(entry)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const again = await toTrash('producto', id)
    const both = await Promise.all([restore(again), admin('DELETE', api.adminTrashItem(again))])
    const exists = (await admin('GET', api.adminItem('producto', id))).status === 200
    expect(both.map(({ status }) => status)).toEqual(exists ? [200, 404] : [404, 204])
  })

  const removeMany = async (name: Trashed, ids: number[], lote?: string) => {
    const { status, headers, body } = await admin('POST', api.adminBatch(name), { ids, borrar: true, lote })
    expect([status, body.done]).toEqual([200, ids])
    return String(headers['x-papelera'])
  }
  const makeMany = async (name: Trashed, names: string[]): Promise<number[]> => {
    const ids = []
    for (const one of names)
      ids.push((await make(name, { [name === 'producto' ? 'name' : 'nombre']: one })).id)
    return ids
  }

  test('restores a bulk removal whole, with what was restored of it already', async () => {
    const ids = await makeMany('producto', ['Uno', 'Dos', 'Tres'])
    const entry = await removeMany('producto', ids)
    const rows = (await listed('per_page=3')).body
    expect(rows.map((one: Item) => one.record_id)).toEqual(ids.toReversed())
    expect(new Set(rows.map((one: Item) => one.lote)).size).toBe(1)
    expect(rows[0].lote).toMatch(/^[0-9a-f-]{36}$/)
    const first = rows.find((one: Item) => one.record_id === ids[0])
    await restored(first.id)
    const { status, body } = await restore(entry, { lote: true })
    expect(status).toBe(200)
    expect({ ...body, done: body.done.toSorted() }).toEqual({ done: ids.slice(1), failed: [] })
    expect((await restore(entry, { lote: true })).status).toBe(404)
    for (const id of ids) expect((await admin('GET', api.adminItem('producto', id))).status).toBe(200)
  })

  test('restores several calls that share the id of the client, whatever they removed', async () => {
    const lote = crypto.randomUUID()
    const [category] = await makeMany('categoria', ['Cestas'])
    const ids = await makeMany('producto', ['Cesta', 'Canasta'])
    for (const id of ids) await change('producto', id, { categoria_id: category })
    for (const id of ids) await removeMany('producto', [id], lote)
    const entry = await removeMany('categoria', [category ?? 0], lote)
    const { body } = await restore(entry, { lote: true })
    expect([body.done.length, body.failed]).toEqual([3, []])
    for (const id of ids) expect((await read('producto', id)).categoria_id).toBe(category)
    const refused = await admin('POST', api.adminBatch('producto'), { ids, borrar: true, lote: 'nada' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['lote']])
  })

  test('restores as a whole also what was removed alone', async () => {
    const [id = 0] = await makeMany('producto', ['Solo'])
    const entry = await toTrash('producto', id)
    expect((await restore(entry, { lote: true })).body).toEqual({ done: [id], failed: [] })
    const wrong = await restore(await toTrash('producto', id), { lote: 'sí' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['lote']])
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

  test('removes for ever: versions and files go, the log’s lines stay', async () => {
    const { id, image } = await make('producto', { name: 'Adiós', urlfoto: onePixel })
    const second = (await change('producto', id, { urlfoto: onePixel })).image
    const entry = await toTrash('producto', id)
    const files = [image, second].map((file) => imagePath('producto', file))
    expect(await Promise.all(files.map(statusOf))).toEqual([200, 200])
    expect((await admin('DELETE', api.adminTrashItem(entry))).status).toBe(204)
    await expect.poll(() => Promise.all(files.map(statusOf))).toEqual([404, 404])
    expect((await admin('DELETE', api.adminTrashItem(entry))).status).toBe(404)
    expect((await restore(entry)).status).toBe(404)
    expect((await listed('q=adios')).body).toEqual([])
    const log = (await admin('GET', `${api.adminActivity}?per_page=3`)).body
    expect(log.map((one: Item) => [one.action, one.record_id, one.title])).toEqual([
      ['remove', id, 'Adiós'],
      ['update', id, 'Adiós'],
      ['create', id, 'Adiós'],
    ])
  })

  describe('for owners', () => {
    const own = async () => (await client('POST', api.clientEmpresa, { nombre: 'La Mía' })).body.id
    const throwAway = async (id: number) =>
      String((await client('DELETE', api.clientEmpresaItem(id))).headers['x-papelera'])

    test('gives back what they removed themselves, in review, and says so', async () => {
      const id = await own()
      await change('empresa', id, { publicado: true })
      const entry = await throwAway(id)
      expect((await client('POST', api.clientTrashRestore(entry), {}, world.otherCliente)).status).toBe(404)
      const { status, body, headers } = await client('POST', api.clientTrashRestore(entry), {})
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id,
        nombre: 'La Mía',
        publicado: false,
        omitidos: { publicado: ['Espera otra vez a que la administración lo publique.'] },
      })
      expect(headers.etag).toBe((await client('GET', api.clientEmpresaItem(id))).headers.etag)
      expect((await client('POST', api.clientTrashRestore(entry), {})).status).toBe(404)
    })

    test('gives back nothing that others removed, of whatever kind', async () => {
      const id = await own()
      const { id: product } = await make('producto')
      for (const entry of [await toTrash('empresa', id), await toTrash('producto', product)])
        expect((await client('POST', api.clientTrashRestore(entry), {})).status).toBe(404)
    })

    test('keeps its place with its owner when an administrator restores it', async () => {
      const id = await own()
      await change('empresa', id, { publicado: true })
      const owner = (await read('empresa', id)).user_id
      expect(await restored(await throwAway(id))).toMatchObject({
        publicado: true,
        user_id: owner,
        omitidos: {},
      })
      expect((await client('GET', api.clientEmpresaItem(id))).status).toBe(200)
    })
  })

  test('is closed to visitors and to clients', async () => {
    const entry = await toTrash('producto', (await make('producto')).id)
    const calls = [
      ['GET', api.adminTrash],
      ['POST', api.adminTrashRestore(entry), {}],
      ['DELETE', api.adminTrashItem(entry)],
    ] as const
    for (const [method, path, body] of calls) {
      expect((await world.call(method, path, { body })).status).toBe(401)
      expect((await client(method, path, body)).status).toBe(403)
    }
    expect((await world.call('POST', api.clientTrashRestore(entry), { body: {} })).status).toBe(401)
    expect((await admin('POST', api.clientTrashRestore(entry), {})).status).toBe(403)
    expect((await restore('0')).status).toBe(404)
    expect((await restore('nada')).status).toBe(404)
    await restored(entry)
  })

  test('restores until 30 days have passed', async () => {
    const { id } = await make('producto', { name: 'Caduca' })
    const entry = await toTrash('producto', id)
    const [removed, day] = [world.clock.now.getTime(), 86_400_000]
    world.clock.now = new Date(removed + 30 * day)
    const token = await tokenOf(world.call, 'admin@example.com')
    const asked = { token, body: {} }
    expect((await world.call('POST', api.adminTrashRestore(entry), asked)).status).toBe(404)
    expect((await world.call('GET', `${api.adminTrash}?q=caduca`, { token })).body).toEqual([])
    world.clock.now = new Date(removed + 30 * day - 1)
    expect((await world.call('GET', `${api.adminTrash}?q=caduca`, { token })).body).toHaveLength(1)
    expect((await world.call('POST', api.adminTrashRestore(entry), asked)).status).toBe(200)
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
