import { Link } from 'react-router'
import { api, site } from '../../../contract/paths.ts'
import type { PublicAjustes } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../layoutData.ts'
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
    >
      <p>Estos términos explican qué ofrece el sitio de {ajustes.nombre} y qué se espera de quien lo usa.</p>
      <h2>El sitio</h2>
      <p>
        Es un directorio de sucursales y productos con artículos y documentos para descargar. Consultarlo es
        gratuito y no pide registro. Cada negocio responde por sus precios, sus existencias y lo que vende.
      </p>
      <h2>Las cuentas</h2>
      <p>
        Quien da de alta un negocio declara que sus datos, textos y fotografías son verdaderos y que tiene
        derecho a publicarlos. Una persona revisa cada cuenta y cada sucursal antes de que sea visible. La
        contraseña es personal y no debe compartirse.
      </p>
      <h2>Datos personales</h2>
      <p>
        De una cuenta se guardan el nombre, el correo y una huella de la contraseña que no permite leerla.
        Sirven para dar acceso y no se entregan a nadie más. Lo relativo a cookies está en la{' '}
        <Link to={site.cookies}>política de cookies</Link>.
      </p>
      <h2>Cambios</h2>
      <p>Si estos términos cambian, la versión vigente es siempre la que se muestra en esta página.</p>
    </LegalPage>
  )
}
