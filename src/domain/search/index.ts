import { withoutTilde, words } from '../../contract/spanish.ts'
import type { Tx } from '../db/types.ts'
import { VISIBLE } from '../views/visible.ts'
import { termsOf } from './terms.ts'

/** Keeps what the searches look into. Called in the transaction of each write. */

/** Where in a branch a word stands; a smaller number is found first. 0 and 1 are the name as a whole (see empresas.ts). */
export const PLACE = { name: 2, categoria: 3, address: 4, description: 5 } as const

const ROWS = 500

/** Makes a branch findable as it is now; one that is not published, or gone, is not found. */
export async function indexEmpresa(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('empresa_word').where('empresa_id', '=', id).execute()
  await tx.deleteFrom('empresa_name').where('empresa_id', '=', id).execute()
  const row = await tx
    .selectFrom('empresa')
    .leftJoin('categoria', 'categoria.id', 'empresa.categoria_id')
    .select(['empresa.nombre', 'empresa.direccion', 'empresa.descripcion', 'categoria.nombre as categoria'])
    .where('empresa.id', '=', id)
    .where('publicado', '=', VISIBLE.publicado)
    .executeTakeFirst()
  if (!row) return
  const texts = [
    [row.nombre, PLACE.name],
    [row.categoria, PLACE.categoria],
    [row.direccion, PLACE.address],
    [row.descripcion, PLACE.description],
  ] as const
  const rows = texts.flatMap(([text, place]) =>
    termsOf(text ?? '').map((term) => ({ ...term, place, empresa_id: id })),
  )
  for (let at = 0; at < rows.length; at += ROWS)
    await tx
      .insertInto('empresa_word')
      .values(rows.slice(at, at + ROWS))
      .execute()
  const name = ` ${words(row.nombre).join(' ')} `
  await tx
    .insertInto('empresa_name')
    .values({ empresa_id: id, words: name, plain: withoutTilde(name) })
    .execute()
}

/** Makes a catalogue findable by its title and by the text of its pages, the first page first. */
export async function indexCatalogo(
  tx: Tx,
  catalogo: { id: number; titulo: string },
  pages: readonly string[],
): Promise<void> {
  await unindexCatalogo(tx, catalogo.id)
  for (const [page, text] of [catalogo.titulo, ...pages].entries())
    await indexPage(tx, catalogo.id, page, text)
}

/** Makes a catalogue findable by its title as it is now; its pages stay as they were last read. */
export async function indexCatalogoTitle(tx: Tx, catalogo: { id: number; titulo: string }): Promise<void> {
  for (const table of ['catalogo_word', 'catalogo_page'] as const)
    await tx.deleteFrom(table).where('catalogo_id', '=', catalogo.id).where('page', '=', 0).execute()
  await indexPage(tx, catalogo.id, 0, catalogo.titulo)
}

/** Page 0 is the title. */
async function indexPage(tx: Tx, catalogo_id: number, page: number, text: string): Promise<void> {
  await tx.insertInto('catalogo_page').values({ catalogo_id, page, text }).execute()
  const rows = termsOf(text).map((term) => ({ ...term, catalogo_id, page }))
  for (let at = 0; at < rows.length; at += ROWS)
    await tx
      .insertInto('catalogo_word')
      .values(rows.slice(at, at + ROWS))
      .execute()
}

export async function unindexCatalogo(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('catalogo_word').where('catalogo_id', '=', id).execute()
  await tx.deleteFrom('catalogo_page').where('catalogo_id', '=', id).execute()
}
