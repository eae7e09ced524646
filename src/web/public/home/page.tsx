import { Suspense } from 'react'
import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import { siteTexts as texts } from '../../../contract/texts/site.ts'
import type * as view from '../../../contract/views.ts'
import { onlyForAnotherAddress, orNull, reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { inList } from '../sucursales/listed.ts'
import { ArticleCard, CategoriaCard, GRID } from '../ui/cards.tsx'
import { Empty, PartFailed } from '../ui/empty.tsx'
import { chatLink } from '../ui/phone.ts'
import { searchedIn } from '../ui/search/searchBox.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { Carousel } from './carousel.tsx'
import { ChatButton } from './chatButton.tsx'
import { CookieBanner } from './cookieBanner.tsx'
import { Documentos } from './documentos.tsx'
import { FarList } from './farList.tsx'
import { organization } from './organization.ts'
import { Section } from './section.tsx'
import { Sucursales } from './sucursales.tsx'

/** The home page shows this many branches (specification, section 9). */
const BRANCHES = 5
/** How many posts and pages it shows; the blog's own page has all of them. */
const ARTICLES = 6
/** Pages come after the posts, and always have these places. */
const PLACES_OF_PAGES = 2
const articles = `?per_page=${ARTICLES}`

/**
 * Without JavaScript the two searches arrive as `?documentos=` and `?sucursales=`. A part that fails leaves the rest of
 * the page intact.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { get, search } = reader(context)
  const query = new URL(request.url).searchParams
  const documentos = searchedIn(query, 'documentos')
  const sucursales = searchedIn(query, 'sucursales')
  const part = <T,>(promised: Promise<T>) => orNull(context, promised)
  const [slides, catalogos, categorias, empresas, posts, paginas] = await Promise.all([
    part(get<view.PublicSlide[]>(api.slides)),
    part(search<view.PublicCatalogo[]>(api.catalogosSearch, documentos)),
    part(get<view.PublicCategoria[]>(api.categoriasHome)),
    part(
      sucursales
        ? search<view.PublicEmpresa[]>(api.empresasSearch, sucursales)
        : get<view.PublicEmpresa[]>(api.empresas(BRANCHES)).then((data) => ({ data, similar: false })),
    ).then((found) => found && { ...found, data: found.data.map(inList) }),
    part(get<view.PublicPostCard[]>(api.posts + articles)),
    part(get<view.PublicPaginaCard[]>(api.paginas + articles)),
  ])
  return { documentos, sucursales, slides, catalogos, categorias, empresas, posts, paginas }
}

export const shouldRevalidate = onlyForAnotherAddress

export default function Home({ loaderData: data }: Route.ComponentProps) {
  const { ajustes, publicUrl } = useSite()
  const chat = chatLink(ajustes.telefono_chat, ajustes.texto_chat ?? texts.chat)
  const slides = data.slides ?? []
  const [first] = slides
  return (
    <>
      <Seo
        title={ajustes.nombre}
        path={site.home}
        description={`Sucursales, productos, catálogos y artículos de ${ajustes.nombre}.`}
        picture={first && { folder: 'slide', file: first.imagen }}
        data={[organization(ajustes, publicUrl)]}
      />
      <h1 className={slides.length > 0 ? 'sr-only' : 'page-title wrap pt-14'}>{ajustes.nombre}</h1>
      <Suspense>{slides.length > 0 && <Carousel slides={slides} />}</Suspense>
      <Section id="documentos" title="Documentos">
        {data.catalogos ? (
          <Documentos text={data.documentos} initial={data.catalogos} />
        ) : (
          <PartFailed what="los documentos" />
        )}
      </Section>
      <Section id="categorias" title="Categorías">
        <Categorias categorias={data.categorias} />
      </Section>
      <Section id="sucursales" title="Sucursales">
        {data.empresas ? (
          <Sucursales text={data.sucursales} initial={data.empresas} />
        ) : (
          <PartFailed what="las sucursales" />
        )}
      </Section>
      <Section id="blog" title="Blog y Contenidos">
        <Articles posts={data.posts} paginas={data.paginas} />
      </Section>
      {chat && <ChatButton href={chat} />}
      <Suspense>
        <CookieBanner />
      </Suspense>
    </>
  )
}

function Categorias({ categorias }: { categorias: view.PublicCategoria[] | null }) {
  if (!categorias) return <PartFailed what="las categorías" />
  if (categorias.length === 0) return <Empty>No hay categorías para mostrar.</Empty>
  return (
    <>
      <FarList cards={categorias.length} className={GRID}>
        {categorias.map((categoria) => (
          <CategoriaCard key={categoria.id} categoria={categoria} />
        ))}
      </FarList>
      <p className="mt-8">
        <Link to={site.categorias} className="button-quiet">
          Ver todas las categorías
        </Link>
      </p>
    </>
  )
}

function Articles(props: { posts: view.PublicPostCard[] | null; paginas: view.PublicPaginaCard[] | null }) {
  if (!props.posts || !props.paginas) return <PartFailed what="los contenidos" />
  const posts = props.posts.slice(0, ARTICLES - Math.min(PLACES_OF_PAGES, props.paginas.length))
  const paginas = props.paginas.slice(0, ARTICLES - posts.length)
  if (posts.length + paginas.length === 0) return <Empty>No hay contenidos para mostrar.</Empty>
  return (
    <>
      <FarList cards={posts.length + paginas.length} className={GRID}>
        {posts.map((post) => (
          <ArticleCard key={`post-${post.id}`} kind="post" article={post} />
        ))}
        {paginas.map((pagina) => (
          <ArticleCard key={`pagina-${pagina.id}`} kind="pagina" article={pagina} />
        ))}
      </FarList>
      <p className="mt-8">
        <Link to={site.blog} className="button-quiet">
          Ver todo
        </Link>
      </p>
    </>
  )
}
