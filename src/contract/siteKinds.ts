import type { CollectionName } from './resources/index.ts'

/** A kind of content that the search of the whole site finds. */
interface Kind {
  /** The collection of its records. */
  readonly of: CollectionName
  /** The site's words for its results: `Ver los 37 productos`. */
  readonly title: string
  readonly article: 'los' | 'las'
  readonly many: string
}

/**
 * The kinds of content that the search of the whole site finds, by their names in its answer and address, in the order
 * of the site's sections. domain/search/searched.ts says how each is found, web/public/buscar/drawn.ts how its results
 * look.
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

/** Returns the result of `make` for each kind. */
export const ofEachKind = <T>(make: (kind: SiteKind) => T): Record<SiteKind, T> =>
  Object.fromEntries(siteKindNames.map((kind) => [kind, make(kind)])) as Record<SiteKind, T>

/** The answer when nothing matches. */
export const nothingFound = { ...ofEachKind((): never[] => []), totales: ofEachKind(() => 0) }

/**
 * The most results of a kind that are counted and listed: nobody reads further, and a common word costs no more than
 * others.
 */
export const MOST_FOUND = 100
