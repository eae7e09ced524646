import { api, site } from '../../../contract/paths.ts'
import type { PublicEmpresa } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import { localBusiness } from '../ui/jsonLd.ts'
import { useCountedVisit } from '../ui/recordModal.ts'
import { Seo } from '../ui/seo.tsx'
import type { Route } from './+types/page'
import { SucursalContent, sucursalTrail } from './content.tsx'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  reader(context).get<PublicEmpresa>(api.sucursal(params.slug))

/** A branch at its own address. */
export default function SucursalPage({ loaderData: empresa }: Route.ComponentProps) {
  const { publicUrl } = useSite()
  useCountedVisit(api.empresaVisit(empresa.id))
  return (
    <>
      <Seo
        title={empresa.nombre}
        description={empresa.descripcion ?? [empresa.nombre, empresa.direccion].filter(Boolean).join(', ')}
        path={site.sucursal(empresa.slug)}
        picture={{ folder: 'empresa', file: empresa.urlfoto }}
        data={[localBusiness(empresa, publicUrl)]}
        trail={sucursalTrail(empresa)}
      />
      <SucursalContent empresa={empresa} />
    </>
  )
}
