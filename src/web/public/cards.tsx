import { Link } from 'react-router'
import { site } from '../../contract/paths.ts'
import type { PublicCategoria, PublicPaginaCard, PublicPostCard } from '../../contract/views.ts'
import { excerpt } from './excerpt.ts'
import { Picture } from './picture.tsx'

const SIZES = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'
const photo = 'aspect-3/2 w-full object-cover'
const covering = 'after:absolute after:inset-0 hover:text-clay'

export function CategoriaCard({ categoria }: { categoria: PublicCategoria }) {
  return (
    <li className="card relative">
      <Picture folder="categoria" file={categoria.urlfoto} alt="" sizes={SIZES} className={photo} />
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

/** A post's or a page's card; its kind says where it leads. */
export function ArticleCard({
  kind,
  article,
}: {
  kind: 'post' | 'pagina'
  article: PublicPostCard | PublicPaginaCard
}) {
  return (
    <li className="card relative">
      {article.image && <Picture folder={kind} file={article.image} alt="" sizes={SIZES} className={photo} />}
      <div className="p-5">
        <h3 className="text-xl">
          <Link
            to={kind === 'post' ? site.post(article.slug) : site.pagina(article.slug)}
            className={covering}
          >
            {article.title}
          </Link>
        </h3>
        <p className="text-soft mt-2">{excerpt(article.description)}</p>
      </div>
    </li>
  )
}

export const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
