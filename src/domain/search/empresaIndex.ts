import type { Tx } from '../db/types.ts'
import { VISIBLE } from '../views/visible.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences, type Ranked } from './differences.ts'
import { type Change, changePostings } from './postings.ts'
import { rankOf } from './rank.ts'
import { nameOf, readTerms, termsOf, withBeginnings, withoutTilde, writeTerms } from './terms.ts'

/** What a branch is found by. */
export interface EmpresaTexts {
  readonly id: number
  readonly orden: number
  readonly nombre: string
  readonly categoria: string | null
  readonly direccion: string | null
  readonly descripcion: string | null
}

/** So many are indexed together: a block is written once for all of them. */
const BATCH = 10_000
/** Records in one statement. */
const ROWS = 2000

/**
 * Makes branches findable as they are now; those that are not published, or gone, are found no more. In the transaction
 * of the write and after it: other writers of the index wait until that transaction ends.
 */
export async function indexEmpresas(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockIndex(tx)
  await inChunks(ids, BATCH, (chunk) => replace(tx, chunk))
}

async function replace(tx: Tx, ids: readonly number[]): Promise<void> {
  const before = await indexed(tx, ids)
  const now = new Map<number, Entry>()
  await inChunks(ids, ROWS, async (chunk) => {
    for (const texts of await textsOf(tx, chunk)) now.set(texts.id, entryOf(texts))
  })
  await changePostings(tx, changesOf(ids, before, now))
  const gone = ids.filter((id) => before.has(id) && !now.has(id))
  await inChunks(gone, ROWS, async (chunk) => {
    await tx.deleteFrom('search_empresa').where('id', 'in', chunk).execute()
  })
  await inChunks([...now.values()], ROWS, (chunk) => keep(tx, chunk))
}

/** One by one: the terms of many branches take far more memory than what is kept of them. */
function* changesOf(
  ids: readonly number[],
  before: ReadonlyMap<number, Kept>,
  now: ReadonlyMap<number, Kept>,
): Generator<Change> {
  for (const id of ids) yield* differences(ranked(before.get(id)), ranked(now.get(id)))
}

const ranked = (kept: Kept | undefined): Ranked | undefined =>
  kept && {
    rank: kept.rank,
    terms: withBeginnings([...readTerms(kept.terms), ...readTerms(kept.category_terms)]),
  }

/** What is kept of a branch to undo its terms; those of whole words, from which the others follow. */
interface Kept {
  readonly rank: number
  readonly terms: string
  readonly category_terms: string
}

interface Entry extends Kept {
  readonly id: number
  readonly name: string
  readonly plain_name: string | null
}

function entryOf({ id, orden, nombre, categoria, direccion, descripcion }: EmpresaTexts): Entry {
  const terms = termsOf('empresa', [
    ['name', nombre],
    ['address', direccion],
    ['description', descripcion],
  ])
  const name = nameOf(nombre)
  return {
    id,
    rank: rankOf(orden, id),
    name,
    plain_name: name.includes('ñ') ? withoutTilde(name) : null,
    terms: writeTerms(terms),
    category_terms: categoryTerms(categoria),
  }
}

/** The terms that a category's name gives to its branches, as they are kept. */
export const categoryTerms = (nombre: string | null): string =>
  writeTerms(termsOf('empresa', [['category', nombre]]))

/** The texts of those branches that visitors may see. */
async function textsOf(tx: Tx, ids: readonly number[]): Promise<EmpresaTexts[]> {
  return tx
    .selectFrom('empresa')
    .leftJoin('categoria', 'categoria.id', 'empresa.categoria_id')
    .select(['empresa.id', 'empresa.orden', 'empresa.nombre', 'empresa.direccion', 'empresa.descripcion'])
    .select('categoria.nombre as categoria')
    .where('empresa.id', 'in', ids)
    .where('publicado', '=', VISIBLE.publicado)
    .execute()
}

async function indexed(tx: Tx, ids: readonly number[]): Promise<Map<number, Kept>> {
  const found = new Map<number, Kept>()
  await inChunks(ids, ROWS, async (chunk) => {
    const rows = await tx
      .selectFrom('search_empresa')
      .select(['id', 'rank', 'terms', 'category_terms'])
      .where('id', 'in', chunk)
      .execute()
    for (const { id, ...kept } of rows) found.set(id, kept)
  })
  return found
}

async function keep(tx: Tx, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto('search_empresa')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        rank: (row) => row.ref('excluded.rank'),
        name: (row) => row.ref('excluded.name'),
        plain_name: (row) => row.ref('excluded.plain_name'),
        terms: (row) => row.ref('excluded.terms'),
        category_terms: (row) => row.ref('excluded.category_terms'),
      }),
    )
    .execute()
}
