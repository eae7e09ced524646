import { site } from '../../../contract/paths.ts'
import type { PublicPagina } from '../../../contract/views.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { Html } from '../ui/html.tsx'
import { Article } from './article.tsx'

export const paginaTrail = (pagina: PublicPagina): Trail => [
  ['Blog', site.blog],
  [pagina.title, site.pagina(pagina.slug)],
]

/** A content page as an article: two texts with a line between them. */
export function PaginaArticle({ pagina }: { pagina: PublicPagina }) {
  return (
    <Article
      trail={paginaTrail(pagina)}
      title={pagina.title}
      lead={pagina.description}
      folder="pagina"
      image={pagina.image}
    >
      {pagina.texttop && <Html html={pagina.texttop} />}
      <hr className="border-line my-10 border-t-2" />
      {pagina.textbottom && <Html html={pagina.textbottom} />}
    </Article>
  )
}
