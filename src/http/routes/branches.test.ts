import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countedOptions,
  type Definition,
  type FilteredBranch,
  type Filters,
  listed,
  type Site,
} from '../../../test/search/reference/filters.ts'
import { insertDefinitions, insertFiltered } from '../../../test/support/filteredBranches.ts'
import { createWorld, DATABASES, type World } from '../../../test/support/world.ts'
import { api } from '../../contract/paths.ts'
import { fold } from '../../contract/spanish/spanish.ts'
import { connect, type Database } from '../../domain/db/connect.ts'
import { indexRecords } from '../../domain/search/index.ts'

const CATEGORIAS = ['Panaderías', 'Ferreterías', 'Salud']
const DEFINITIONS: readonly Definition[] = [
  { slug: 'wifi', tipo: 'si_no', opciones: [], categorias: [], se_filtra: true },
  {
    slug: 'pago',
    tipo: 'varias',
    opciones: ['Efectivo', 'Tarjeta', 'Vales'],
    categorias: [],
    se_filtra: true,
  },
  {
    slug: 'ambiente',
    tipo: 'lista',
    opciones: ['Interior', 'Terraza'],
    categorias: ['Panaderías'],
    se_filtra: true,
  },
  { slug: 'lugares', tipo: 'numero', opciones: [], categorias: ['Salud', 'Ferreterías'], se_filtra: true },
  { slug: 'oculta', tipo: 'si_no', opciones: [], categorias: [], se_filtra: false },
]

/** Near the poles and the 180th meridian too, where several points fall together. */
const coordinate = (values: readonly number[]) => fc.constantFrom(...values)
const point = fc.record({
  lat: coordinate([-90, -89.9999, 0, 19.4326, 19.4331, 19.45, 20.9674, 89.9995, 90]),
  lng: coordinate([-180, -179.9995, -99.1332, -99.133, -89.6, 0, 0.0004, 179.9999, 180]),
})
const interval = fc.constantFrom(
  [0, 1440],
  [540, 1140],
  [1080, 1560],
  [600, 840],
  [1380, 1800],
) as fc.Arbitrary<[number, number]>
const day = fc.array(interval, { maxLength: 1 })
const week = fc.record({
  lunes: day,
  martes: day,
  miercoles: day,
  jueves: day,
  viernes: day,
  sabado: day,
  domingo: day,
})
const branch = fc.record({
  orden: fc.constantFrom(0, 0, 1, 7, 2_147_483_647),
  nombre: fc.constantFrom('Ñandú', 'Nopal', 'La Espiga', 'Águila', 'Zorro', 'Nandu'),
  categorias: fc.subarray(CATEGORIAS).chain((some) => fc.shuffledSubarray(some, { minLength: some.length })),
  estado: fc.constantFrom(null, '09', '31'),
  municipio: fc.constantFrom(null, 'Mérida', 'MERIDA', 'Cañada', 'Canada'),
  colonia: fc.constantFrom(null, 'Centro', 'Del Valle', 'Centro, Sur'),
  punto: fc.option(point),
  horario: fc.option(week),
  excepciones: fc.constantFrom(
    [],
    [{ fecha: '2026-03-02', intervalos: [], nota: null }],
    [{ fecha: '2026-03-01', intervalos: [[1200, 2200]], nota: null }],
  ) as fc.Arbitrary<FilteredBranch['excepciones']>,
  cerrado_hasta: fc.constantFrom(null, null, '2026-03-01', '2026-03-02'),
  zona: fc.constantFrom(null, 'America/Tijuana', 'America/Cancun'),
  caracteristicas: fc.record(
    {
      wifi: fc.boolean(),
      pago: fc.subarray(['Efectivo', 'Tarjeta', 'Vales'], { minLength: 1 }),
      ambiente: fc.constantFrom('Interior', 'Terraza'),
      lugares: fc.constantFrom(0, 5, 12.5, 30),
      oculta: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
})
const some = (...values: string[]) =>
  fc.subarray(values, { minLength: 1, maxLength: Math.min(2, values.length) })
const filters = fc
  .record(
    {
      q: fc.constantFrom('no', 'ña', 'la', 'esp'),
      categoria: some(...CATEGORIAS),
      estado: some('09', '31', '14'),
      municipio: some('merida', 'CAÑADA', 'Nada'),
      colonia: some('centro', 'Centro, Sur', 'del valle'),
      c: fc.record(
        {
          wifi: some('1', '0'),
          pago: some('Tarjeta', 'Vales', 'Otra'),
          ambiente: some('Terraza', 'Interior'),
          lugares: some('5', '5..20', '12.5..', '..0'),
          oculta: some('1'),
          nada: some('1'),
        },
        { requiredKeys: [] },
      ),
      abierto: fc.constant(true),
      cerca: point,
      km: fc.constantFrom(0.05, 5, 2000, 21_000),
      marco: fc.constantFrom(
        [-180, -90, 180, 90],
        [-99.2, 19, -89, 21],
        [179, -91 + 1, -179, 90],
      ) as fc.Arbitrary<NonNullable<Filters['marco']>>,
      orden: fc.constantFrom('nombre', 'distancia') as fc.Arbitrary<'nombre' | 'distancia'>,
    },
    { requiredKeys: [] },
  )
  .map((all): Filters => {
    const { km, orden, ...others } = all
    if (!all.cerca) return orden === 'nombre' ? { ...others, orden } : others
    return { ...others, ...(km !== undefined && { km }), ...(orden && { orden }) }
  })
  // In the order of the best match, a text is another test's (sameAnswers.test.ts).
  .map((all) => (all.q && !all.cerca ? { ...all, orden: 'nombre' as const } : all))

const slugOf = (nombre: string): string => `categoria-${CATEGORIAS.indexOf(nombre)}`

describe.each(DATABASES)('branches by filters on %s', (kind) => {
  let world: World
  let database: Database
  let asked = 0
  beforeAll(async () => {
    world = await createWorld(kind)
    database = await connect(world.config.database)
  })
  afterAll(async () => {
    await database.close()
    await world.close()
  })

  const replaceAll = (branches: readonly FilteredBranch[]) =>
    database.db.transaction().execute(async (tx) => {
      const before = await tx.deleteFrom('empresa').returning('id').execute()
      await insertFiltered(tx, branches, DEFINITIONS)
      await indexRecords(tx, 'empresa', [...new Set([...before, ...branches].map(({ id }) => id))])
    })

  /** Every call has an address of its own, because this test writes past the product, which keeps answers. */
  const ask = async (path: string, query: Filters, more: Record<string, string> = {}) => {
    const params = new URLSearchParams({ ...more, distinct: String(asked++) })
    const { categoria, c = {}, cerca, marco, abierto, q, km, orden, ...places } = query
    if (categoria) params.set('categoria', categoria.map(slugOf).join(','))
    for (const [name, values] of Object.entries(places))
      for (const value of values) params.append(name, value)
    for (const [slug, values] of Object.entries(c))
      for (const value of values) params.append(`c[${slug}]`, value)
    if (cerca) params.set('cerca', `${cerca.lat},${cerca.lng}`)
    if (marco) params.set('marco', marco.join(','))
    for (const [name, value] of Object.entries({ q, km, orden, abierto: abierto && 1 }))
      if (value !== undefined) params.set(name, String(value))
    // From another address each, because texts count as searches.
    const ip = `10.0.${Math.floor(asked / 250)}.${asked % 250}`
    const answer = await world.call('GET', `${path}?${params}`, { ip })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer
  }

  test('are listed and counted like by a scan of all of them', async () => {
    await insertCategories(database)
    await insertDefinitions(database.db, DEFINITIONS)
    const corpus = fc.array(branch, { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(
        corpus,
        fc.array(filters, { minLength: 4, maxLength: 8 }),
        async (records, questions) => {
          const branches = records.map((record, at) => ({ ...record, id: at + 1 }))
          await replaceAll(branches)
          const site: Site = {
            branches,
            definitions: DEFINITIONS,
            now: world.clock.now,
            zone: 'America/Mexico_City',
          }
          for (const question of questions) {
            const said = JSON.stringify(question)
            const expected = listed(site, question)
            const whole = await ask(api.sucursales, question)
            const rows = whole.body.map((one: FilteredBranch & { distancia_m?: number | null }) => ({
              id: one.id,
              distancia_m: one.distancia_m ?? null,
            }))
            expect(rows, said).toEqual(expected)
            expect(whole.headers['x-total-count'], said).toBe(String(expected.length))
            const second = await ask(api.sucursales, question, { page: '2', per_page: '3' })
            expect(
              second.body.map(({ id }: FilteredBranch) => id),
              said,
            ).toEqual(expected.slice(3, 6).map(({ id }) => id))
            expect(optionsOf((await ask(api.filtros, question)).body), said).toEqual(
              countedOptions(site, question),
            )
          }
        },
      ),
      { numRuns: kind === 'sqlite' ? 40 : 12 },
    )
  })
})

async function insertCategories({ db }: Database): Promise<void> {
  const at = '2026-03-02T18:00:00.000Z'
  for (const [index, nombre] of CATEGORIAS.entries())
    await db
      .insertInto('categoria')
      .values({
        nombre,
        nombre_key: fold(nombre),
        slug: slugOf(nombre),
        orden: index,
        menu: 0,
        search_text: '',
        created_at: at,
        updated_at: at,
      })
      .execute()
}

interface Option {
  readonly nombre: string
  readonly total: number
}
interface Counts {
  readonly total: number
  readonly abiertas: number
  readonly categorias: readonly Option[]
  readonly estados: readonly (Option & { readonly clave: string })[]
  readonly municipios: readonly Option[]
  readonly colonias: readonly Option[]
  readonly caracteristicas: readonly {
    readonly slug: string
    readonly opciones: readonly { readonly valor: string; readonly total: number }[]
    readonly minimo: number | null
  }[]
}

/** The counts in the form of the reference. */
const optionsOf = (found: Counts) => ({
  total: found.total,
  abiertas: found.abiertas,
  categorias: Object.fromEntries(found.categorias.map(({ nombre, total }) => [nombre, total])),
  estados: Object.fromEntries(found.estados.map(({ clave, total }) => [clave, total])),
  municipios: Object.fromEntries(found.municipios.map(({ nombre, total }) => [fold(nombre), total])),
  colonias: Object.fromEntries(found.colonias.map(({ nombre, total }) => [fold(nombre), total])),
  caracteristicas: Object.fromEntries(
    found.caracteristicas
      .filter(({ minimo }) => minimo === null)
      .map(({ slug, opciones }) => [
        slug,
        Object.fromEntries(opciones.map(({ valor, total }) => [valor, total])),
      ]),
  ),
})
