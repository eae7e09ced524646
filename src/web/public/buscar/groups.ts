import { pdfPath, site } from '../../../contract/paths.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { excerpt } from '../excerpt.ts'
import { formatPrice } from '../money.ts'

/** What the whole site has for a text, as the search page and the search dialog show it. */

export const NOTHING: SiteAnswer = { empresas: [], productos: [], posts: [], paginas: [], catalogos: [] }

/** Whether there is something to look for. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export const searchAddress = (text: string): string =>
  text.trim() === '' ? site.buscar : `${site.buscar}?${new URLSearchParams({ q: text.trim() })}`

export interface Result {
  readonly id: number
  readonly to: string
  readonly title: string
  /** Its category, the page of a document. */
  readonly kicker: string | undefined
  readonly text: string
  /** What stands around the match, beside a text that is always shown. */
  readonly extract?: string | undefined
  readonly price?: string
  /** Folder and file of its picture, if it has one. */
  readonly picture: readonly [folder: string, file: string | null] | null
}

export interface Group {
  readonly key: keyof SiteAnswer
  readonly title: string
  readonly results: readonly Result[]
  /** Where a fuller list is. */
  readonly more: { readonly to: string; readonly text: string } | null
}

/** The kinds that have results, in the order of the site's own sections. */
export function groupsOf(answer: SiteAnswer, text: string): Group[] {
  const q = text.trim()
  const all: Group[] = [
    {
      key: 'empresas',
      title: 'Sucursales',
      results: answer.empresas.map((one) => ({
        id: one.id,
        to: site.sucursal(one.slug),
        title: one.nombre,
        kicker: one.categoria?.nombre,
        text: one.direccion ?? '',
        extract: one.extracto,
        picture: ['empresa', one.urlfoto],
      })),
      more: { to: `${site.sucursales}?${new URLSearchParams({ q })}`, text: 'Ver en Sucursales' },
    },
    {
      key: 'productos',
      title: 'Productos',
      results: answer.productos.map((one) => ({
        id: one.id,
        to: site.producto(one.slug),
        title: one.name,
        kicker: one.categoria?.nombre,
        text: one.extracto ?? excerpt(one.description),
        price: formatPrice(one.price),
        picture: ['producto', one.image],
      })),
      more: null,
    },
    { key: 'posts', title: 'Blog', results: articles(answer.posts, 'post', site.post), more: null },
    {
      key: 'paginas',
      title: 'Páginas',
      results: articles(answer.paginas, 'pagina', site.pagina),
      more: null,
    },
    {
      key: 'catalogos',
      title: 'Documentos',
      results: answer.catalogos.map((one) => ({
        id: one.id,
        to: pdfPath(one.archivo, one.pagina),
        title: one.titulo,
        kicker: one.pagina ? `Página ${one.pagina}` : 'PDF',
        text: one.extracto ?? '',
        picture: one.portada ? ['catalogo', one.portada] : null,
      })),
      more: { to: `/?${new URLSearchParams({ documentos: q })}#documentos`, text: 'Ver en Documentos' },
    },
  ]
  return all.filter(({ results }) => results.length > 0)
}

type Article = SiteAnswer['posts'][number] | SiteAnswer['paginas'][number]

const articles = (found: readonly Article[], folder: string, addressOf: (slug: string) => string): Result[] =>
  found.map((one) => ({
    id: one.id,
    to: addressOf(one.slug),
    title: one.title,
    kicker: undefined,
    text: one.extracto ?? excerpt(one.description),
    picture: one.image ? [folder, one.image] : null,
  }))

export const countIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { results }) => sum + results.length, 0)
