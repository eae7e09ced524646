import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import type { PublicCaracteristica, PublicEmpresa } from '../../../contract/views.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { PageHead } from '../ui/pageHead.tsx'
import { EmpresaDetail } from './detail.tsx'

interface ContentProps {
  readonly empresa: PublicEmpresa
  /** What its características are called; without it the browser asks. */
  readonly known?: readonly PublicCaracteristica[]
  /** How many products its category has. */
  readonly products?: number
  /** The slug of its municipality, if it has a page. */
  readonly place?: string
  /** What stands below the branch itself. */
  readonly children?: React.ReactNode
}

export const sucursalTrail = ({ nombre, slug }: PublicEmpresa): Trail => [
  ['Sucursales', site.sucursales],
  [nombre, site.sucursal(slug)],
]

/** What the page of a branch shows. */
export function SucursalContent({ empresa, known, products = 0, place = '', children }: ContentProps) {
  const { categoria, municipio } = empresa
  return (
    <>
      <PageHead trail={sucursalTrail(empresa)} title={empresa.nombre} kicker={categoria?.nombre} />
      <div className="wrap">
        <EmpresaDetail empresa={empresa} known={known} eager />
        {(categoria || place) && (
          <p className="no-print mt-12 flex flex-wrap gap-3">
            {categoria && (
              <Link to={`${site.sucursales}?categoria=${categoria.slug}`} className="button-quiet">
                Más sucursales de {categoria.nombre}
              </Link>
            )}
            {categoria && place && (
              <Link to={site.lugarCategoria(place, categoria.slug)} className="button-quiet">
                {categoria.nombre} en {municipio}
              </Link>
            )}
            {place && (
              <Link to={site.lugar(place)} className="button-quiet">
                Sucursales en {municipio}
              </Link>
            )}
            {categoria && products > 0 && (
              <Link to={site.categoria(categoria.slug)} className="button-quiet">
                Productos de {categoria.nombre}
              </Link>
            )}
          </p>
        )}
        {children}
      </div>
    </>
  )
}
