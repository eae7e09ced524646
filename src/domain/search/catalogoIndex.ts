import { sql } from 'kysely'
import { inChunks, rowsOf, type SearchDb } from './database.ts'
import { differences, nameOf } from './empresaIndex.ts'
import { changePostings, lockIndex } from './postings.ts'
import { rankOf } from './rank.ts'
import { readTerms, termsOf, withBeginnings, writeTerms } from './terms.ts'

/** The title stands where a page 0 would; ranks are (catalogue, page). */
const TITLE = 0

/**
 * Makes a catalogue findable by its title and by the text of its pages, the first page first. In a transaction; on
 * PostgreSQL it waits for other writers of the index.
 */
export async function indexCatalogo(
  tx: SearchDb,
  { id, titulo, orden }: { id: number; titulo: string; orden: number },
  pages: readonly string[],
): Promise<void> {
  const texts = [titulo, ...pages].map((text) => text.toWellFormed().replaceAll('\0', ' '))
  const rows = texts.map((texto, pagina) => {
    const terms = termsOf('catalogo', [[pagina === TITLE ? 'name' : 'description', texto]])
    return { pagina, texto, terms }
  })
  await replacePages(tx, id, rows)
  await sql`insert into search_catalogo (id, orden, name) values (${id}, ${orden}, ${nameOf(titulo)})
    on conflict (id) do update set orden = excluded.orden, name = excluded.name`.execute(tx)
}

/** A deleted catalogue is found no more. */
export async function unindexCatalogo(tx: SearchDb, id: number): Promise<void> {
  await replacePages(tx, id, [])
  await sql`delete from search_catalogo where id = ${id}`.execute(tx)
}

interface PageRow {
  readonly pagina: number
  readonly texto: string
  readonly terms: ReadonlySet<string>
}

async function replacePages(tx: SearchDb, id: number, pages: readonly PageRow[]): Promise<void> {
  await lockIndex(tx)
  const before = await rowsOf(
    tx,
    sql<{ pagina: number; terms: string }>`select pagina, terms from search_pagina where catalogo = ${id}`,
  )
  const old = before.map(({ pagina, terms }) => ranked(id, pagina, readTerms(terms)))
  const fresh = pages.map(({ pagina, terms }) => ranked(id, pagina, terms))
  const count = Math.max(before.length, pages.length)
  const byRank = (list: typeof old, page: number) => list.find(({ rank }) => rank === rankOf(id, page))
  const changes = Array.from({ length: count }, (_, page) =>
    differences(byRank(old, page), byRank(fresh, page)),
  )
  await changePostings(tx, changes.flat())
  await sql`delete from search_pagina where catalogo = ${id}`.execute(tx)
  await inChunks(pages, 100, async (chunk) => {
    const values = chunk.map(
      ({ pagina, texto, terms }) => sql`(${id}, ${pagina}, ${texto}, ${writeTerms(terms)})`,
    )
    await sql`insert into search_pagina (catalogo, pagina, texto, terms) values ${sql.join(values)}`.execute(
      tx,
    )
  })
}

const ranked = (id: number, page: number, terms: Iterable<string>) => ({
  rank: rankOf(id, page),
  terms: withBeginnings(terms),
})
