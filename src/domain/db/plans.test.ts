import { CompiledQuery, type RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchOf } from '../../../bench/branches.ts'
import { insertBranches } from '../../../test/support/branches.ts'
import { type BareDatabase, bareDatabase, insertAny } from '../../../test/support/database.ts'
import { costly, recorder } from '../../../test/support/plans.ts'
import { DATABASES } from '../../../test/support/world.ts'
import type { Resource } from '../../contract/resource.ts'
import { type CollectionName, collections, withPages } from '../../contract/resources/index.ts'
import { createSearch, indexCatalogo, indexRecords, rebuildSearch } from '../search/index.ts'
import { pdfPageOf } from '../search/indexing/pages.ts'
import { ANYWHERE, type Question } from '../search/question.ts'
import { createPublicViews } from '../views/public.ts'
import { sitemapOf, sitemapParts } from '../views/sitemap.ts'
import type { Db } from './types.ts'

const WORLD = { west: -180, south: -90, east: 180, north: 90 }
const QUESTIONS: Readonly<Record<string, Partial<Question>>> = {
  all: {},
  'of a category': { categorias: ['categoria-1'] },
  'of many, by a text': { categorias: ['categoria-1', 'categoria-2'], text: 'tacos' },
  'with an attribute, open': { caracteristicas: { tarjeta: ['1'] }, abierto: true },
  near: { cerca: { lat: 19, lng: -99 }, km: 5 },
}

/** The plan of every query that a visitor can cause. An index has to answer it, never a scan of a table. */
describe.each(DATABASES)('public queries on %s', (kind) => {
  let bare: BareDatabase
  const asked: RootOperationNode[] = []
  let views: ReturnType<typeof createPublicViews>
  let search: ReturnType<typeof createSearch>
  let recorded: Db

  beforeAll(async () => {
    bare = await bareDatabase(kind)
    const { db } = bare.database
    await insertBranches(
      db,
      Array.from({ length: 2000 }, (_, at) => ({ ...branchOf(at + 1), categoria: `Giro ${at % 300}` })),
    )
    await rebuildSearch({ database: bare.database, clock: () => new Date() }, true)
    await insertCatalogos(db)
    await insertContents(db)
    await insertAny(db, 'slide')
    await insertAny(db, 'caracteristica')
    // PostgreSQL collects its statistics by itself; nobody asks SQLite to.
    if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze'))
    recorded = db.withPlugin(recorder(asked))
    views = tracked(createPublicViews(recorded))
    const clock = () => new Date('2026-11-23T18:00:00Z')
    search = tracked(createSearch({ database: { ...bare.database, db: recorded }, clock }))
    // It reads everything once, and then only what changed.
    await search.branches.warm()
  })
  afterAll(() => bare.close())

  const used = new Set<string | symbol>()
  const tracked = <V extends object>(all: V): V =>
    new Proxy(all, {
      get: (target, name) => {
        used.add(name)
        return Reflect.get(target, name)
      },
    })
  const slice = { page: 3, perPage: 20 }
  const missing = () => null
  const seen = Object.values<Resource<CollectionName>>(collections)
  const calls: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(
      seen.flatMap(({ name, visitors }) => [
        ...(visitors?.list ? [[`list of ${name}`, () => views.list(name, slice)]] : []),
        ...(visitors?.item ? [[`item of ${name}`, () => views.item(name, 'sucursal-7').catch(missing)]] : []),
      ]),
    ),
    categoriasHome: () => views.categoriasHome(slice),
    postsNewest: () => views.postsNewest(slice),
    categoria: () => views.categoria('categoria-1', slice),
    producto: () => views.producto('concha').catch(missing),
    post: () => views.post('aviso').catch(missing),
    ajustes: () => views.ajustes(),
    sucursales: () => views.sucursales(slice),
    countable: () => views.countable('empresa', 7),
    sitemapParts: () => sitemapParts(recorded),
    place: () => search.branches.place('penablanca', 'categoria-1'),
    catalogoTitle: () => views.catalogoTitle('a.pdf'),
    ...Object.fromEntries(
      withPages.map((page) => [
        `sitemap of ${page}`,
        () => sitemapOf(recorded, search.branches.placePages, page, 0),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(QUESTIONS).flatMap(([name, some]) => {
        const question: Question = { ...ANYWHERE, ...some }
        return [
          [`branches: ${name}`, () => search.branches.found(question, 'mejor', slice)],
          [`branches by name: ${name}`, () => search.branches.found(question, 'nombre', slice)],
          [`counts: ${name}`, () => search.branches.counts(question)],
          [`map: ${name}`, () => search.branches.onMap(question, WORLD, 3)],
        ]
      }),
    ),
    ...Object.fromEntries(
      ['', 'a', 'ñ', 'tacos', 'garcía n', 'farmacia san jose', 'restuarante', 'inexistente', 'wi-fi'].flatMap(
        (text) => [
          [`branches for '${text}'`, () => search.searchEmpresas(text)],
          [`branches of a category for '${text}'`, () => search.searchEmpresas(text, 'categoria-1')],
          [`catalogues for '${text}'`, () => search.searchCatalogos(text)],
          [`everything for '${text}'`, () => search.searchSite(text)],
        ],
      ),
    ),
  }

  test.each(Object.keys(calls))('%s', async (name) => {
    asked.length = 0
    await calls[name]?.()
    expect(asked.length).toBeGreaterThan(0)
    expect(await costly(bare, asked)).toEqual([])
  })

  test('covers every view and every search', () => {
    expect([...Object.keys(views), ...Object.keys(search)].filter((name) => !used.has(name))).toEqual([])
  })
})

/** Enough catalogues with pages that a scan would be the worse plan. */
async function insertCatalogos(db: Db): Promise<void> {
  const record = { search_text: '', created_at: '', updated_at: '', publicado: 1 }
  for (let id = 1; id <= 60; id++) {
    const titulo = `Catálogo ${id}`
    const row = {
      ...record,
      id,
      titulo,
      titulo_key: titulo,
      orden: id,
      archivo: `${id}.pdf`,
      texto: 'si' as const,
    }
    await db.insertInto('catalogo').values(row).execute()
    await db
      .transaction()
      .execute((tx) =>
        indexCatalogo(tx, id, [pdfPageOf(1, 'Tacos de canasta'), pdfPageOf(2, 'Farmacia San José')]),
      )
  }
}

/** Enough products, posts and pages that a scan would be the worse plan. */
async function insertContents(db: Db): Promise<void> {
  const record = {
    search_text: '',
    created_at: '',
    updated_at: '',
    publicado: 1,
    order: 1,
    visits: 0,
    description: 'Pan',
  }
  const ids = Array.from({ length: 600 }, (_, at) => at + 1)
  for (const id of ids) {
    const name = `Tacos García ${id}`
    const row = { ...record, id, name, name_key: name, slug: `tacos-${id}`, title: name }
    await db
      .insertInto('producto')
      .values({ ...row, price: 100 })
      .execute()
    const { visits: _, ...page } = { ...row, title_key: name, texttop: '', textbottom: '' }
    await db
      .insertInto('post')
      .values({ ...row, title_key: name, descripcion: '' })
      .execute()
    await db.insertInto('pagina').values(page).execute()
  }
  for (const kind of ['producto', 'post', 'pagina'] as const)
    await db.transaction().execute((tx) => indexRecords(tx, kind, ids))
}
