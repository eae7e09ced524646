import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import type { Trail } from '../ui/breadcrumbs.tsx'
import { localBusiness } from '../ui/jsonLd.ts'
import { PageHead } from '../ui/pageHead.tsx'
import { useCountedVisit } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { EmpresaDetail } from './detail.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicEmpresa>(api.sucursal(params.slug))

/** A branch at its own address. */
export default function SucursalPage({ loaderData: empresa }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  useCountedVisit(api.empresaVisit(empresa.id))
  const path = site.sucursal(empresa.slug)
  const trail: Trail = [
    ['Sucursales', site.sucursales],
    [empresa.nombre, path],
  ]
  return (
    <>
      <Seo
        title={empresa.nombre}
        description={empresa.descripcion ?? [empresa.nombre, empresa.direccion].filter(Boolean).join(', ')}
        path={path}
        picture={{ folder: 'empresa', file: empresa.urlfoto }}
        data={[localBusiness(empresa, publicUrl)]}
        trail={trail}
      />
      <PageHead trail={trail} title={empresa.nombre} kicker={empresa.categoria?.nombre} />
      <div className="wrap">
        <EmpresaDetail empresa={empresa} eager />
        {empresa.categoria && (
          <p className="no-print mt-12">
            <Link to={`${site.sucursales}?categoria=${empresa.categoria.slug}`} className="button-quiet">
              Más sucursales de {empresa.categoria.nombre}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
