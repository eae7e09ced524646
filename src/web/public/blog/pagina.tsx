import { api, site } from '../../../contract/paths.ts'
import type { PublicPagina } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/pagina'
import { PaginaArticle, paginaTrail } from './paginaArticle.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicPagina>(api.pagina(params.slug))

/** A content page at its own address. */
export default function PaginaPage({ loaderData: pagina }: Route.ComponentProps) {
  return (
    <>
      <Seo
        title={pagina.title}
        description={pagina.description}
        path={site.pagina(pagina.slug)}
        picture={{ folder: 'pagina', file: pagina.image }}
        trail={paginaTrail(pagina)}
      />
      <PaginaArticle pagina={pagina} />
    </>
  )
}
