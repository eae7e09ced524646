import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { Shot } from './shot.tsx'
import lista from './shots/lista.webp'

/** The manual's chapters for administrators. */

export function Entering() {
  return (
    <>
      <p>
        Entra en <Link to={site.login}>Login</Link> con una cuenta de administración. El menú lateral tiene
        usuarios, categorías, productos, sucursales, características, slides, posts, páginas y catálogos,
        además de propuestas, papelera, actividad y ajustes.
      </p>
      <p>
        Todas las listas se manejan igual: búsqueda, orden por columna («Ordenar por» en un teléfono),
        «Editar» y «Eliminar». Antes de borrar siempre se pregunta. «Mi cuenta», arriba, cambia tu nombre y tu
        contraseña.
      </p>
      <ul>
        <li>
          <strong>Poner en orden:</strong> las flechas «↑» y «↓» mueven un registro un lugar, también de una
          página a la otra; los demás se quedan como estaban. En un registro nuevo, «Al final» le da el número
          que sigue al último.
        </li>
        <li>
          <strong>Cambiar varios a la vez:</strong> márcalos, o usa «Elegir los …» para tomar todo lo que
          muestra la lista con su búsqueda y sus filtros; después publícalos o elimínalos juntos. Abajo se
          elige si cada página trae 20, 50 o 100.
        </li>
      </ul>
      <Shot src={lista} text="La lista de sucursales en la administración." />
    </>
  )
}

export function Approving() {
  return (
    <ul>
      <li>
        <strong>Cuentas:</strong> abre el usuario, enciende «Aprobado» y oprime «Actualizar Usuario». Al
        apagarlo, la persona queda fuera de inmediato.
      </li>
      <li>
        <strong>Sucursales:</strong> abre la ficha y cambia «Publicado». Mientras está apagado, la sucursal no
        aparece en ninguna página, búsqueda ni buscador externo.
      </li>
      <li>
        <strong>Contraseñas olvidadas:</strong> en la ficha del usuario, «Crear enlace» hace un enlace de un
        solo uso para elegir otra, y dice hasta cuándo sirve.
      </li>
    </ul>
  )
}

export function Content() {
  return (
    <>
      <ul>
        <li>
          <strong>Slides:</strong> la frase cabe en una línea corta y la imagen va horizontal. Con un enlace,
          toda la imagen se puede oprimir.
        </li>
        <li>
          <strong>Categorías:</strong> las marcadas con «Portada?» aparecen en la página de inicio.
        </li>
        <li>
          <strong>Productos:</strong> el precio se escribe como se acostumbra: 1,250.50, $100 o 1 250. La
          dirección se forma con el nombre hasta que escribas otra.
        </li>
        <li>
          <strong>Posts y páginas:</strong> el nombre forma la dirección y ya no cambia; el título y la
          descripción son lo que se lee en tarjetas, buscadores y mensajes.
        </li>
        <li>
          <strong>Imágenes en el texto:</strong> escribe siempre su texto alternativo; es lo que escucha quien
          no ve la pantalla.
        </li>
        <li>
          <strong>Catálogos:</strong> solo PDF, hasta 25 MB. Si el PDF tiene texto, se puede buscar dentro.
        </li>
        <li>
          <strong>Ajustes:</strong> nombre, logotipo, redes, chat y textos del sitio. El pie, el mensaje del
          chat y los dos textos legales vienen escritos: cámbialos cuando quieras, y «Volver al texto
          original» los recupera.
        </li>
      </ul>
      <p>Los cambios se ven en el sitio en cuanto se guardan.</p>
    </>
  )
}
