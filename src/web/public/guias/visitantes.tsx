import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { Shot } from './shot.tsx'
import buscar from './shots/buscar.webp'
import documentos from './shots/documentos.webp'
import ficha from './shots/ficha.webp'
import filtros from './shots/filtros.webp'
import producto from './shots/producto.webp'
import zona from './shots/zona.webp'

/** The manual's chapters for visitors. */

export function Finding() {
  return (
    <>
      <p>
        En la página de inicio, la sección «Sucursales» busca mientras escribes: por nombre, por giro o por
        colonia. No hacen falta acentos ni mayúsculas, y las palabras pueden ir en cualquier orden.
      </p>
      <Shot src={buscar} text="Con «pan centro» aparecen los negocios del centro que tienen pan." />
      <ul>
        <li>
          Escribe como hablas: «zapatos», «doctor», «farmasia» o «pastel de cumpleaños» encuentran lo que
          quieres decir. Cuando un resultado solo se parece a lo escrito, el sitio lo dice.
        </li>
        <li>
          Al oprimir el nombre se abre la ficha: fotos, horario con el día de hoy marcado, dirección,
          teléfonos, redes y lo que ofrece, como estacionamiento o entrega a domicilio.
        </li>
        <li>
          Junto al nombre se lee si está abierto y hasta qué hora, o cuándo vuelve a abrir. En un día festivo,
          si el negocio no avisó qué hará, dice que el horario puede variar.
        </li>
        <li>
          «Llamar» marca el número desde el teléfono; «WhatsApp» abre una conversación; «Cómo llegar» abre el
          mapa de tu teléfono, Google Maps o Waze con el destino puesto.
        </li>
      </ul>
      <p>
        La lupa de arriba, o las teclas Ctrl K (⌘ K en una Mac), busca en todo el sitio a la vez: sucursales,
        productos, artículos, páginas y documentos.
      </p>
      <Shot src={ficha} text="La ficha de una sucursal, abierta sobre la lista." />
    </>
  )
}

export function Filtering() {
  return (
    <>
      <p>
        En <Link to={site.sucursales}>Sucursales</Link> están todas, y los filtros se combinan con lo que
        escribas. Cada opción dice a cuántas sucursales lleva, y la que no lleva a ninguna no se puede elegir.
      </p>
      <ul>
        <li>
          <strong>Qué y dónde:</strong> una o varias categorías, estado, municipio y colonia.
        </li>
        <li>
          <strong>Qué ofrece:</strong> que acepte tarjeta, que entregue a domicilio, que una silla de ruedas
          pueda entrar, y lo demás que la organización haya definido.
        </li>
        <li>
          <strong>Abierto ahora:</strong> deja solo las que están abiertas en este minuto, a la hora de cada
          lugar.
        </li>
        <li>
          <strong>Cerca de mí:</strong> el navegador pide permiso para usar tu ubicación y la lista se ordena
          por distancia; «A no más de» la limita. El sitio la usa redondeada para responderte, y no la guarda
          ni la anota.
        </li>
      </ul>
      <Shot src={filtros} text="Los filtros dicen cuántas sucursales quedan con cada opción." />
      <p>
        Lo que elijas queda en la dirección de la página: guárdala o compártela, y quien la abra verá la misma
        lista. También queda tu ubicación redondeada: quita ese filtro antes de compartirla si no quieres que
        se sepa.
      </p>
      <p>
        «Ver mapa» dibuja las mismas sucursales junto a la lista. Los círculos con un número reúnen a las que
        están juntas: oprímelos para acercarte. Al mover el mapa, «Buscar en esta zona» deja en la lista solo
        lo que ves. Todo lo del mapa está también en la lista, para quien usa teclado o lector de pantalla.
      </p>
      <Shot src={zona} text="El mapa y la lista muestran lo mismo." />
    </>
  )
}

export function ReadingGuide() {
  return (
    <>
      <p>
        Las <Link to={site.categorias}>categorías</Link> reúnen los productos por giro. «Ver más» muestra el
        precio en pesos, los detalles, el código y si está disponible.
      </p>
      <Shot src={producto} text="El detalle de un producto." />
      <p>
        La sección «Documentos» busca catálogos por su título y por lo que dicen adentro; cuando la palabra
        está en el interior, el resultado indica la página y «Ver PDF» abre justo ahí.
      </p>
      <Shot src={documentos} text="La búsqueda también encuentra lo que dice un PDF por dentro." />
      <p>
        El <Link to={site.blog}>blog</Link> reúne artículos y páginas. También puede seguirse con un lector de
        noticias en <a href="/rss.xml">/rss.xml</a>.
      </p>
    </>
  )
}

export function Sharing() {
  return (
    <>
      <p>
        Cada sucursal, producto y artículo tiene su propia dirección: copia la que muestra el navegador,
        también con la ficha abierta, y quien la reciba verá lo mismo. En la página de una sucursal,
        «Compartir» abre las opciones de tu teléfono o copia el enlace.
      </p>
      <p>
        Los artículos y las sucursales se imprimen limpios, sin menús: usa la opción «Imprimir» del navegador.
      </p>
    </>
  )
}
