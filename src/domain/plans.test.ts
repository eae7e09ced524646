import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchOf } from '../../bench/branches.ts'
import { insertBranches } from '../../test/branches.ts'
import { type BareDatabase, bareDatabase } from '../../test/database.ts'
import { DATABASES } from '../../test/world.ts'
import type { Db } from './db/types.ts'
import { createSearch, indexCatalogo, rebuildSearch } from './search/index.ts'
import { createPublicViews } from './views/public.ts'
import { sitemapOf, sitemapParts } from './views/sitemap.ts'

/** Every query that a visitor can cause, as the database plans it: answered by an index, never by reading a table. */
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
    // PostgreSQL gathers what it knows of the tables by itself; SQLite is never asked to.
    if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze'))
    recorded = db.withPlugin(recorder(asked))
    views = createPublicViews(recorded)
    search = createSearch({ database: { ...bare.database, db: recorded } })
  })
  afterAll(() => bare.close())

  const slice = { page: 3, perPage: 20 }
  const missing = () => null
  const calls: Record<string, () => Promise<unknown>> = {
    categorias: () => views.categorias(slice),
    categoriasHome: () => views.categoriasHome(slice),
    slides: () => views.slides(slice),
    posts: () => views.posts(slice),
    paginas: () => views.paginas(slice),
    catalogos: () => views.catalogos(slice),
    categoria: () => views.categoria('categoria-1'),
    producto: () => views.producto('concha').catch(missing),
    post: () => views.post('aviso').catch(missing),
    pagina: () => views.pagina('nosotros').catch(missing),
    ajustes: () => views.ajustes(),
    sucursales: () => views.sucursales(slice),
    'sucursales of a category': () => views.sucursales(slice, 'categoria-1'),
    sucursal: () => views.sucursal('sucursal-7'),
    countable: () => views.countable('empresa', 7),
    sitemapParts: () => sitemapParts(recorded),
    catalogoTitle: () => views.catalogoTitle('a.pdf'),
    ...Object.fromEntries(
      ['categoria', 'producto', 'empresa', 'post', 'pagina'].map((page) => [
        `sitemap of ${page}`,
        () => sitemapOf(recorded, page, 0),
      ]),
    ),
    ...Object.fromEntries(
      ['', 'a', 'ñ', 'tacos', 'garcía n', 'farmacia san jose', 'restuarante', 'inexistente', 'wi-fi'].flatMap(
        (text) => [
          [`branches for '${text}'`, () => search.searchEmpresas(text)],
          [`catalogues for '${text}'`, () => search.searchCatalogos(text)],
        ],
      ),
    ),
  }

  test.each(Object.keys(calls))('%s', async (name) => {
    asked.length = 0
    await calls[name]?.()
    expect(asked.length).toBeGreaterThan(0)
    for (const node of asked) {
      const query = bare.database.db.getExecutor().compileQuery(node, { queryId: 'plan' })
      expect(await tablesRead(bare, query), query.sql).toEqual([])
    }
  })
})

/** Enough catalogues with pages that reading them all would be the worse plan. */
async function insertCatalogos(db: Db): Promise<void> {
  const record = { search_text: '', created_at: '', updated_at: '' }
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
    await db.transaction().execute((tx) => indexCatalogo(tx, id, ['Tacos de canasta', 'Farmacia San José']))
  }
}

function recorder(asked: RootOperationNode[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The steps of a query's plan that read a whole table or sort what a table has. */
async function tablesRead(
  { database: { db, dialect } }: BareDatabase,
  query: CompiledQuery,
): Promise<string[]> {
  if (dialect === 'sqlite') {
    const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    return rows
      .map(({ detail }) => detail)
      .filter((step) => /^SCAN (?!.*(INDEX|VIRTUAL TABLE|CONSTANT))|TEMP B-TREE/.test(step))
  }
  return db.transaction().execute(async (tx) => {
    // Small tables are read whole and sorted because that is cheap; this asks for the plan that a large one would have.
    await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    await tx.executeQuery(CompiledQuery.raw('set local enable_sort = off'))
    const plan = CompiledQuery.raw(`explain (format json) ${query.sql}`, [...query.parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(plan)
    return rows
      .flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
      .filter((step) => /Seq Scan|Sort/.test(step))
  })
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

const stepsOf = (node: PlanNode): string[] => [
  `${node['Node Type']} ${node['Relation Name'] ?? ''}`,
  ...(node.Plans ?? []).flatMap(stepsOf),
]
