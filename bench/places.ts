import { sql } from 'kysely'
import type { Db } from '../src/domain/db/types.ts'
import { inChunks } from '../src/domain/search/indexing/database.ts'
import { randomOf } from './branches.ts'

/** What filters ask of the generator's branches: always the same for the same id. */

/** Cities with their state, position, zone and share of the branches. */
const CITIES = [
  ['09', 'Cuauhtémoc', 19.4326, -99.1332, null, 18],
  ['09', 'Iztapalapa', 19.3574, -99.0671, null, 12],
  ['15', 'Ecatepec', 19.6018, -99.0507, null, 8],
  ['14', 'Guadalajara', 20.6597, -103.3496, null, 10],
  ['14', 'Zapopan', 20.7236, -103.3848, null, 6],
  ['19', 'Monterrey', 25.6866, -100.3161, null, 9],
  ['21', 'Puebla', 19.0414, -98.2063, null, 7],
  ['02', 'Tijuana', 32.5149, -117.0382, 'America/Tijuana', 6],
  ['11', 'León', 21.125, -101.686, null, 5],
  ['31', 'Mérida', 20.9674, -89.5926, null, 5],
  ['23', 'Cancún', 21.1619, -86.8515, 'America/Cancun', 4],
  ['26', 'Hermosillo', 29.0729, -110.9559, 'America/Hermosillo', 3],
  ['08', 'Juárez', 31.6904, -106.4245, 'America/Ciudad_Juarez', 3],
  ['20', 'Oaxaca de Juárez', 17.0732, -96.7266, null, 2],
  ['18', 'Tepic', 21.5042, -104.8946, 'America/Mazatlan', 2],
] as const
const WEIGHTS = CITIES.flatMap((city) => Array.from({ length: city[5] }, () => city))
/** Further towns, each with few branches. */
const TOWNS = 2400

export interface Place {
  readonly estado: string
  readonly municipio: string
  readonly colonia: string
  readonly ubicacion_lat: number | null
  readonly ubicacion_lng: number | null
  readonly zona: string | null
}

export function placeOf(id: number): Place {
  const random = randomOf(id * 7 + 3)
  const located = random() < 0.9
  const colonia = `Colonia ${Math.floor(random() ** 2 * 3000)}`
  if (random() < 0.8) {
    const [estado, municipio, lat, lng, zona] = WEIGHTS[Math.floor(random() * WEIGHTS.length)] ?? CITIES[0]
    return { estado, municipio, colonia, zona, ...around(located, lat, lng, 0.08, random) }
  }
  const town = Math.floor(random() * TOWNS)
  const own = randomOf(town + 90_001)
  const estado = String(1 + Math.floor(own() * 32)).padStart(2, '0')
  const [lat, lng] = [16 + own() * 14, -114 + own() * 24]
  return {
    estado,
    municipio: `Pueblo ${town}`,
    colonia,
    zona: null,
    ...around(located, lat, lng, 0.02, random),
  }
}

const around = (located: boolean, lat: number, lng: number, reach: number, random: () => number) => ({
  ubicacion_lat: located ? Math.round((lat + (random() + random() - 1) * reach) * 1e7) : null,
  ubicacion_lng: located ? Math.round((lng + (random() + random() - 1) * reach) * 1e7) : null,
})

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

/** One of several hundred weeks for most branches, one of its own for a few. */
function hoursOf(id: number) {
  const random = randomOf(id * 11 + 5)
  if (random() < 0.2) return { horario: null, excepciones: null }
  const own = random() < 0.02
  const from = own ? 400 + Math.floor(random() * 200) : 360 + 30 * Math.floor(random() * 12)
  const to = own ? 1000 + Math.floor(random() * 300) : 1020 + 60 * Math.floor(random() * 10)
  const open = 5 + Math.floor(random() * 3)
  const week = Object.fromEntries(DAYS.map((day, at) => [day, at < open ? [[from, to]] : []]))
  const special = random() < 0.05
  return {
    horario: JSON.stringify(week),
    excepciones: special
      ? JSON.stringify([{ fecha: `2026-12-${10 + (id % 20)}`, intervalos: [], nota: null }])
      : null,
  }
}

/** The columns of a branch beside its texts. */
export const columnsFor = (id: number) => ({ ...placeOf(id), ...hoursOf(id) })

const YES_OR_NO = [
  'tarjeta',
  'factura',
  'domicilio',
  'estacionamiento',
  'silla-de-ruedas',
  'wifi',
  'mascotas',
]
const PAYMENTS = ['Efectivo', 'Transferencia', 'Vales']
const ATTRIBUTES = [...YES_OR_NO, 'pagos', 'lugares'] as const

/** Defines what branches say of themselves, with ids from 1 on. */
export async function insertDefinitions(db: Db): Promise<void> {
  for (const [at, slug] of ATTRIBUTES.entries()) {
    const tipo = slug === 'pagos' ? 'varias' : slug === 'lugares' ? 'numero' : 'si_no'
    await sql`insert into caracteristica
      (id, nombre, nombre_key, slug, tipo, opciones, se_muestra, se_filtra, orden, place, search_text, created_at, updated_at)
      values (${at + 1}, ${slug}, ${slug}, ${slug}, ${tipo}, ${tipo === 'varias' ? JSON.stringify(PAYMENTS) : null}, 1, 1, ${at}, ${at + 1}, '', '', '')`.execute(
      db,
    )
  }
}

/** Inserts the further categories and what the branches say of themselves. */
export async function insertRows(
  db: Db,
  ids: readonly number[],
  categories: readonly number[],
): Promise<void> {
  const further = ids.flatMap((id) => {
    const random = randomOf(id * 13 + 1)
    return random() < 0.2 ? [[id, categories[Math.floor(random() * categories.length)]] as const] : []
  })
  await inChunks(further, 2000, async (some) => {
    const values = some.map(([id, target]) => sql`(${id}, ${target}, 0)`)
    await sql`insert into empresa_categorias (record_id, target_id, place) values ${sql.join(values)}`.execute(
      db,
    )
  })
  const said = ids.flatMap((id) => {
    const random = randomOf(id * 17 + 9)
    const yes = YES_OR_NO.flatMap((_, at) =>
      random() < 0.3 ? [[id, at + 1, 0, null, random() < 0.8 ? 1 : 0] as const] : [],
    )
    const paid = PAYMENTS.flatMap((one, at) => (random() < 0.15 ? [[id, 8, at, one, null] as const] : []))
    const places = random() < 0.1 ? [[id, 9, 0, null, Math.floor(random() * 60)] as const] : []
    return [...yes, ...paid, ...places]
  })
  await inChunks(said, 2000, async (some) => {
    const values = some.map(
      ([id, of, place, texto, numero]) =>
        sql`(${id}, ${of}, ${place}, cast(${texto} as text), cast(${numero} as double precision))`,
    )
    await sql`insert into empresa_caracteristicas (record_id, caracteristica_id, place, texto, numero)
      values ${sql.join(values)}`.execute(db)
  })
}
