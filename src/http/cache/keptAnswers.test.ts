import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EVERYWHERE, fill, keeping, SEARCHES } from '../../../test/support/keeping.ts'
import { dataUrl, onePixel, pdf } from '../../../test/support/samples.ts'
import { type Call, callTo, createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import type { Field, FieldKind } from '../../contract/kinds/field.ts'
import { api } from '../../contract/paths.ts'
import { hiddenFrom } from '../../contract/references.ts'
import { type Audience, inputFields, inputName, type Resource } from '../../contract/resource.ts'
import { type CollectionName, collections } from '../../contract/resources/index.ts'
import { createProduct, type Product } from '../../product.ts'

/** A write drops the answers that it can have changed, and no others (docs/decisions/0090-cache-tags.md). */

/** The answers dropped when a branch moves to another category. */
const SHOWING_WHERE_IT_IS = [
  ...['sucursales', 'sucursales de Flores', 'sucursales de Panes', 'cinco sucursales', 'La Rosa'],
  ...['mapa de sucursales', 'sucursal rosa', 'sucursal flores', 'sucursal nube panes'],
  ...['sucursal rosa en Flores', 'sucursal rosa en Panes', 'sucursal con errata', 'sucursal de nadie'],
]

/** The answers that show any branch. */
const SHOWING_BRANCHES = [
  ...[
    'sucursales',
    'sucursales de Flores',
    'sucursales de Panes',
    'cinco sucursales',
    'La Rosa',
    'La Espiga',
  ],
  ...['sucursal rosa', 'sucursal espiga', 'sucursal flores', 'sucursal nube panes'],
  ...['sucursal rosa en Flores', 'sucursal con errata'],
]

/** A value that differs from the record's. */
const another: Record<FieldKind, (field: Field) => unknown> = {
  text: () => 'Otra cosa',
  longText: () => 'zumo = jugo',
  richText: () => '<p>Otra cosa</p>',
  slug: () => 'otra',
  integer: () => 8,
  momento: () => '2026-04-01T12:00:00.000Z',
  money: () => 8.5,
  bool: () => true,
  email: () => 'otra@example.com',
  tel: () => '55 8765 4321',
  url: () => 'https://otra.example/',
  image: () => onePixel,
  pdf: async () => dataUrl('application/pdf', await pdf(['Otra cosa'])),
  ref: () => null,
  zone: () => 'America/Tijuana',
  refs: () => [2],
  point: () => ({ lat: 19.4, lng: -99.1 }),
  hours: () => ({ lunes: [[540, 1080]] }),
  exceptions: () => [{ fecha: '2026-12-24', intervalos: [] }],
  date: () => '2026-12-24',
  phones: () => [{ nombre: 'Ventas', numero: '55 8765 4321' }],
  images: () => [{ foto: onePixel }],
  choice: ({ choices }) => choices?.[8]?.[0],
  options: () => ['Otra cosa'],
  attributes: () => ({ 'acepta-tarjeta': true }),
}

describe.each(DATABASES)('a write, on %s', (kind) => {
  const { id, make, change, remove, settings, owner, reorder, rename, emptied } = keeping(kind)

  test('that waits for approval drops nothing', async () => {
    await settings({ revisar_cambios: true })
    const changes = { nombre: 'Concha', descripcion: 'Feria', categoria_id: id('Panes'), urlfoto: onePixel }
    expect(await emptied(() => owner(changes))).toEqual([])
    await settings({ revisar_cambios: false })
  })

  test.each<[string, () => Promise<unknown>, string[]]>([
    [
      'a price',
      () => change('producto', id('Ramo'), { price: 99 }),
      ['categoría Flores', 'Ramo', 'mapa de productos', 'todo ramo'],
    ],
    [
      'a product’s name',
      () => change('producto', id('Concha'), { name: 'Conchita' }),
      ['categoría Panes', 'Concha', 'mapa de productos', 'todo concha'],
    ],
    [
      'a branch’s telephone',
      () => owner({ telefono: '55 1234 5678' }),
      [
        ...['sucursales', 'sucursales de Flores', 'cinco sucursales', 'La Rosa', 'mapa de sucursales'],
        ...['sucursal rosa', 'sucursal flores', 'sucursal rosa en Flores'],
      ],
    ],
    [
      'a branch’s position',
      () => change('empresa', id('La Espiga'), { orden: 7 }),
      [
        ...['sucursales', 'sucursales de Panes', 'cinco sucursales', 'La Espiga', 'mapa de sucursales'],
        // A search in a category follows its branches.
        ...['sucursal espiga', 'sucursal con errata', 'sucursal de nadie', 'sucursal rosa en Panes'],
      ],
    ],
    [
      'an order of two branches',
      () => reorder([id('La Espiga'), id('La Rosa')]),
      [
        ...['sucursales', 'sucursales de Flores', 'sucursales de Panes', 'cinco sucursales'],
        ...['La Rosa', 'La Espiga', 'mapa de sucursales'],
        ...['sucursal rosa', 'sucursal rosa en Flores', 'sucursal rosa en Panes', 'sucursal espiga'],
        ...['sucursal flores', 'sucursal nube panes', 'sucursal con errata', 'sucursal de nadie'],
      ],
    ],
    ['a branch’s category', () => owner({ categoria_id: id('Panes') }), SHOWING_WHERE_IT_IS],
    ['a branch’s former category', () => owner({ categoria_id: id('Flores') }), SHOWING_WHERE_IT_IS],
    ['an unpublished branch', () => change('empresa', id('Oculta'), { orden: 3 }), []],
    [
      'a category’s name',
      () => change('categoria', id('Flores'), { nombre: 'Florería' }),
      [
        ...['categorias', 'portada', 'categoría Flores', 'Ramo', 'sucursales', 'sucursales de Flores'],
        ...['cinco sucursales', 'La Rosa', 'mapa de categorías', 'sucursal rosa', 'sucursal flores'],
        ...['sucursal rosa en Flores', 'sucursal con errata', 'sucursal de nadie', 'todo ramo'],
        // Roses are found at a florist’s.
        'sucursal rosa en Panes',
      ],
    ],
    [
      'a category’s description',
      () => change('categoria', id('Panes'), { descripcion: 'De horno' }),
      ['categorias', 'portada', 'categoría Panes', 'mapa de categorías'],
    ],
    [
      'a característica',
      () => change('caracteristica', id('Acepta tarjeta'), { orden: 3 }),
      ['caracteristicas', ...SHOWING_BRANCHES],
    ],
    [
      'the zone of the organisation',
      () => settings({ zona_horaria: 'America/Tijuana' }),
      ['ajustes', ...SHOWING_BRANCHES],
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
    ['the footer of all pages', () => settings({ pie: 'Cámara' }), ['ajustes']],
    ['synonyms', () => settings({ sinonimos: 'pan = bolillo' }), ['ajustes', ...SEARCHES]],
    ['a refused write', () => owner({ email: 'no' }), []],
    ['an account', () => rename('Ana'), []],
    [
      'a withdrawn branch',
      () => change('empresa', id('La Espiga'), { publicado: false }),
      [
        ...['sucursales', 'sucursales de Panes', 'cinco sucursales', 'La Espiga', 'mapa de sucursales'],
        ...['sucursal espiga', 'sucursal con errata', 'sucursal de nadie'],
        'sucursal rosa en Panes',
      ],
    ],
    [
      'a removed product',
      () => remove('producto', id('Concha')),
      // Answers about missing records, such as this branch, are not kept.
      ['categoría Panes', 'Concha', 'mapa', 'mapa de productos', 'todo concha', 'La Espiga'],
    ],
    [
      'a removed category',
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
        // A search without results depends on every word.
        ...['sucursal con errata', 'sucursal de nadie', 'sucursal espiga', 'todo ramo'],
        ...['sucursal rosa en Flores', 'sucursal rosa en Panes'],
        'La Espiga',
      ],
    ],
  ])('drops the answers that show %s, and no others', async (_, write, expected) => {
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
  const visibleBy = ({ visitors }: Resource) => visitors?.visibleBy
  /** Visitors see the effect of the others in the field that shows the record. */
  const fields = WRITES.flatMap(([name, audience, write]) =>
    inputFields(collections[name], audience, 'update')
      .filter(
        ([field]) => field === visibleBy(collections[name]) || !hiddenFrom(collections[name]).includes(field),
      )
      .map(([field, description]) => [name, field, description, write] as const),
  )

  test.each(fields)('leaves no outdated answer: %s.%s', async (name, field, description, write) => {
    const value =
      field === visibleBy(collections[name]) ? false : await another[description.kind](description)
    const body = { [inputName(field, description)]: value }
    expect(await emptied(() => write(body))).not.toEqual([])
  })
})

/** Only pages that read their content from the API in process. */
describe('a write drops the pages that show the change:', () => {
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
