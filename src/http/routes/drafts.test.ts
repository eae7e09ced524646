import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../../../test/support/records.ts'
import { dataUrl, pdf } from '../../../test/support/samples.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api, pdfPath } from '../../contract/paths.ts'
import { validation } from '../../contract/texts/server.ts'

/** Drafts and set times (history.md): only published records leave by a public call. */

const DRAFTED = ['post', 'pagina', 'producto', 'slide', 'catalogo'] as const
const [PAST, FUTURE, LATER] = [
  '2026-01-05T12:00:00.000Z',
  '2026-12-24T12:00:00.000Z',
  '2026-12-31T12:00:00.000Z',
]

describe.each(DATABASES)('drafts, on %s', (kind) => {
  let world: World
  const { make, change, read } = recordsOf(() => world)
  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  const get = async (path: string) => {
    const { status, body } = await world.call('GET', path)
    return status === 200 ? body : status
  }
  const refused = async (name: (typeof DRAFTED)[number], id: number, body: object) => {
    const answer = await world.call('PUT', api.adminItem(name, id), { token: world.admin, body })
    expect(answer.status).toBe(422)
    return answer.body.errors
  }
  const ids = (records: { id: number }[]) => records.map(({ id }) => id)

  describe('are not there for visitors', () => {
    const made: Record<string, number> = {}
    let archivo = ''
    let categoria = { id: 0, slug: '' }
    beforeAll(async () => {
      categoria = await make('categoria', { nombre: 'Secretos' })
      const own = { publicado: false, categoria_id: categoria.id }
      const named = { name: 'Xolotl', title: 'Xolotl', frase: 'Xolotl', titulo: 'Xolotl' }
      for (const name of DRAFTED) {
        const body =
          name === 'catalogo' ? { archivo: dataUrl('application/pdf', await pdf(['Quetzalcoatl'])) } : {}
        const record = await make(name, { ...named, ...own, ...body })
        expect(record).toMatchObject({ publicado: false, publicar_el: null, retirar_el: null })
        made[name] = record.id
        if (name === 'catalogo') archivo = record.archivo
      }
      await world.product.settle()
    })

    const shown = async () => {
      const search = async (path: string, text: string) =>
        (await world.call('POST', path, { body: { text } })).body
      const { totales } = await search(api.buscar, 'xolotl')
      return {
        post: [await get(api.post('xolotl')), ids(await get(api.posts)), ids(await get(api.postsNewest))],
        pagina: [await get(api.pagina('xolotl')), ids(await get(api.paginas))],
        producto: [
          await get(api.productoItem('xolotl')),
          ids((await get(api.categoria(categoria.slug))).productos),
        ],
        slide: ids(await get(api.slides)),
        catalogo: [
          ids(await get(api.catalogos)),
          ids(await search(api.catalogosSearch, 'xolotl')),
          ids(await search(api.catalogosSearch, 'quetzalcoatl')),
          ids(await search(api.catalogosSearch, '')),
        ],
        totales,
        mapa: await Promise.all(
          ['post', 'pagina', 'producto'].map(async (name) => (await get(api.sitemapPart(name, 0))).length),
        ),
        vista: (await world.call('POST', api.productoVisit(made.producto ?? 0))).status,
        pdf: (await world.call('GET', pdfPath(archivo))).headers['content-disposition'],
      }
    }
    const nothing = { empresas: 0, productos: 0, posts: 0, paginas: 0, catalogos: 0 }
    const hidden = {
      post: [404, [], []],
      pagina: [404, []],
      producto: [404, []],
      slide: [],
      catalogo: [[], [], [], []],
      totales: nothing,
      mapa: [0, 0, 0],
      vista: 404,
      pdf: 'inline; filename=documento.pdf',
    }

    test('in lists, items, searches, the sitemap and counts of views', async () => {
      expect(await shown()).toEqual(hidden)
    })

    test('until they are published, and from then on without a trace of how', async () => {
      for (const name of DRAFTED) await change(name, made[name] ?? 0, { publicado: true })
      await world.product.settle()
      const now = await shown()
      expect(now).toMatchObject({
        slide: [made.slide],
        catalogo: [[made.catalogo], [made.catalogo], [made.catalogo], [made.catalogo]],
        totales: { ...nothing, productos: 1, posts: 1, paginas: 1, catalogos: 1 },
        mapa: [1, 1, 1],
        vista: 204,
        pdf: 'inline; filename=Xolotl.pdf',
      })
      for (const list of [
        [now.post[0]],
        [now.pagina[0]],
        [now.producto[0]],
        await get(api.slides),
        await get(api.posts),
      ])
        for (const field of ['publicado', 'publicar_el', 'retirar_el'])
          expect(list[0]).not.toHaveProperty(field)
    })

    test('and not any more when they are withdrawn, many at once', async () => {
      for (const name of DRAFTED) {
        const body = { ids: [made[name]], cambios: { publicado: false } }
        const { body: answer } = await world.call('POST', api.adminBatch(name), { token: world.admin, body })
        expect(answer).toEqual({ done: [made[name]], failed: [] })
      }
      await world.product.settle()
      expect(await shown()).toEqual(hidden)
    })
  })

  test('are listed, filtered and ordered for administrators', async () => {
    const draft = await make('post', { name: 'Borrador', publicado: false })
    const list = async (query: string) =>
      (await world.call('GET', api.admin('post') + query, { token: world.admin })).body
    expect(ids(await list('?publicado=0'))).toContain(draft.id)
    expect(ids(await list('?publicado=1'))).not.toContain(draft.id)
    expect((await list('?sort=publicado'))[0]).toMatchObject({ publicado: false, publicar_el: null })
  })

  describe('set times', () => {
    let id = 0
    beforeAll(async () => {
      id = (await make('post', { name: 'Con fecha' })).id
    })

    test.each<[what: string, body: object, record: object]>([
      ['a moment in the future hides it', { publicar_el: FUTURE }, { publicado: false, publicar_el: FUTURE }],
      [
        'another change leaves it as it is',
        { title: 'Otro' },
        { publicado: false, publicar_el: FUTURE, retirar_el: null },
      ],
      [
        'who names the moment again and publishes waits for it',
        { publicado: true, publicar_el: FUTURE },
        { publicado: false, publicar_el: FUTURE },
      ],
      ['no moment leaves a draft', { publicar_el: null }, { publicado: false, publicar_el: null }],
      [
        'a moment in the past publishes at once',
        { publicar_el: PAST },
        { publicado: true, publicar_el: null },
      ],
      [
        'a moment of its end leaves it published',
        { retirar_el: LATER },
        { publicado: true, retirar_el: LATER },
      ],
      ['both hide it', { publicar_el: FUTURE }, { publicado: false, publicar_el: FUTURE, retirar_el: LATER }],
      [
        'to publish is to publish now',
        { publicado: true },
        { publicado: true, publicar_el: null, retirar_el: LATER },
      ],
      ['an end in the past hides it at once', { retirar_el: PAST }, { publicado: false, retirar_el: null }],
      [
        'a time that is over hides it',
        { publicar_el: PAST, retirar_el: '2026-02-01T12:00:00Z' },
        { publicado: false, publicar_el: null, retirar_el: null },
      ],
    ])('%s', async (_what, body, record) => {
      expect(await change('post', id, body)).toMatchObject(record)
      expect(await read('post', id)).toMatchObject(record)
    })

    test('an end that is not after the beginning is refused', async () => {
      const errors = { retirar_el: [validation.notAfter] }
      expect(await refused('post', id, { publicar_el: FUTURE, retirar_el: FUTURE })).toEqual(errors)
      expect(await refused('post', id, { publicar_el: LATER, retirar_el: FUTURE })).toEqual(errors)
      await change('post', id, { publicar_el: FUTURE, retirar_el: LATER })
      expect(await refused('post', id, { retirar_el: PAST })).toEqual(errors)
      expect(await refused('post', id, { publicar_el: '2027-01-01T00:00:00Z' })).toEqual(errors)
      await change('post', id, { publicar_el: null, retirar_el: null })
    })

    test.each([
      ['mañana'],
      ['2026-12-24'],
      ['2026-02-30T10:00'],
      ['2026-12-24T25:00'],
      ['2026-12-24T18:30-0600'],
      ['99999-01-01T00:00Z'],
      [7],
      [true],
      [['2026-12-24T18:30']],
    ])('%j is no moment', async (publicar_el) => {
      expect(await refused('post', id, { publicar_el })).toEqual({ publicar_el: [validation.notMoment] })
    })

    test('a moment comes with any offset, and goes in UTC', async () => {
      const at = async (publicar_el: unknown) => (await change('post', id, { publicar_el })).publicar_el
      expect(await at('2026-12-24T18:30:00-06:00')).toBe('2026-12-25T00:30:00.000Z')
      expect(await at(' 2026-12-24T18:30Z ')).toBe('2026-12-24T18:30:00.000Z')
      expect(await at('2026-12-24T18:30')).toBe('2026-12-25T00:30:00.000Z')
      expect(await at('')).toBeNull()
    })
  })

  describe('the organisation’s zone', () => {
    const settings = (body: object) => world.call('PUT', api.adminAjustes, { token: world.admin, body })

    test('is that of Mexico City, and nobody else’s business', async () => {
      const { body } = await world.call('GET', api.adminAjustes, { token: world.admin })
      expect(body.zona_horaria).toBe('America/Mexico_City')
      expect(await get(api.ajustes)).not.toHaveProperty('zona_horaria')
    })

    test.each(['Marte/Olimpo', '', '-06:00', null, 5])('%j is refused', async (zona_horaria) => {
      const { status, body } = await settings({ zona_horaria })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['zona_horaria']])
    })

    test('says which hour a time without offset is; stored moments stay', async () => {
      const { id } = await make('post', { name: 'En otra zona', publicar_el: '2026-12-24T18:30' })
      expect((await settings({ zona_horaria: 'America/Tijuana' })).body.zona_horaria).toBe('America/Tijuana')
      expect((await read('post', id)).publicar_el).toBe('2026-12-25T00:30:00.000Z')
      const skipped = await change('post', id, { publicar_el: '2026-03-08T02:30' })
      expect(skipped.publicar_el).toBe('2026-03-08T10:30:00.000Z')
      const repeated = await change('post', id, { publicar_el: '2026-11-01T01:30' })
      expect(repeated.publicar_el).toBe('2026-11-01T08:30:00.000Z')
      await settings({ zona_horaria: 'America/Mexico_City' })
    })
  })
})
