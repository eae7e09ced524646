import type { ReactNode } from 'react'
import type { PublicItems } from '../../../contract/views.ts'
import { PaginaArticle } from '../blog/paginaArticle.tsx'
import { PostArticle } from '../blog/postArticle.tsx'
import { Carousel } from '../home/carousel.tsx'
import { DOCUMENT_GRID, DocumentoCard } from '../home/documentoCard.tsx'
import { ProductoContent } from '../productos/content.tsx'
import { SucursalContent } from '../sucursales/content.tsx'

/** How the site shows a record of each kind: on its own page, or in its place on the home page. */
const drawn = {
  post: (post, written) => <PostArticle post={post} written={written} />,
  pagina: (pagina) => <PaginaArticle pagina={pagina} />,
  producto: (producto) => <ProductoContent producto={producto} />,
  empresa: (empresa) => <SucursalContent empresa={empresa} />,
  slide: (slide) => (
    <>
      <h1 className="sr-only">{slide.frase}</h1>
      <Carousel slides={[slide]} />
    </>
  ),
  catalogo: (catalogo) => (
    <div className="wrap pt-10">
      <h1 className="section-title mb-6">Documentos</h1>
      <ul className={DOCUMENT_GRID}>
        <DocumentoCard catalogo={catalogo} query={null} />
      </ul>
    </div>
  ),
} satisfies { readonly [N in keyof PublicItems]?: Draw<N> }

type Draw<N extends keyof PublicItems> = (record: PublicItems[N], written: string) => ReactNode
type Drawn = { readonly [N in keyof typeof drawn]: Draw<N> }

/** A record of one of these kinds, and when its preview expires. */
export type Previewed = {
  readonly [N in keyof Drawn]: {
    readonly tipo: N
    readonly registro: PublicItems[N]
    readonly expira: string
  }
}[keyof Drawn]

/** Draws a record; `written` is the day of its creation, for people. */
export function draw<N extends keyof Drawn>(tipo: N, registro: PublicItems[N], written: string): ReactNode {
  const all: Drawn = drawn
  return all[tipo](registro, written)
}
