import { Link, redirect } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { CategoriaPage as View } from '../../../contract/views.ts'
import { onlyForAnotherAddress, reader } from '../../load.ts'
import { ProductoCard } from '../productos/card.tsx'
import { ProductoDetail } from '../productos/detail.tsx'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { PRODUCT_GRID } from '../ui/cards.tsx'
import { Empty } from '../ui/empty.tsx'
import { Modal } from '../ui/modal.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { keepWithinPages, Pager, pageNumberOf, useListPages } from '../ui/pager.tsx'
import { useRecordModal } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'

const PER_PAGE = 48

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageNumberOf(new URL(request.url).searchParams)
  const query = `?page=${page}&per_page=${PER_PAGE}`
  const { data, total } = await reader(context).counted<View | null>(api.categoria(params.slug) + query)
  if (!data) throw redirect(site.home)
  keepWithinPages(request, total, PER_PAGE)
  return { ...data, page, total }
}

export const shouldRevalidate = onlyForAnotherAddress

/** A category with its products, paginated. */
export default function CategoriaRoute({ loaderData }: Route.ComponentProps) {
  const { categoria, productos, page, total } = loaderData
  const pageAddress = useListPages()
  const modal = useRecordModal<View['productos'][number]>(site.producto, api.productoVisit)
  const path = site.categoria(categoria.slug)
  const trail: Trail = [
    ['Categorías', site.categorias],
    [categoria.nombre, path],
  ]
  return (
    <>
      <Seo
        title={categoria.nombre}
        description={categoria.descripcion ?? `Productos de la categoría ${categoria.nombre}.`}
        path={page > 1 ? `${path}?pagina=${page}` : path}
        picture={{ folder: 'categoria', file: categoria.urlfoto }}
        trail={trail}
      />
      <PageHead trail={trail} kicker="Productos por categoría" title={categoria.nombre}>
        {categoria.descripcion && <p>{categoria.descripcion}</p>}
        <p className="mt-3 text-base">
          <Link to={`${site.sucursales}?categoria=${categoria.slug}`} className="link">
            Ver sucursales de {categoria.nombre}
          </Link>
        </p>
      </PageHead>
      <div className="wrap">
        {productos.length === 0 && <Empty>No hay productos para mostrar.</Empty>}
        <ul className={PRODUCT_GRID}>
          {productos.map((producto, index) => (
            <ProductoCard key={producto.id} producto={producto} eager={index === 0} onShow={modal.show} />
          ))}
        </ul>
        <Pager page={page} total={total} perPage={PER_PAGE} to={pageAddress} />
      </div>
      {modal.open && (
        <Modal title={modal.open.name} onClose={modal.close}>
          <ProductoDetail producto={modal.open} />
        </Modal>
      )}
    </>
  )
}
