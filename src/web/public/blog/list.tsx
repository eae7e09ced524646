import { api, site } from '../../../contract/paths.ts'
import type { PublicPaginaCard, PublicPostCard } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { ArticleCard, GRID } from '../ui/cards.tsx'
import { Empty } from '../ui/empty.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, pageNumberOf, useListPages } from '../ui/pager.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/list'

const PER_PAGE = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { get, list } = reader(context)
  const page = pageNumberOf(new URL(request.url).searchParams)
  const [posts, paginas] = await Promise.all([
    list<PublicPostCard>(`${api.posts}?page=${page}&per_page=${PER_PAGE}`),
    get<PublicPaginaCard[]>(`${api.paginas}?per_page=500`),
  ])
  keepWithinPages(request, posts.total, PER_PAGE)
  return { page, posts, paginas }
}

/** The posts, paginated, then the pages. */
export default function BlogList({ loaderData: { page, posts, paginas } }: Route.ComponentProps) {
  const { ajustes } = useSite()
  return (
    <>
      <Seo
        title="Blog"
        description={`Artículos, avisos y páginas de ${ajustes.nombre}.`}
        path={page > 1 ? `${site.blog}?pagina=${page}` : site.blog}
        trail={[['Blog', site.blog]]}
      />
      <PageHead trail={[['Blog', site.blog]]} title="Blog">
        <p>Historias, consejos y avisos.</p>
      </PageHead>
      <div className="wrap">
        {posts.items.length === 0 && <Empty>No hay posts para mostrar.</Empty>}
        <ul className={GRID}>
          {posts.items.map((post, index) => (
            <ArticleCard key={post.id} kind="post" article={post} level="h2" eager={index === 0} />
          ))}
        </ul>
        <Pager page={page} total={posts.total} perPage={PER_PAGE} to={useListPages()} />
        {paginas.length > 0 && (
          <section aria-labelledby="paginas-titulo" className="pt-16">
            <h2 id="paginas-titulo" className="section-title mb-6">
              Páginas
            </h2>
            <ul className={GRID}>
              {paginas.map((pagina) => (
                <ArticleCard key={pagina.id} kind="pagina" article={pagina} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
