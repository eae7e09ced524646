import { Link } from 'react-router'
import { site } from '../../contract/paths.ts'
import type { PublicCategoria, PublicPaginaCard, PublicPostCard } from '../../contract/views.ts'
import { excerpt } from './excerpt.ts'
import { Picture } from './picture.tsx'

/** Cards stand in one, two or three columns; the last two rows of text align at their foot. */
export const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
export const CARD_SIZES = '(min-width: 72rem) 352px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'

/** The whole card is the link of its name. */
export const covering = 'after:absolute after:inset-0 hover:text-clay'

export function CategoriaCard({ categoria }: { categoria: PublicCategoria }) {
  return (
    <li className="card">
      <Picture
        folder="categoria"
        file={categoria.urlfoto}
        alt=""
        sizes={CARD_SIZES}
        className="card-photo aspect-3/2"
      />
      <div className="p-5">
        <h3 className="text-xl">
          <Link to={site.categoria(categoria.slug)} className={covering}>
            {categoria.nombre}
          </Link>
        </h3>
        {categoria.descripcion && <p className="text-soft mt-2">{excerpt(categoria.descripcion)}</p>}
      </div>
    </li>
  )
}

type Article =
  | { kind: 'post'; article: PublicPostCard }
  | { kind: 'pagina'; article: PublicPaginaCard }

/** A post's or a page's card; its kind says where it leads. */
export function ArticleCard({ kind, article }: Article) {
  const address = kind === 'post' ? site.post(article.slug) : site.pagina(article.slug)
  return (
    <li className="card">
      {article.image && (
        <Picture
          folder={kind}
          file={article.image}
          alt=""
          sizes={CARD_SIZES}
          className="card-photo aspect-3/2"
        />
      )}
      <div className="p-5">
        <h3 className="text-xl">
          <Link to={address} className={covering}>
            {article.title}
          </Link>
        </h3>
        <p className="text-soft mt-2">{excerpt(article.description)}</p>
      </div>
    </li>
  )
}
