import { slugify } from '../src/contract/spanish/slug.ts'
import { addDays } from '../src/contract/values/dates.ts'
import { holidays } from '../src/contract/values/holidays.ts'
import { fichasDeCuidado } from './fichas/cuidado.ts'
import { fichasDeHogar } from './fichas/hogar.ts'
import { fichasDeMesa } from './fichas/mesa.ts'
import { fichasDeOficios } from './fichas/oficios.ts'
import { partesDe } from './plano/partes.ts'
import { puntos } from './puntos.ts'
import type { DiaEspecial, Empresa, Ficha } from './tipos.ts'

/** What the branches of the demo say beside the specified fields, by their name. */
export const fichas: Readonly<Record<string, Ficha>> = {
  ...fichasDeMesa,
  ...fichasDeHogar,
  ...fichasDeCuidado,
  ...fichasDeOficios,
}

/**
 * Returns the further fields of a branch, without its pictures and `clave`. `today` (`YYYY-MM-DD`) is when the demo is
 * loaded; `idOf` gives the id of a category.
 */
export function camposDe({ nombre, direccion }: Empresa, today: string, idOf: (clave: string) => number) {
  const { dias = [], cerrada, si = [], no = [], ...ficha } = fichas[nombre] ?? {}
  const answers = [...si.map((clave) => [clave, true]), ...no.map((clave) => [clave, false])]
  return {
    ...partesDe(direccion),
    entre_calles: ficha.entre ?? null,
    ubicacion: puntos[slugify(nombre)],
    telefonos: ficha.telefonos ?? [],
    whatsapp: ficha.whatsapp ?? null,
    instagram: ficha.instagram ?? null,
    horario: ficha.horario ?? null,
    excepciones: exceptionsOf(dias, today),
    cerrado_hasta: cerrada === undefined ? null : addDays(today, cerrada),
    razon_social: ficha.razonSocial ?? null,
    categorias: (ficha.categorias ?? []).map(idOf),
    caracteristicas: { ...Object.fromEntries(answers), ...ficha.valores },
  }
}

/** The pictures of a branch: their description, and the key of their file. */
export const fotosDe = (nombre: string) =>
  (fichas[nombre]?.fotos ?? []).map(({ vista, alt }) => ({ vista, alt, key: `${nombre} ${vista}` }))

/** The organisation's own number for a branch. */
export const claveDe = ({ orden }: Empresa): string => `PB-${String(orden).padStart(3, '0')}`

/** Where two fall on one date, the first counts. */
function exceptionsOf(dias: readonly DiaEspecial[], today: string) {
  const dates = new Set<string>()
  return dias.flatMap(({ el, horas, nota }) => {
    const fecha = dateOf(el, today)
    if (dates.has(fecha)) return []
    dates.add(fecha)
    return [{ fecha, intervalos: horas, nota }]
  })
}

function dateOf(el: DiaEspecial['el'], today: string): string {
  if (typeof el === 'number') return addDays(today, el)
  const year = Number(today.slice(0, 4))
  const next = (dates: (year: number) => string[]) =>
    [...dates(year), ...dates(year + 1)].find((date) => date > today) ?? today
  return next(el === 'festivo' ? holidays : (of) => [`${of}-${el}`])
}
