import { api, site } from '../../../contract/paths.ts'
import { terminos } from '../../../contract/texts/legal.ts'
import type { PublicAjustes } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import type { Route } from './+types/terminos'
import { LegalPage } from './frame.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<string | null> {
  return (await reader(context).get<PublicAjustes>(api.ajustes)).terminos
}

export default function Terminos({ loaderData: html }: Route.ComponentProps) {
  const { ajustes } = useSite()
  return (
    <LegalPage
      title="Términos y condiciones"
      path={site.terminos}
      description={`Qué ofrece el sitio de ${ajustes.nombre} y a qué se compromete quien lo usa.`}
      html={html}
      original={terminos}
    />
  )
}
