import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { Shot } from './shot.tsx'
import cuenta from './shots/cuenta.webp'
import formulario from './shots/formulario.webp'

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
