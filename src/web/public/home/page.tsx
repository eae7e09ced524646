import { api, site } from '../../../contract/paths.ts'
import { site as texts } from '../../../contract/textos.ts'
import type * as view from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { ArticleCard, CategoriaCard, GRID } from '../cards.tsx'
import { useSite } from '../layoutData.ts'
import { chatLink } from '../phone.ts'
import { Seo } from '../seo.tsx'
import type { Route } from './+types/page'
import { Carousel } from './carousel.tsx'
import { CookieBanner } from './cookieBanner.tsx'
import { Documentos } from './documentos.tsx'
import { Sucursales } from './sucursales.tsx'

/** Home asks for so many branches (specification, section 9). */
const BRANCHES = 5
const CARDS = '?per_page=12'

/** Without JavaScript the two searches arrive as `?documentos=` and `?sucursales=`. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { get, post } = reader(context)
  const query = new URL(request.url).searchParams
  const documentos = (query.get('documentos') ?? '').slice(0, 200)
  const sucursales = (query.get('sucursales') ?? '').slice(0, 200)
  const [slides, catalogos, categorias, empresas, posts, paginas] = await Promise.all([
    get<view.PublicSlide[]>(api.slides),
    post<view.PublicCatalogo[]>(api.catalogosSearch, { text: documentos }),
    get<view.PublicCategoria[]>(api.categoriasHome),
    sucursales
      ? post<view.PublicEmpresa[]>(api.empresasSearch, { text: sucursales })
      : get<view.PublicEmpresa[]>(api.empresas(BRANCHES)),
    get<view.PublicPostCard[]>(api.posts + CARDS),
    get<view.PublicPaginaCard[]>(api.paginas + CARDS),
  ])
  return { documentos, sucursales, slides, catalogos, categorias, empresas, posts, paginas }
}

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const { ajustes } = useSite()
  const chat = chatLink(ajustes.telefono_chat, ajustes.texto_chat ?? texts.chat)
  return (
    <>
      <Seo
        title={ajustes.nombre}
        path={site.home}
        description={`Sucursales, productos, catálogos y artículos de ${ajustes.nombre}.`}
      />
      <h1 className="sr-only">{ajustes.nombre}</h1>
      {data.slides.length > 0 && <Carousel slides={data.slides} />}
      <Documentos text={data.documentos} initial={data.catalogos} />
      <section aria-labelledby="categorias-titulo" className="wrap pt-14">
        <h2 id="categorias-titulo" className="mb-6 text-3xl">
          Categorías
        </h2>
        <ul className={GRID}>
          {data.categorias.map((categoria) => (
            <CategoriaCard key={categoria.id} categoria={categoria} />
          ))}
        </ul>
      </section>
      <Sucursales text={data.sucursales} initial={data.empresas} />
      <section aria-labelledby="blog-titulo" className="wrap pt-14">
        <h2 id="blog-titulo" className="mb-6 text-3xl">
          Blog y Contenidos
        </h2>
        <ul className={GRID}>
          {data.posts.map((post) => (
            <ArticleCard key={`post-${post.id}`} kind="post" article={post} />
          ))}
          {data.paginas.map((pagina) => (
            <ArticleCard key={`pagina-${pagina.id}`} kind="pagina" article={pagina} />
          ))}
        </ul>
      </section>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener"
          className="no-print fixed right-4 bottom-24 z-30 rounded-full bg-[#0b6e4f] px-5 py-3 font-semibold text-white shadow-lg"
        >
          Chat<span className="sr-only"> por WhatsApp</span>
        </a>
      )}
      <CookieBanner />
    </>
  )
}
