import { api, site } from '../../../contract/paths.ts'
import type { PublicCategoria } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { CategoriaCard, GRID } from '../ui/cards.tsx'
import { Empty } from '../ui/empty.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/list'

export const loader = ({ context }: Route.LoaderArgs) =>
  reader(context).get<PublicCategoria[]>(`${api.categorias}?per_page=500`)

/** Every category. */
export default function CategoriasList({ loaderData: categorias }: Route.ComponentProps) {
  const { ajustes } = useSite()
  return (
    <>
      <Seo
        title="Línea de productos"
        description={`Las categorías de productos y sucursales de ${ajustes.nombre}.`}
        path={site.categorias}
        trail={[['Categorías', site.categorias]]}
      />
      <PageHead trail={[['Categorías', site.categorias]]} title="Línea de productos">
        <p>Elige una categoría para ver lo que ofrece.</p>
      </PageHead>
      <div className="wrap">
        {categorias.length === 0 && <Empty>No hay categorías para mostrar.</Empty>}
        <ul className={GRID}>
          {categorias.map((categoria, index) => (
            <CategoriaCard key={categoria.id} categoria={categoria} level="h2" eager={index === 0} />
          ))}
        </ul>
      </div>
    </>
  )
}
