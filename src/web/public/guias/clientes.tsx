import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { Shot } from './shot.tsx'
import apartados from './shots/apartados.webp'
import cuenta from './shots/cuenta.webp'
import formulario from './shots/formulario.webp'
import semana from './shots/semana.webp'

/** The manual's chapters for people with a business to show. */

export function AccountGuide() {
  return (
    <>
      <ol>
        <li>
          En <Link to={site.register}>Crear una cuenta</Link> escribe nombre, correo y una contraseña de al
          menos ocho caracteres. El ojo del campo la muestra, por si hace falta revisarla.
        </li>
        <li>Una persona de la administración revisa la solicitud. Hasta entonces no es posible entrar.</li>
        <li>
          Con la cuenta aprobada, entra en <Link to={site.login}>Login</Link>. Arriba aparece «Administración»
          con tu nombre: ese enlace lleva a tu espacio.
        </li>
      </ol>
      <Shot src={cuenta} text="El registro pide solo tres datos." />
      <p>
        La sesión vive en la pestaña: al cerrarla se termina. En un equipo compartido usa siempre «Logout».
      </p>
    </>
  )
}

export function Branch() {
  return (
    <>
      <ol>
        <li>En el menú elige «Empresa» y oprime «Agregar Empresa».</li>
        <li>
          Llena la ficha: nombre, correo, teléfono, dirección, sitio y redes con su dirección completa
          (https://…), descripción y categoría.
        </li>
        <li>
          Elige una fotografía de frente y con luz de día. Sirve la que toma un teléfono: JPEG, PNG, WebP, GIF
          o AVIF de hasta 10 MB; el sitio la endereza y la ajusta.
        </li>
        <li>
          Oprime «Crear Empresa». La ficha queda en revisión y se publica cuando la administración la aprueba.
        </li>
      </ol>
      <Shot src={formulario} text="La ficha se llena de arriba abajo; solo el nombre es indispensable." />
      <p>
        Con eso ya te encuentran. Para que además lleguen, sigue con{' '}
        <a href="#completar">Tu ficha completa en cinco minutos</a>.
      </p>
      <p>
        «Editar» cambia los datos de una ficha y «Eliminar» la quita, después de preguntar. El número de
        «Orden» decide qué ficha va primero: el menor, arriba; en una ficha nueva, «Al final» le da el que
        sigue.
      </p>
      <p>
        Si la organización revisa los cambios, lo que cambies en una ficha publicada dice «Espera aprobación»
        y el sitio sigue mostrando lo anterior. Puedes corregirlo o retirarlo mientras espera; un aviso te
        dice qué se aceptó, y lo rechazado vuelve a tu formulario con la razón. «Historial» muestra cada
        cambio y deja volver atrás, y «Deshacer» recupera una ficha recién eliminada.
      </p>
    </>
  )
}

export function FiveMinutes() {
  return (
    <>
      <p>
        Debajo de los datos de siempre hay apartados que se abren con un toque. Ninguno es obligatorio; cada
        uno responde algo que la gente pregunta antes de ir.
      </p>
      <ol>
        <li>
          <strong>¿Están abiertos?</strong> En «Horario» escribe el lunes como lo dirías («9-14, 16-19») y usa
          «Copiar a…» para los demás días. Debajo se lee cómo quedó.
        </li>
        <li>
          <strong>¿Dónde es?</strong> En «Dirección y ubicación» pon calle, número, colonia y código postal.
          En «Ubicación en el mapa» pega la dirección de tu negocio en Google Maps, o arrastra el marcador
          hasta tu puerta. Sin ubicación no apareces en «Cerca de mí» ni en el mapa.
        </li>
        <li>
          <strong>¿A qué número?</strong> En «Teléfonos y redes» agrega hasta cinco números con su nombre
          («Pedidos», «Facturación»), tu WhatsApp y tu Instagram.
        </li>
        <li>
          <strong>¿Cómo es?</strong> En «Fotos» elige hasta doce, varias a la vez, y di en una línea qué se ve
          en cada una: es lo que escucha quien no puede verla. La primera fotografía de la ficha sigue siendo
          la principal.
        </li>
        <li>
          <strong>¿Aceptan tarjeta?</strong> En «Clasificación» di qué ofreces y en qué otras categorías
          estás, hasta cinco. Lo que contestes con «Sí» se lee en tu ficha y te hace aparecer en los filtros.
        </li>
      </ol>
      <Shot src={apartados} text="Los apartados de la ficha, con el horario abierto." />
    </>
  )
}

export function OpeningHours() {
  return (
    <>
      <p>
        El horario se escribe como se dice. Valen <code>9-14, 16-19</code>, <code>9 a.m. a 6 p.m.</code>,{' '}
        <code>18 a 2</code> (hasta las dos de la mañana), <code>24 h</code> y <code>cerrado</code>. Si algo no
        se entiende, el formulario lo dice junto al día.
      </p>
      <ul>
        <li>
          <strong>Días especiales:</strong> una fecha con otro horario, o cerrado, y una nota como
          «Inventario». «Agregar los días de descanso oficial» los pone todos, cerrados; cambia los que sí
          abres.
        </li>
        <li>
          <strong>Cerrado temporalmente:</strong> escribe el último día que no abres. Al día siguiente el
          aviso desaparece solo.
        </li>
        <li>
          <strong>Después de medianoche:</strong> lo que abre el sábado y cierra el domingo a las dos se
          escribe en el sábado.
        </li>
        <li>
          <strong>Zona horaria:</strong> es la de la organización, salvo que tu sucursal esté en otra.
        </li>
      </ul>
      <p>
        Sin horario no se dice nada: es mejor que decirlo mal. Lo que elijas aparece en la ficha, en los
        filtros y en los buscadores.
      </p>
      <Shot src={semana} text="La semana de una sucursal, con los días especiales que vienen." />
    </>
  )
}
