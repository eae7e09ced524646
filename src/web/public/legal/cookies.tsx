import { api, site } from '../../../contract/paths.ts'
import type { PublicAjustes } from '../../../contract/views.ts'
import { reader } from '../../load.ts'
import { useSite } from '../layoutData.ts'
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
    >
      <p>
        Una cookie es un pequeño texto que el navegador guarda por encargo de un sitio. El sitio de{' '}
        {ajustes.nombre} usa las mínimas para funcionar: ninguna es de publicidad ni sigue a las personas.
      </p>
      <h2>Lo que se guarda</h2>
      <ul>
        <li>
          <strong>El aviso aceptado.</strong> Al oprimir «Acepto» en la página de inicio se guarda esa
          respuesta durante 150 días, para no volver a preguntar.
        </li>
        <li>
          <strong>XSRF-TOKEN.</strong> Al entrar a una cuenta o crearla, un valor al azar comprueba que el
          formulario se envió desde este sitio.
        </li>
        <li>
          <strong>La sesión.</strong> No es una cookie: vive en la pestaña y desaparece al cerrarla o al salir
          de la cuenta.
        </li>
        <li>
          <strong>Los borradores.</strong> Tampoco son cookies: lo escrito en un formulario de la cuenta que
          todavía no se guarda queda en este navegador, con las imágenes y los PDF elegidos, para no perderlo
          si la página se cierra o la sesión termina. Se borran al guardar, al descartar los cambios o al
          salir con «Logout»; si no, cuando se abre la cuenta después de 30 días.
        </li>
      </ul>
      <h2>Cómo borrarlas</h2>
      <p>
        Todos los navegadores permiten ver, borrar y bloquear cookies desde su configuración de privacidad.
        Sin ellas el directorio se consulta igual; solo el aviso de inicio aparecerá cada vez.
      </p>
    </LegalPage>
  )
}
