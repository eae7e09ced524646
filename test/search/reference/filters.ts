/**
 * The rules of the filters of branches, as plainly as possible: every branch is read for every question. The index must
 * give the same answer. Imports nothing from src/, so that a mistake in a shared function cannot hide.
 */

export interface Definition {
  readonly slug: string
  readonly tipo: 'si_no' | 'lista' | 'varias' | 'numero'
  readonly opciones: readonly string[]
  readonly categorias: readonly string[]
  readonly se_filtra: boolean
}

type Interval = readonly [from: number, to: number]

export interface FilteredBranch {
  readonly id: number
  readonly orden: number
  readonly nombre: string
  /** The principal one first. */
  readonly categorias: readonly string[]
  readonly estado: string | null
  readonly municipio: string | null
  readonly colonia: string | null
  readonly punto: { readonly lat: number; readonly lng: number } | null
  readonly horario: Readonly<Record<string, readonly Interval[]>> | null
  readonly excepciones: readonly {
    readonly fecha: string
    readonly intervalos: readonly Interval[]
    readonly nota: null
  }[]
  readonly cerrado_hasta: string | null
  readonly zona: string | null
  readonly caracteristicas: Readonly<Record<string, boolean | number | string | readonly string[]>>
}

/** The parameters of the call; lists mean any of them. */
export interface Filters {
  readonly q?: string
  readonly categoria?: readonly string[]
  readonly estado?: readonly string[]
  readonly municipio?: readonly string[]
  readonly colonia?: readonly string[]
  readonly c?: Readonly<Record<string, readonly string[]>>
  readonly abierto?: boolean
  readonly cerca?: { readonly lat: number; readonly lng: number }
  readonly km?: number
  readonly marco?: readonly [west: number, south: number, east: number, north: number]
  readonly orden?: 'nombre' | 'distancia'
}

export interface Site {
  readonly branches: readonly FilteredBranch[]
  readonly definitions: readonly Definition[]
  readonly now: Date
  readonly zone: string
}

type Group = Exclude<keyof Filters, 'q' | 'cerca' | 'km' | 'marco' | 'orden' | 'c'> | `c.${string}`

/** Returns the branches that meet the filters, in order, with their distance. */
export function listed(site: Site, filters: Filters): { id: number; distancia_m: number | null }[] {
  const { cerca, orden } = filters
  const found = matching(site, filters).map((branch) => ({
    ...branch,
    distancia_m: cerca && branch.punto ? Math.round(metres(cerca, branch.punto)) : null,
  }))
  const byPlace = (a: FilteredBranch, b: FilteredBranch) => a.orden - b.orden || a.id - b.id
  const byName = (a: FilteredBranch, b: FilteredBranch) =>
    compare(keyOf(a.nombre), keyOf(b.nombre)) || a.id - b.id
  if (orden === 'nombre') found.sort(byName)
  else if (cerca)
    found.sort((a, b) => (a.distancia_m ?? Infinity) - (b.distancia_m ?? Infinity) || byPlace(a, b) || 0)
  else found.sort(byPlace)
  // Infinity minus Infinity is no number: those without a point stand by their place.
  if (cerca && orden !== 'nombre') {
    const pointed = found.filter(({ distancia_m }) => distancia_m !== null)
    const others = found.filter(({ distancia_m }) => distancia_m === null).sort(byPlace)
    pointed.sort((a, b) => Number(a.distancia_m) - Number(b.distancia_m) || byPlace(a, b))
    return [...pointed, ...others].map(({ id, distancia_m }) => ({ id, distancia_m }))
  }
  return found.map(({ id, distancia_m }) => ({ id, distancia_m }))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the branches that meet every filter, except those of one group. */
function matching(site: Site, filters: Filters, except?: Group): FilteredBranch[] {
  return site.branches.filter((branch) => meets(site, branch, filters, except))
}

function meets(site: Site, branch: FilteredBranch, filters: Filters, except?: Group): boolean {
  const { categoria, estado, municipio, colonia, abierto, cerca, km, marco, c = {}, q } = filters
  const anyOf = (group: Group, wanted: readonly string[] | undefined, has: (value: string) => boolean) =>
    wanted === undefined || except === group || wanted.some(has)
  const samePlace = (own: string | null) => (value: string) => own !== null && keyOf(own) === keyOf(value)
  return (
    (q === undefined ||
      keyOf(branch.nombre)
        .split(' ')
        .some((word) => word.startsWith(keyOf(q)))) &&
    anyOf('categoria', categoria, (value) => branch.categorias.includes(value)) &&
    anyOf('estado', estado, (value) => branch.estado === value) &&
    anyOf('municipio', municipio, samePlace(branch.municipio)) &&
    anyOf('colonia', colonia, samePlace(branch.colonia)) &&
    (!abierto || except === 'abierto' || isOpen(branch, site)) &&
    Object.entries(c).every(([slug, wanted]) => {
      const definition = site.definitions.find((one) => one.slug === slug && one.se_filtra)
      return !definition || anyOf(`c.${slug}`, wanted, (value) => hasValue(branch, definition, value))
    }) &&
    (cerca === undefined ||
      km === undefined ||
      (branch.punto !== null && metres(cerca, branch.punto) <= km * 1000)) &&
    (marco === undefined || (branch.punto !== null && isInside(branch.punto, marco)))
  )
}

function hasValue(
  branch: FilteredBranch,
  { slug, tipo, opciones, categorias }: Definition,
  wanted: string,
): boolean {
  if (categorias.length > 0 && !categorias.some((one) => branch.categorias.includes(one))) return false
  const own = branch.caracteristicas[slug]
  if (own === undefined) return false
  if (tipo === 'si_no') return wanted === (own === true ? '1' : '0')
  if (tipo !== 'numero') return opciones.includes(wanted) && [own].flat().includes(wanted)
  const [from = '', to = from] = wanted.split('..')
  return (from === '' || Number(own) >= Number(from)) && (to === '' || Number(own) <= Number(to))
}

/** The counts of each option of each group, without those of 0. */
export function countedOptions(site: Site, filters: Filters) {
  const count = (group: Group, valuesOf: (branch: FilteredBranch) => readonly (string | null)[]) => {
    const found: Record<string, number> = {}
    for (const branch of matching(site, filters, group))
      for (const value of new Set(valuesOf(branch)))
        if (value !== null) found[value] = (found[value] ?? 0) + 1
    return found
  }
  const key = (name: string | null) => [name === null ? null : keyOf(name)]
  return {
    total: matching(site, filters).length,
    abiertas: matching(site, filters, 'abierto').filter((branch) => isOpen(branch, site)).length,
    categorias: count('categoria', ({ categorias }) => categorias),
    estados: count('estado', ({ estado }) => [estado]),
    municipios: count('municipio', ({ municipio }) => key(municipio)),
    colonias: count('colonia', ({ colonia }) => key(colonia)),
    caracteristicas: Object.fromEntries(
      site.definitions
        .filter(({ se_filtra, tipo }) => se_filtra && tipo !== 'numero')
        .map((definition) => {
          const options = definition.tipo === 'si_no' ? ['1', '0'] : definition.opciones
          const has = (branch: FilteredBranch) => options.filter((one) => hasValue(branch, definition, one))
          return [definition.slug, count(`c.${definition.slug}`, has)] as const
        })
        .filter(([, options]) => Object.keys(options).length > 0),
    ),
  }
}

/** Letters without accents and case; `ñ` is its own. */
const keyOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/n\u0303/g, 'n~')
    .replace(/[\u0300-\u036f]/g, '')

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

function isOpen(branch: FilteredBranch, { now, zone }: Site): boolean {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: branch.zona ?? zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const [date = '', time = ''] = parts.format(now).split(', ')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute
  const before = new Date(Date.parse(`${date}T12:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const holds = (day: string, moment: number) =>
    begunOn(branch, day).some(([from, to]) => from <= moment && moment < to)
  return holds(date, at) || holds(before, at + 1440)
}

function begunOn({ horario, excepciones, cerrado_hasta }: FilteredBranch, day: string): readonly Interval[] {
  if (!horario || (cerrado_hasta !== null && day <= cerrado_hasta)) return []
  const exception = excepciones.find(({ fecha }) => fecha === day)
  const weekday = DAYS[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7] ?? ''
  return exception ? exception.intervalos : (horario[weekday] ?? [])
}

interface Point {
  readonly lat: number
  readonly lng: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function metres(a: Point, b: Point): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const east = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  const h = north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(h)))
}

function isInside({ lat, lng }: Point, [west, south, east, north]: NonNullable<Filters['marco']>): boolean {
  const across = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
  return across && lat >= south && lat <= north
}
