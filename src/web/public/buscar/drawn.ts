import { pdfPath, site } from '../../../contract/paths.ts'
import type { SiteKind } from '../../../contract/siteKinds.ts'
import { formatPrice } from '../../../contract/values/numbers.ts'
import type { SiteAnswer } from '../../../contract/views.ts'
import { shorten } from '../ui/excerpt.ts'

/** How the results of each kind look, on the search page and in the search dialog. */

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

interface Drawn {
  readonly results: (answer: SiteAnswer) => Result[]
  /** The section of the site with a search of its own. */
  readonly section?: (q: string) => { readonly to: string; readonly text: string }
  /** They are files: each opens in a tab of its own, under a cover, and its kicker is no text of theirs. */
  readonly files?: true
}

export const drawn: Readonly<Record<SiteKind, Drawn>> = {
  empresas: {
    results: ({ empresas }) =>
      empresas.map((one) => ({
        id: one.id,
        to: site.sucursal(one.slug),
        title: one.nombre,
        kicker: one.categoria?.nombre,
        text: one.direccion ?? '',
        extract: one.extracto,
        picture: ['empresa', one.urlfoto],
      })),
    section: (q) => ({ to: `${site.sucursales}?${new URLSearchParams({ q })}`, text: 'Ver en Sucursales' }),
  },
  productos: {
    results: ({ productos }) =>
      productos.map((one) => ({
        id: one.id,
        to: site.producto(one.slug),
        title: one.name,
        kicker: one.categoria?.nombre,
        text: one.extracto ?? shorten(one.description),
        price: formatPrice(one.price),
        picture: ['producto', one.image],
      })),
  },
  posts: { results: ({ posts }) => posts.map((one) => article(one, 'post', site.post)) },
  paginas: { results: ({ paginas }) => paginas.map((one) => article(one, 'pagina', site.pagina)) },
  catalogos: {
    results: ({ catalogos }) =>
      catalogos.map((one) => ({
        id: one.id,
        to: pdfPath(one.archivo, one.pagina),
        title: one.titulo,
        kicker: one.pagina ? `Página ${one.pagina}` : 'PDF',
        text: one.extracto ?? '',
        picture: one.portada ? ['catalogo', one.portada] : null,
      })),
    section: (q) => ({
      to: `/?${new URLSearchParams({ documentos: q })}#documentos`,
      text: 'Ver en Documentos',
    }),
    files: true,
  },
}

type Article = SiteAnswer['posts'][number] | SiteAnswer['paginas'][number]

const article = (one: Article, folder: string, addressOf: (slug: string) => string): Result => ({
  id: one.id,
  to: addressOf(one.slug),
  title: one.title,
  kicker: undefined,
  text: one.extracto ?? shorten(one.description),
  picture: one.image ? [folder, one.image] : null,
})
