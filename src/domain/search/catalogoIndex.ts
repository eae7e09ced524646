import type { Tx } from '../db/types.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences, type Ranked } from './differences.ts'
import { changePostings } from './postings.ts'
import { rankOf } from './rank.ts'
import { nameOf, readTerms, termsOf, withBeginnings, writeTerms } from './terms.ts'

/** The title stands where a page 0 would; ranks are (catalogue, page). */
const TITLE = 0

/**
 * Makes a catalogue findable as it is now: by its title, and by the text of its pages, the first page first; without
 * `pages`, by the text that it was found by. In the transaction of the write, like `indexRecords`.
 */
export async function indexCatalogo(tx: Tx, id: number, pages?: readonly string[]): Promise<void> {
  await lockIndex(tx)
  const catalogo = await tx
    .selectFrom('catalogo')
    .select(['titulo', 'orden'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!catalogo) return unindexCatalogo(tx, id)
  const { titulo, orden } = catalogo
  const title = pageRow(TITLE, titulo)
  if (pages) {
    const inside = pages.map((text, at) => pageRow(at + 1, text.toWellFormed().replaceAll('\0', ' ')))
    await replacePages(tx, id, await pagesOf(tx, id), [title, ...inside])
  } else await replacePages(tx, id, await pagesOf(tx, id, TITLE), [title])
  const name = nameOf(titulo)
  await tx
    .insertInto('search_catalogo')
    .values({ id, orden, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ orden, name }))
    .execute()
}

/** A deleted catalogue is found no more. */
export async function unindexCatalogo(tx: Tx, id: number): Promise<void> {
  await lockIndex(tx)
  await replacePages(tx, id, await pagesOf(tx, id), [])
  await tx.deleteFrom('search_catalogo').where('id', '=', id).execute()
}

interface PageRow {
  readonly pagina: number
  readonly texto: string
  readonly terms: string
}

function pageRow(pagina: number, texto: string): PageRow {
  const terms = termsOf('catalogo', [[pagina === TITLE ? 'name' : 'text', texto]])
  return { pagina, texto, terms: writeTerms(terms) }
}

/** What is indexed of a catalogue, or of one of its pages. */
async function pagesOf(tx: Tx, id: number, page?: number): Promise<PageRow[]> {
  const rows = tx.selectFrom('search_pagina').select(['pagina', 'texto', 'terms']).where('catalogo', '=', id)
  return (page === undefined ? rows : rows.where('pagina', '=', page)).execute()
}

async function replacePages(
  tx: Tx,
  id: number,
  before: readonly PageRow[],
  now: readonly PageRow[],
): Promise<void> {
  const ranked = (rows: readonly PageRow[]) => new Map(rows.map((row) => [row.pagina, rankedAs(id, row)]))
  const [old, fresh] = [ranked(before), ranked(now)]
  const pages = new Set([...old.keys(), ...fresh.keys()])
  await changePostings(
    tx,
    [...pages].flatMap((page) => differences(old.get(page), fresh.get(page))),
  )
  const numbers = [...old.keys()]
  await inChunks(numbers, 1000, async (chunk) => {
    await tx.deleteFrom('search_pagina').where('catalogo', '=', id).where('pagina', 'in', chunk).execute()
  })
  await inChunks(now, 100, async (chunk) => {
    await tx
      .insertInto('search_pagina')
      .values(chunk.map((row) => ({ catalogo: id, ...row })))
      .execute()
  })
}

const rankedAs = (id: number, { pagina, terms }: PageRow): Ranked => ({
  rank: rankOf(id, pagina),
  terms: withBeginnings(readTerms(terms)),
})
