import { api, site } from '../../../contract/paths.ts'
import { cookies } from '../../../contract/texts/legal.ts'
import type { PublicAjustes } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../frame/layoutData.ts'
import type { Route } from './+types/cookies'
import { LegalPage } from './frame.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<string | null> {
  return (await reader(context).get<PublicAjustes>(api.ajustes)).politica_cookies
}

export default function Cookies({ loaderData: html }: Route.ComponentProps) {
  const { ajustes } = useSite()
  return (
    <LegalPage
      title="Política de cookies"
      path={site.cookies}
      description={`Qué guarda el sitio de ${ajustes.nombre} en el navegador, para qué y por cuánto tiempo.`}
      html={html}
      original={cookies}
    />
  )
}
