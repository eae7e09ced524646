import type * as view from '../../contract/branchViews.ts'
import { fold } from '../../contract/spanish/spanish.ts'
import { estadoName } from '../../contract/values/estados.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import { isOneOf } from '../db/dialect.ts'
import type { Db } from '../db/types.ts'
import { appliesIn, counted, type Group, type Histogram } from './facets/choice.ts'
import type { KnownFacets } from './facets/memory.ts'
import { type Kind, NUMBER, type SetTable, YES_OR_NO } from './facets/sets.ts'
import type { Asked, Attribute } from './question.ts'

/** The most options of a group that an answer has: the largest. */
const MOST_OPTIONS = 200

/** Counts the branches of every option. A group disregards what is chosen of itself. */
export async function countsOf(
  db: Db,
  { board, tables }: KnownFacets,
  { groups, among, open }: Asked,
  attributes: readonly Attribute[],
): Promise<view.Filtros> {
  const { total, all, without } = counted(board, tables, groups, among)
  const known = new Map<Histogram, Uint32Array>()
  /** How many records have each value, of those that a group leaves to choose from. */
  const valuesFor = (name: Group['name'], column: 'places' | 'tags' | 'numbers'): Uint32Array => {
    const codes = without.get(name) ?? all[column]
    const found = known.get(codes) ?? valuesIn(tables[column], codes)
    known.set(codes, found)
    return found
  }
  const { places } = tables
  return {
    total,
    abiertas: sumOf(without.get('open') ?? all.hours, open()),
    categorias: await categoriesOf(db, tables.tags, valuesFor('categories', 'tags')),
    estados: statesOf(places, valuesFor('estados', 'places')),
    municipios: namesOf(places, valuesFor('municipios', 'places'), 'municipio'),
    colonias: namesOf(places, valuesFor('colonias', 'places'), 'colonia'),
    caracteristicas: attributes.flatMap((attribute) => {
      const column = attribute.tipo === NUMBER ? 'numbers' : 'tags'
      const table = tables[column]
      const counts = appliesIn(table, attribute.categories)
      // Values count for some sets only where it applies to some categories only.
      const values = counts
        ? valuesIn(
            table,
            (without.get(attribute.id) ?? all[column]).map((n, code) => n * (counts[code] ?? 0)),
          )
        : valuesFor(attribute.id, column)
      return attributeCounts(attribute, table, values)
    }),
  }
}

const sumOf = (codes: Histogram, wanted: Uint8Array): number =>
  codes.reduce((sum, n, code) => (wanted[code] === 1 ? sum + n : sum), 0)

/** Adds up the records of each value that the sets of a histogram have. */
export function valuesIn(table: SetTable, codes: Histogram): Uint32Array {
  const found = new Uint32Array(table.values.length)
  for (let code = 1; code < codes.length; code++) {
    const n = codes[code] ?? 0
    if (n === 0) continue
    table.each(code, (value) => {
      found[value] = (found[value] ?? 0) + n
    })
  }
  return found
}

/** Returns the values of a kind that some record has, as they are written. */
export function ofKind({ values }: SetTable, found: Uint32Array, kind: Kind) {
  return values.flatMap((value, at) => {
    const total = found[at] ?? 0
    return value.kind === kind && total > 0 ? [{ ...value, total }] : []
  })
}

interface Option {
  readonly nombre: string
  readonly total: number
}

/** Sorts the largest first, and equal ones by name. */
function largest<O extends Option>(options: readonly O[]): O[] {
  const sorted = options.toSorted((a, b) => b.total - a.total)
  // Only those that may be among the largest need their names compared, which costs far more.
  const least = sorted[MOST_OPTIONS - 1]?.total ?? 0
  return sorted
    .filter(({ total }) => total >= least)
    .map((option) => ({ option, key: fold(option.nombre) }))
    .sort((a, b) => b.option.total - a.option.total || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .slice(0, MOST_OPTIONS)
    .map(({ option }) => option)
}

/** Names the categories that some record has, the largest first. */
export async function categoriesOf(
  db: Db,
  table: SetTable,
  found: Uint32Array,
): Promise<view.Filtros['categorias']> {
  madeOf(tags.all('categoria'), tags.list('categoria'))
  const totals = new Map(ofKind(table, found, 'category').map(({ text, total }) => [Number(text), total]))
  const rows = await db
    .selectFrom('categoria')
    .select(['id', 'slug', 'nombre'])
    .where(isOneOf(db, 'id', [...totals.keys()]))
    .execute()
  return largest(rows.map(({ id, slug, nombre }) => ({ slug, nombre, total: totals.get(id) ?? 0 })))
}

function statesOf(table: SetTable, found: Uint32Array): view.Filtros['estados'] {
  return largest(
    ofKind(table, found, 'estado').flatMap(({ text: clave, total }) => {
      const nombre = estadoName(clave)
      return nombre === undefined ? [] : [{ clave, nombre, total }]
    }),
  )
}

/** Adds up names that differ in accents and case only, under the spelling that most branches have. */
function namesOf(table: SetTable, found: Uint32Array, kind: 'municipio' | 'colonia'): Option[] {
  const byKey = new Map<string, { nombre: string; most: number; total: number }>()
  for (const { key, text, total } of ofKind(table, found, kind)) {
    const known = byKey.get(key)
    if (!known) byKey.set(key, { nombre: text, most: total, total })
    else {
      known.total += total
      if (total < known.most || (total === known.most && text < known.nombre)) continue
      known.nombre = text
      known.most = total
    }
  }
  return largest(Array.from(byKey.values(), ({ nombre, total }) => ({ nombre, total })))
}

/** Counts the values of a característica; nothing when no branch has one that counts. */
function attributeCounts(
  { id, slug, nombre, tipo, unidad, opciones }: Attribute,
  table: SetTable,
  found: Uint32Array,
): view.Filtros['caracteristicas'] {
  const values = ofKind(table, found, id)
  const common = { slug, nombre, tipo, unidad }
  if (tipo === NUMBER) {
    const numbers = values.map(({ text }) => Number(text))
    if (numbers.length === 0) return []
    return [
      { ...common, opciones: [], minimo: leastOf(numbers), maximo: -leastOf(numbers.map((one) => -one)) },
    ]
  }
  const counted = values.filter(({ text }) => tipo === YES_OR_NO || opciones.includes(text))
  if (counted.length === 0) return []
  const options = largest(counted.map(({ text, total }) => ({ nombre: text, total })))
  const named = options.map(({ nombre: valor, total }) => ({ valor, total }))
  return [{ ...common, opciones: named, minimo: null, maximo: null }]
}

const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((least, one) => Math.min(least, one), Infinity)
