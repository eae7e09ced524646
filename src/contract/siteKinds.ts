import type { CollectionName } from './resources/index.ts'

/** A kind of content that the search of the whole site finds. */
interface Kind {
  /** The collection that it is. */
  readonly of: CollectionName
  /** What the site calls its results: `Ver los 37 productos`. */
  readonly title: string
  readonly article: 'los' | 'las'
  readonly many: string
}

/**
 * What the search of the whole site finds, as its answer and its address name it, in the order of the site's sections. How
 * each is found, domain/search/searched.ts says; how its results look, web/public/buscar/drawn.ts.
 */
export const siteKinds = {
  empresas: { of: 'empresa', title: 'Sucursales', article: 'las', many: 'sucursales' },
  productos: { of: 'producto', title: 'Productos', article: 'los', many: 'productos' },
  posts: { of: 'post', title: 'Blog', article: 'los', many: 'artículos' },
  paginas: { of: 'pagina', title: 'Páginas', article: 'las', many: 'páginas' },
  catalogos: { of: 'catalogo', title: 'Documentos', article: 'los', many: 'documentos' },
} as const satisfies Readonly<Record<string, Kind>>

export type SiteKind = keyof typeof siteKinds
/** The collection of a kind. */
export type CollectionOfKind<K extends SiteKind> = (typeof siteKinds)[K]['of']
/** The collections that are searched. */
export type SearchedName = CollectionOfKind<SiteKind>

export const siteKindNames = Object.keys(siteKinds) as SiteKind[]

/** What `make` gives for each kind. */
export const ofEachKind = <T>(make: (kind: SiteKind) => T): Record<SiteKind, T> =>
  Object.fromEntries(siteKindNames.map((kind) => [kind, make(kind)])) as Record<SiteKind, T>

/** The answer to a text that finds nothing. */
export const nothingFound = { ...ofEachKind((): never[] => []), totales: ofEachKind(() => 0) }

/** So many of a kind are counted and listed: nobody reads further, and a common word costs no more than others. */
export const MOST_FOUND = 100

/** So many branches, or catalogues, does a search of theirs give. */
export const MOST_OF_ONE_SEARCH = 50
