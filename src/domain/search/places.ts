import { setImmediate } from 'node:timers/promises'
import type * as view from '../../contract/branchViews.ts'
import { site } from '../../contract/paths.ts'
import { slugify } from '../../contract/spanish/slug.ts'
import { madeOf, tags } from '../changes/cacheTags.ts'
import type { Db } from '../db/types.ts'
import { categoriaId } from '../views/public.ts'
import { categoriesOf, ofKind, valuesIn } from './branchCounts.ts'
import { counted, groupsOf, type Histogram } from './facets/choice.ts'
import type { KnownFacets } from './facets/memory.ts'
import type { SetTable } from './facets/sets.ts'

/**
 * The municipalities in which there are branches, by the slugs of their names: equal names of several states are one
 * place.
 */

/** A place's page is in the sitemap from so many branches on. */
const LISTED_FROM = 3
const MOST_NEIGHBOURS = 12

/** Describes a place, or the branches of a category there; null when there are none. */
export async function placeOf(
  db: Db,
  { board, tables }: KnownFacets,
  slug: string,
  categoria?: string,
): Promise<view.Lugar | null> {
  madeOf(tags.all('empresa'), tags.facets('empresa'))
  const municipios = slugsIn(tables.places).get(slug)
  if (!municipios) return null
  const categories = categoria === undefined ? {} : { categories: [await categoriaId(db, categoria)] }
  const groups = groupsOf({ municipios, ...categories }, tables, () => new Uint8Array())
  const { total, all, without } = counted(board, tables, groups, null)
  if (total === 0) return null
  const here = valuesIn(tables.places, all.places)
  const estados = ofKind(tables.places, here, 'estado').map(({ text }) => text)
  const names = ofKind(tables.places, here, 'municipio').sort((a, b) => b.total - a.total)
  return {
    slug,
    nombre: names[0]?.text ?? slug,
    municipios: [...municipios],
    estados: estados.sort(),
    total,
    categorias: await categoriesOf(
      db,
      tables.tags,
      valuesIn(tables.tags, without.get('categories') ?? all.tags),
    ),
    vecinos: neighbours(tables.places, without.get('municipios') ?? all.places, slug, new Set(estados)),
  }
}

/** Returns the places with the most branches in the same states. */
function neighbours(
  places: SetTable,
  codes: Histogram,
  slug: string,
  states: ReadonlySet<string>,
): view.Lugar['vecinos'] {
  const spelled = new Map<string, { nombre: string; total: number }>()
  for (let code = 1; code < codes.length; code++) {
    const n = codes[code] ?? 0
    if (n === 0) continue
    const { estado, municipio } = partsOf(places, code)
    if (!municipio || (states.size > 0 && !states.has(estado))) continue
    const known = spelled.get(municipio) ?? { nombre: municipio, total: 0 }
    known.total += n
    spelled.set(municipio, known)
  }
  const bySlug = new Map<string, { slug: string; nombre: string; total: number; most: number }>()
  for (const { nombre, total } of spelled.values()) {
    const own = slugify(nombre)
    if (own === '' || own === slug) continue
    const known = bySlug.get(own) ?? { slug: own, nombre, total: 0, most: 0 }
    if (total > known.most) Object.assign(known, { nombre, most: total })
    known.total += total
    bySlug.set(own, known)
  }
  return [...bySlug.values()]
    .sort((a, b) => b.total - a.total || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST_NEIGHBOURS)
    .map(({ slug: own, nombre, total }) => ({ slug: own, nombre, total }))
}

function partsOf(places: SetTable, code: number): { estado: string; municipio: string } {
  const parts = { estado: '', municipio: '' }
  places.each(code, (at) => {
    const value = places.values[at]
    if (value?.kind === 'estado' || value?.kind === 'municipio') parts[value.kind] = value.text
  })
  return parts
}

/** The spellings of each place's name. They only grow, so they are read again when there are more. */
function slugsIn({ values }: SetTable): ReadonlyMap<string, readonly string[]> {
  const known = slugs.get(values)
  if (known?.of === values.length) return known.bySlug
  const bySlug = new Map<string, string[]>()
  for (const { kind, text } of values) {
    if (kind !== 'municipio') continue
    const slug = slugify(text)
    if (slug !== '') bySlug.set(slug, [...(bySlug.get(slug) ?? []), text])
  }
  slugs.set(values, { of: values.length, bySlug })
  return bySlug
}

const slugs = new WeakMap<
  SetTable['values'],
  { readonly of: number; readonly bySlug: ReadonlyMap<string, readonly string[]> }
>()

/** How many branches a place has, in all and of each category by its id. */
interface Counts {
  total: number
  readonly categories: Map<number, number>
}

/** Returns the function that gives the addresses of the places' pages for the sitemap. It counts once a change. */
export function createPlacePages() {
  let last: { readonly version: number; readonly counts: Promise<ReadonlyMap<string, Counts>> } | null = null
  return async (db: Db, facets: KnownFacets): Promise<string[]> => {
    madeOf(tags.all('empresa'), tags.facets('empresa'), tags.all('categoria'), tags.list('categoria'))
    if (last?.version !== facets.version) last = { version: facets.version, counts: countPlaces(facets) }
    const counts = await last.counts
    const rows = await db.selectFrom('categoria').select(['id', 'slug']).execute()
    const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
    return [...counts].flatMap(([place, { total, categories }]) => {
      if (total < LISTED_FROM) return []
      const ofCategories = [...categories].flatMap(([id, n]) => {
        const categoria = slugOf.get(id)
        return categoria && n >= LISTED_FROM ? [site.lugarCategoria(place, categoria)] : []
      })
      return [site.lugar(place), ...ofCategories.sort()]
    })
  }
}

/** Goes through all records, and lets others be served in between. */
async function countPlaces({ board, tables }: KnownFacets): Promise<ReadonlyMap<string, Counts>> {
  const found = new Map<string, Counts>()
  const places = Array.from({ length: tables.places.size() }, (_, code) => {
    const slug = slugify(partsOf(tables.places, code).municipio)
    if (slug === '') return null
    const known = found.get(slug) ?? { total: 0, categories: new Map() }
    found.set(slug, known)
    return known
  })
  const categories = Array.from({ length: tables.tags.size() }, (_, code) => categoriesIn(tables.tags, code))
  for (const { live, columns } of board.pages.values()) {
    for (let at = 0; at < live.length; at++) {
      for (let rest = live[at] ?? 0; rest !== 0; rest &= rest - 1) {
        const record = at * 32 + 31 - Math.clz32(rest & -rest)
        const place = places[columns.places[record] ?? 0]
        if (!place) continue
        place.total++
        for (const id of categories[columns.tags[record] ?? 0] ?? [])
          place.categories.set(id, (place.categories.get(id) ?? 0) + 1)
      }
    }
    await setImmediate()
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function categoriesIn(table: SetTable, code: number): number[] {
  const ids: number[] = []
  table.each(code, (at) => {
    const value = table.values[at]
    if (value?.kind === 'category') ids.push(Number(value.text))
  })
  return ids
}
