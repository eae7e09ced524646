import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import type { Filtros, FoundEmpresa } from '../../../contract/branchViews.ts'
import { api, site } from '../../../contract/paths.ts'
import { slugify } from '../../../contract/spanish/slug.ts'
import { ApiError } from '../../api.ts'
import { reader } from '../../load.ts'
import { pageNumberOf } from '../ui/pager.tsx'
import { chipsOf, onlyCategory, widerText } from './chosen.ts'
import { inList } from './listed.ts'
import { filtersOf, questionIn, readableAddress, without } from './question.ts'

/** Reads what the list of branches shows: a page of them, and how many each filter leads to. */

export const PER_PAGE = 24
/** The most options of a group on the page; the API gives more. */
const MOST_OPTIONS = 40
const MOST_PLACES = 24

type Context = Readonly<RouterContextProvider>

export async function readBranches(context: Context, request: Request) {
  const url = new URL(request.url)
  const question = questionIn(url.searchParams)
  const page = pageNumberOf(url.searchParams)
  const { get, list } = reader(context)
  const paged = new URLSearchParams([...question, ['page', String(page)], ['per_page', String(PER_PAGE)]])
  try {
    const [found, counts, all] = await Promise.all([
      list<FoundEmpresa>(`${api.sucursales}?${paged}`),
      get<Filtros>(`${api.filtros}?${question}`),
      question.size > 0 ? get<Filtros>(api.filtros) : null,
    ])
    const empresas = { ...found, items: found.items.map(inList) }
    const filters = optionsOf(counts, all ?? counts, question)
    const chips = chipsOf(question, filters.groups)
    const narrow = empresas.total === 0 ? await narrowest(context, question) : null
    return {
      question: String(question),
      page,
      empresas,
      filters,
      chips,
      places: placesOf(all ?? counts),
      count: filtersOf(question).length,
      category: onlyCategory(question, filters.groups),
      wider: narrow && {
        label: widerText(narrow.name, chips),
        to: `?${without(question, narrow.name)}`,
        total: narrow.total,
      },
    }
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 422 ? Object.keys(error.errors) : []
    const address = refused.length > 0 ? readableAddress(url, refused) : null
    throw address === null ? error : redirect(address)
  }
}

/** Returns the filter without which most branches are found; null when none would help. */
async function narrowest(context: Context, question: URLSearchParams) {
  const { list } = reader(context)
  const totals = await Promise.all(
    filtersOf(question).map(async (name) => {
      const { total } = await list(`${api.sucursales}?${without(question, name)}&per_page=1`)
      return { name, total }
    }),
  )
  return totals.toSorted((a, b) => b.total - a.total).find(({ total }) => total > 0) ?? null
}

/** The places with the most branches, which have pages of their own. */
const placesOf = ({ municipios }: Filtros) =>
  municipios
    .map(({ nombre, total }) => ({ nombre, total, to: site.lugar(slugify(nombre)) }))
    // A name without letters has no page, and some names share one.
    .filter(({ to }, at, all) => to !== site.lugar('') && all.findIndex((one) => one.to === to) === at)
    .slice(0, MOST_PLACES)

/** An option of a filter, and how many branches it leads to. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly total: number
}

export interface OptionGroup {
  readonly name: string
  readonly title: string
  /** Of a number: the range that branches have, in its unit. */
  readonly range?: { readonly from: number; readonly to: number; readonly unit: string | null }
  readonly options: readonly Option[]
}

export type Filters = ReturnType<typeof optionsOf>

/** Joins the present counts with all options, so that one that leads to nothing can be told before it is chosen. */
function optionsOf(counts: Filtros, all: Filtros, question: URLSearchParams) {
  const joined = <T>(name: string, list: readonly T[], whole: readonly T[], optionOf: (one: T) => Option) => {
    const present = list.map(optionOf)
    const known = new Set(present.map(({ value }) => value))
    const others = whole.map(optionOf).flatMap((one) => (known.has(one.value) ? [] : [{ ...one, total: 0 }]))
    const options = [...present, ...others]
    const chosen = question.getAll(name)
    const isChosen = ({ value }: Option) => chosen.includes(value)
    return [...options.slice(0, MOST_OPTIONS), ...options.slice(MOST_OPTIONS).filter(isChosen)]
  }
  type Counted = { readonly nombre: string; readonly total: number }
  const place = ({ nombre, total }: Counted): Option => ({ value: nombre, label: nombre, total })
  const attributes = all.caracteristicas.map(
    ({ slug, nombre, tipo, unidad, minimo, maximo, opciones }): OptionGroup => {
      const name = `c[${slug}]`
      const own = counts.caracteristicas.find((one) => one.slug === slug)
      const says = (valor: string) => (tipo === 'si_no' ? (valor === '1' ? 'Sí' : 'No') : valor)
      const option = ({ valor, total }: { valor: string; total: number }): Option => ({
        value: valor,
        label: says(valor),
        total,
      })
      return {
        name,
        title: nombre,
        options: joined(name, own?.opciones ?? [], opciones, option),
        ...(minimo !== null && maximo !== null && { range: { from: minimo, to: maximo, unit: unidad } }),
      }
    },
  )
  const groups: OptionGroup[] = [
    {
      name: 'categoria',
      title: 'Categoría',
      options: joined('categoria', counts.categorias, all.categorias, ({ slug, nombre, total }) => ({
        value: slug,
        label: nombre,
        total,
      })),
    },
    {
      name: 'estado',
      title: 'Estado',
      options: joined('estado', counts.estados, all.estados, ({ clave, nombre, total }) => ({
        value: clave,
        label: nombre,
        total,
      })),
    },
    {
      name: 'municipio',
      title: 'Municipio',
      options: joined('municipio', counts.municipios, all.municipios, place),
    },
    { name: 'colonia', title: 'Colonia', options: joined('colonia', counts.colonias, all.colonias, place) },
    ...attributes,
  ]
  return { groups: groups.filter(({ options, range }) => options.length > 0 || range), open: counts.abiertas }
}
