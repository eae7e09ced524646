import { api, site } from '../../../contract/paths.ts'
import type { PublicProducto } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { useCountedVisit } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { ProductoContent, productoTrail } from './content.tsx'
import { product } from './product.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicProducto>(api.productoItem(params.slug))

/** A product at its own address. */
export default function ProductoPage({ loaderData: producto }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  useCountedVisit(api.productoVisit(producto.id))
  return (
    <>
      <Seo
        title={producto.name}
        description={producto.description}
        path={site.producto(producto.slug)}
        picture={{ folder: 'producto', file: producto.image }}
        data={[product(producto, publicUrl)]}
        trail={productoTrail(producto)}
      />
      <ProductoContent producto={producto} />
    </>
  )
}
