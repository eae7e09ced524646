import { Shot } from './shot.tsx'
import borradores from './shots/borradores.webp'
import historial from './shots/historial.webp'
import papelera from './shots/papelera.webp'
import propuestas from './shots/propuestas.webp'

/** The manual's chapters on changes: seeing, approving, undoing and planning them. */

export function Proposals() {
  return (
    <>
      <p>
        Si en «Ajustes» está encendido que los cambios de los clientes esperan aprobación, lo que una persona
        cambia en su sucursal publicada no se ve en el sitio hasta que alguien de la administración lo acepta.
        El orden se guarda al momento.
      </p>
      <ul>
        <li>
          <strong>Decidir:</strong> en «Propuestas» cada campo muestra lo que hay y lo que se propone. Acepta
          todo con un botón, o rechaza solo un campo y escribe por qué. Con el teclado, «j» y «k» recorren las
          propuestas, «a» acepta y «r» rechaza.
        </li>
        <li>
          <strong>Enterarse:</strong> quien propuso recibe un solo aviso y un correo por decisión. Lo
          rechazado queda en su formulario, con la nota, para corregirlo y volver a enviarlo.
        </li>
        <li>
          <strong>De confianza:</strong> en la ficha del usuario, este interruptor hace que sus cambios se
          publiquen de inmediato.
        </li>
      </ul>
      <Shot src={propuestas} text="Lo que hay y lo que se propone, campo por campo." />
    </>
  )
}

export function Versions() {
  return (
    <>
      <p>
        Cada cambio queda guardado con quién lo hizo, cuándo y por qué vía. «Historial», en cada formulario,
        muestra la lista.
      </p>
      <ul>
        <li>
          <strong>Comparar:</strong> abre una versión y verás qué cambió: en los textos, palabra por palabra;
          en las imágenes y los PDF, una junto a otro.
        </li>
        <li>
          <strong>Restaurar:</strong> toda la versión o un solo campo. Es un cambio más, así que también se
          puede deshacer. Lo que ya no existe, como una categoría eliminada, se dice y se deja como está.
        </li>
      </ul>
      <p>
        Los clientes tienen lo mismo para sus sucursales. Al día siguiente, lo que una misma persona cambió en
        diez minutos se junta en una versión; después de un año quedan las veinte más nuevas.
      </p>
      <Shot src={historial} text="Las versiones de un registro y lo que cambió en una de ellas." />
    </>
  )
}

export function Trash() {
  return (
    <>
      <p>
        Después de eliminar aparece «Deshacer». Además, todo lo eliminado espera 30 días en «Papelera», y
        desde ahí vuelve con su dirección, su imagen y lo que tenía asociado: una categoría recupera sus
        productos y sus sucursales. Lo que se eliminó junto puede volver junto.
      </p>
      <p>«Eliminar para siempre» pregunta antes, y se lleva también los archivos y el historial.</p>
      <Shot src={papelera} text="La papelera, con los días que le quedan a cada registro." />
    </>
  )
}

export function Planning() {
  return (
    <>
      <ul>
        <li>
          <strong>Borradores:</strong> con «Publicado» apagado, un post, una página, un producto, un slide o
          un catálogo se guarda sin que nadie lo vea.
        </li>
        <li>
          <strong>Fechas:</strong> «Publicar el» y «Retirar el» hacen el cambio por su cuenta, a la hora de la
          organización, que se elige en «Ajustes». La lista dice qué se publica y cuándo.
        </li>
        <li>
          <strong>Vista previa:</strong> «Guardar y ver» abre el registro como se vería en el sitio. El enlace
          dura siete días y sirve a quien lo tenga; los buscadores no lo encuentran.
        </li>
      </ul>
      <Shot src={borradores} text="En la lista se ve qué está publicado y qué tiene fecha." />
    </>
  )
}
