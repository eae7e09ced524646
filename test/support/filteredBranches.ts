import { sql } from 'kysely'
import { fold } from '../../src/contract/spanish/spanish.ts'
import type { Db } from '../../src/domain/db/types.ts'
import type { Definition, FilteredBranch } from '../search/reference/filters.ts'
import { insertBranches } from './branches.ts'

/** Inserts branches with all that filters ask of them into the tables directly, without the domain and its index. */

const MOMENT = '2026-03-02T18:00:00.000Z'

/** Inserts what administrators define, with ids from 1 on; its categories by their names. */
export async function insertDefinitions(db: Db, definitions: readonly Definition[]): Promise<void> {
  for (const [at, { slug, tipo, opciones, categorias, se_filtra }] of definitions.entries()) {
    await sql`insert into caracteristica
      (id, nombre, nombre_key, slug, tipo, opciones, se_muestra, se_filtra, orden, place, search_text, created_at, updated_at)
      values (${at + 1}, ${slug}, ${slug}, ${slug}, ${tipo}, ${JSON.stringify(opciones)}, 1, ${se_filtra ? 1 : 0}, ${at}, ${at + 1}, '', ${MOMENT}, ${MOMENT})`.execute(
      db,
    )
    for (const [place, nombre] of categorias.entries())
      await sql`insert into caracteristica_categorias (record_id, target_id, place)
        select ${at + 1}, id, ${place} from categoria where nombre = ${nombre}`.execute(db)
  }
}

export async function insertFiltered(
  db: Db,
  branches: readonly FilteredBranch[],
  definitions: readonly Definition[],
): Promise<void> {
  await insertBranches(
    db,
    branches.map(({ id, orden, nombre, categorias: [categoria = null] }) => ({
      id,
      orden,
      nombre,
      categoria,
      direccion: null,
      descripcion: null,
    })),
  )
  const known = await db.selectFrom('categoria').select(['id', 'nombre']).execute()
  const ids = new Map(known.map(({ id, nombre }) => [nombre, id]))
  for (const branch of branches) {
    const { id, estado, municipio, colonia, punto, horario, excepciones, cerrado_hasta, zona } = branch
    await sql`update empresa set estado = ${estado}, municipio = ${municipio}, colonia = ${colonia},
      ubicacion_lat = ${punto && Math.round(punto.lat * 1e7)}, ubicacion_lng = ${punto && Math.round(punto.lng * 1e7)},
      horario = ${horario && JSON.stringify(horario)},
      excepciones = ${excepciones.length > 0 ? JSON.stringify(excepciones) : null},
      cerrado_hasta = ${cerrado_hasta}, zona = ${zona}, nombre_key = ${fold(branch.nombre)}
      where id = ${id}`.execute(db)
    for (const [place, nombre] of branch.categorias.slice(1).entries())
      await sql`insert into empresa_categorias (record_id, target_id, place)
        values (${id}, ${ids.get(nombre)}, ${place})`.execute(db)
    for (const [slug, value] of Object.entries(branch.caracteristicas)) {
      const of = definitions.findIndex((one) => one.slug === slug) + 1
      const values = Array.isArray(value) ? value : [value]
      for (const [place, one] of values.entries())
        await sql`insert into empresa_caracteristicas (record_id, caracteristica_id, place, texto, numero)
          values (${id}, ${of}, ${place}, ${typeof one === 'string' ? one : null}, ${typeof one === 'string' ? null : Number(one)})`.execute(
          db,
        )
    }
  }
}
