import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicProducto } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { product } from '../ui/jsonLd.ts'
import { PageHead } from '../ui/pageHead.tsx'
import { useCountedVisit } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { ProductoDetail } from './detail.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicProducto>(api.productoItem(params.slug))

/** A product at its own address. */
export default function ProductoPage({ loaderData: producto }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  useCountedVisit(api.productoVisit(producto.id))
  const { categoria } = producto
  const path = site.producto(producto.slug)
  const trail: Trail = [
    ['Categorías', site.categorias],
    ...(categoria ? [[categoria.nombre, site.categoria(categoria.slug)] as const] : []),
    [producto.name, path],
  ]
  return (
    <>
      <Seo
        title={producto.name}
        description={producto.description}
        path={path}
        picture={{ folder: 'producto', file: producto.image }}
        data={[product(producto, publicUrl)]}
        trail={trail}
      />
      <PageHead trail={trail} title={producto.name} />
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
