import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicProducto } from '../../../contract/views.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { ProductoDetail } from './detail.tsx'

export const productoTrail = ({ name, slug, categoria }: PublicProducto): Trail => [
  ['Categorías', site.categorias],
  ...(categoria ? [[categoria.nombre, site.categoria(categoria.slug)] as const] : []),
  [name, site.producto(slug)],
]

/** What the page of a product shows. */
export function ProductoContent({ producto }: { producto: PublicProducto }) {
  const { categoria } = producto
  return (
    <>
      <PageHead trail={productoTrail(producto)} title={producto.name} />
      <div className="wrap">
        <ProductoDetail producto={producto} eager />
        {categoria && (
          <p className="no-print mt-12">
            <Link to={site.categoria(categoria.slug)} className="button-quiet">
              Más de {categoria.nombre}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
