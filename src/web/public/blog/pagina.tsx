import { api, site } from '../../../contract/paths.ts'
import type { PublicPagina } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { Html } from '../ui/html.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/pagina'
import { Article } from './article.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicPagina>(api.pagina(params.slug))

/** A content page: two texts with a line between them. */
export default function PaginaPage({ loaderData: pagina }: Route.ComponentProps) {
  const path = site.pagina(pagina.slug)
  const trail: Trail = [
    ['Blog', site.blog],
    [pagina.title, path],
  ]
  return (
    <>
      <Seo
        title={pagina.title}
        description={pagina.description}
        path={path}
        picture={{ folder: 'pagina', file: pagina.image }}
        trail={trail}
      />
      <Article
        trail={trail}
        title={pagina.title}
        lead={pagina.description}
        folder="pagina"
        image={pagina.image}
      >
        {pagina.texttop && <Html html={pagina.texttop} />}
        <hr className="border-line my-10 border-t-2" />
        {pagina.textbottom && <Html html={pagina.textbottom} />}
      </Article>
    </>
  )
}
