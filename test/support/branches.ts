import { fold } from '../../src/contract/spanish/spanish.ts'
import type { Db } from '../../src/domain/db/types.ts'

/** The texts by which a branch is found. */
export interface EmpresaTexts {
  readonly id: number
  readonly orden: number
  readonly nombre: string
  readonly categoria: string | null
  readonly direccion: string | null
  readonly descripcion: string | null
}

/**
 * Inserts published branches into the tables directly, without the domain and its index; categories by name. `more`
 * gives the other columns of a branch.
 */
export async function insertBranches(
  db: Db,
  branches: readonly EmpresaTexts[],
  more: (id: number) => object = () => ({}),
): Promise<void> {
  const categorias = await categoryIds(db, new Set(branches.flatMap(({ categoria }) => categoria ?? [])))
  const rows = branches.map(({ categoria, ...branch }) => ({
    ...branch,
    ...more(branch.id),
    nombre_key: fold(branch.nombre),
    categoria_id: categorias.get(categoria ?? '') ?? null,
    slug: `sucursal-${branch.id}`,
    publicado: 1,
    visitas: 0,
    search_text: '',
    created_at: MOMENT,
    updated_at: MOMENT,
  }))
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('empresa')
      .values(rows.slice(at, at + 500))
      .execute()
}

const MOMENT = '2026-03-02T18:00:00.000Z'

async function categoryIds(db: Db, names: ReadonlySet<string>): Promise<Map<string, number>> {
  const known = await db.selectFrom('categoria').select(['id', 'nombre']).execute()
  const ids = new Map(known.map(({ id, nombre }) => [nombre, id]))
  for (const nombre of names) {
    if (ids.has(nombre)) continue
    const row = await db
      .insertInto('categoria')
      .values({
        nombre,
        nombre_key: fold(nombre),
        slug: `categoria-${ids.size}`,
        orden: 1,
        menu: 0,
        search_text: '',
        created_at: MOMENT,
        updated_at: MOMENT,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(nombre, row.id)
  }
  return ids
}
