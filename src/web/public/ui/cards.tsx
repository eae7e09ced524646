import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicCategoria, PublicPaginaCard, PublicPostCard } from '../../../contract/views.ts'
import { shorten } from './excerpt.ts'
import { Picture } from './picture.tsx'

/** Cards in one, two or three columns; their last two rows align at the bottom. */
export const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
/** Products are smaller: four in a row where there is room. */
export const PRODUCT_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-4'
const PRODUCT_SIZES = '(min-width: 72rem) 261px, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 92vw'
const CARD_SIZES = '(min-width: 72rem) 352px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** The position of a card: the level of its heading, and whether it is visible without scrolling. */
interface Placed {
  readonly level?: 'h2' | 'h3'
  readonly eager?: boolean
}

export function CategoriaCard({ categoria, ...placed }: { categoria: PublicCategoria } & Placed) {
  const Heading = placed.level ?? 'h3'
  return (
    <li className="card">
      <CardPhoto folder="categoria" file={categoria.urlfoto} eager={placed.eager} />
      <div className="p-5">
        <Heading className="text-xl">
          <Link to={site.categoria(categoria.slug)} className="covering">
            {categoria.nombre}
          </Link>
        </Heading>
        {categoria.descripcion && <p className="text-soft mt-2">{shorten(categoria.descripcion)}</p>}
      </div>
    </li>
  )
}

/** The picture over a card's text. The text describes it. */
export function CardPhoto(props: {
  readonly folder: 'categoria' | 'empresa' | 'producto' | 'post' | 'pagina'
  readonly file: string | null
  readonly eager?: boolean
}) {
  const small = props.folder === 'producto'
  return (
    <Picture
      {...props}
      alt=""
      sizes={small ? PRODUCT_SIZES : CARD_SIZES}
      className={`card-photo ${small ? 'aspect-4/3' : 'aspect-3/2'}`}
    />
  )
}

type Article = { kind: 'post'; article: PublicPostCard } | { kind: 'pagina'; article: PublicPaginaCard }

/** The card of a post or a page; its kind decides its address. */
export function ArticleCard({ kind, article, ...placed }: Article & Placed) {
  const Heading = placed.level ?? 'h3'
  const address = kind === 'post' ? site.post(article.slug) : site.pagina(article.slug)
  return (
    <li className="card">
      {article.image && <CardPhoto folder={kind} file={article.image} eager={placed.eager} />}
      <div className="p-5">
        <Heading className="text-xl">
          <Link to={address} className="covering">
            {article.title}
          </Link>
        </Heading>
        <p className="text-soft mt-2">{shorten(article.description)}</p>
      </div>
    </li>
  )
}
