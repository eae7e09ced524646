import { pdfPath, site } from '../../../contract/paths.ts'
import type { SiteKind } from '../../../contract/siteKinds.ts'
import { formatPrice } from '../../../contract/values/numbers.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { shorten } from '../ui/excerpt.ts'
import { kindTitle, searchAddress, seeAll } from './kinds.ts'

/** The results of a site-wide search, for the search page and the search dialog. */

export const NOTHING: SiteAnswer = {
  empresas: [],
  productos: [],
  posts: [],
  paginas: [],
  catalogos: [],
  totales: { empresas: 0, productos: 0, posts: 0, paginas: 0, catalogos: 0 },
}

export interface Result {
  readonly id: number
  readonly to: string
  readonly title: string
  /** The category of a product, or the page of a document. */
  readonly kicker: string | undefined
  readonly text: string
  /** An excerpt around the match; undefined where a text is always shown. */
  readonly extract?: string | undefined
  readonly price?: string
  /** Folder and file of its picture, if it has one. */
  readonly picture: readonly [folder: string, file: string | null] | null
}

export interface Group {
  readonly key: SiteKind
  readonly title: string
  readonly results: readonly Result[]
  /** The address of a longer list. */
  readonly more: { readonly to: string; readonly text: string } | null
}

/**
 * Returns the kinds with results, in the order of the site's sections; with `only`, the answer is a page of that kind.
 */
export function groupsOf(answer: SiteAnswer, text: string, only: SiteKind | null = null): Group[] {
  const q = text.trim()
  const group = (key: SiteKind, results: readonly Result[], section: Group['more'] = null): Group => {
    const total = answer.totales[key]
    const all = { to: searchAddress(q, key), text: seeAll(key, total) }
    return { key, title: kindTitle(key), results, more: !only && total > results.length ? all : section }
  }
  const all = [
    group('empresas', branches(answer.empresas), {
      to: `${site.sucursales}?${new URLSearchParams({ q })}`,
      text: 'Ver en Sucursales',
    }),
    group('productos', products(answer.productos)),
    group('posts', articles(answer.posts, 'post', site.post)),
    group('paginas', articles(answer.paginas, 'pagina', site.pagina)),
    group('catalogos', documents(answer.catalogos), {
      to: `/?${new URLSearchParams({ documentos: q })}#documentos`,
      text: 'Ver en Documentos',
    }),
  ]
  return all.filter(({ results }) => results.length > 0)
}

const branches = (found: SiteAnswer['empresas']): Result[] =>
  found.map((one) => ({
    id: one.id,
    to: site.sucursal(one.slug),
    title: one.nombre,
    kicker: one.categoria?.nombre,
    text: one.direccion ?? '',
    extract: one.extracto,
    picture: ['empresa', one.urlfoto],
  }))

const products = (found: SiteAnswer['productos']): Result[] =>
  found.map((one) => ({
    id: one.id,
    to: site.producto(one.slug),
    title: one.name,
    kicker: one.categoria?.nombre,
    text: one.extracto ?? shorten(one.description),
    price: formatPrice(one.price),
    picture: ['producto', one.image],
  }))

type Article = SiteAnswer['posts'][number] | SiteAnswer['paginas'][number]

const articles = (found: readonly Article[], folder: string, addressOf: (slug: string) => string): Result[] =>
  found.map((one) => ({
    id: one.id,
    to: addressOf(one.slug),
    title: one.title,
    kicker: undefined,
    text: one.extracto ?? shorten(one.description),
    picture: one.image ? [folder, one.image] : null,
  }))

const documents = (found: SiteAnswer['catalogos']): Result[] =>
  found.map((one) => ({
    id: one.id,
    to: pdfPath(one.archivo, one.pagina),
    title: one.titulo,
    kicker: one.pagina ? `Página ${one.pagina}` : 'PDF',
    text: one.extracto ?? '',
    picture: one.portada ? ['catalogo', one.portada] : null,
  }))

export const countIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0)
