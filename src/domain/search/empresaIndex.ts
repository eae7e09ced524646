import type { Tx } from '../db/types.ts'
import { VISIBLE } from '../views/visible.ts'
import { inChunks, lockIndex } from './database.ts'
import { differences, type Ranked } from './differences.ts'
import { changePostings } from './postings.ts'
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

const BATCH = 2000

/**
 * Makes branches findable as they are now; those that are not published, or gone, are found no more. In the transaction
 * of the write and after it: other writers of the index wait until that transaction ends.
 */
export async function indexEmpresas(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockIndex(tx)
  await inChunks(ids, BATCH, (chunk) => replace(tx, chunk))
}

/** The same for every branch of a category. */
export async function indexCategoria(tx: Tx, categoria: number): Promise<void> {
  await lockIndex(tx)
  // Read behind the lock: a branch that came into the category meanwhile is among them.
  const rows = await tx.selectFrom('empresa').select('id').where('categoria_id', '=', categoria).execute()
  await indexEmpresas(
    tx,
    rows.map((row) => row.id),
  )
}

async function replace(tx: Tx, ids: readonly number[]): Promise<void> {
  const before = await indexed(tx, ids)
  const entries = (await textsOf(tx, ids)).map(entryOf)
  const now = new Map(entries.map((entry) => [entry.id, entry]))
  await changePostings(
    tx,
    ids.flatMap((id) => differences(before.get(id), now.get(id))),
  )
  const gone = ids.filter((id) => before.has(id) && !now.has(id))
  if (gone.length > 0) await tx.deleteFrom('search_empresa').where('id', 'in', gone).execute()
  if (entries.length > 0) await keep(tx, entries)
}

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

interface Entry {
  readonly id: number
  readonly rank: number
  readonly name: string
  /** Those of whole words, from which the others follow. */
  readonly written: ReadonlySet<string>
  readonly terms: ReadonlySet<string>
}

function entryOf({ id, orden, nombre, categoria, direccion, descripcion }: EmpresaTexts): Entry {
  const written = termsOf('empresa', [
    ['name', nombre],
    ['category', categoria],
    ['address', direccion],
    ['description', descripcion],
  ])
  return { id, rank: rankOf(orden, id), name: nameOf(nombre), written, terms: withBeginnings(written) }
}

async function indexed(tx: Tx, ids: readonly number[]): Promise<Map<number, Ranked>> {
  const rows = await tx
    .selectFrom('search_empresa')
    .select(['id', 'rank', 'terms'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, rank, terms }) => [id, { rank, terms: withBeginnings(readTerms(terms)) }]))
}

async function keep(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map(({ id, rank, name, written }) => {
    const plain_name = name.includes('ñ') ? withoutTilde(name) : null
    return { id, rank, name, plain_name, terms: writeTerms(written) }
  })
  await tx
    .insertInto('search_empresa')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        rank: (row) => row.ref('excluded.rank'),
        name: (row) => row.ref('excluded.name'),
        plain_name: (row) => row.ref('excluded.plain_name'),
        terms: (row) => row.ref('excluded.terms'),
      }),
    )
    .execute()
}
