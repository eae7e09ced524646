import { Link } from 'react-router'
import { site } from '../../../contract/paths.ts'
import { Shot } from './shot.tsx'
import buscar from './shots/buscar.webp'
import documentos from './shots/documentos.webp'
import ficha from './shots/ficha.webp'
import producto from './shots/producto.webp'

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
        <li>Al oprimir el nombre se abre la ficha con dirección, teléfono, correo, sitio y redes.</li>
        <li>
          «Llamar» marca el número desde el teléfono; «WhatsApp» abre una conversación; «Cómo llegar» abre el
          mapa.
        </li>
        <li>
          En <Link to={site.sucursales}>Sucursales</Link> están todas, con fotografía; con una categoría
          elegida se busca solo entre las suyas.
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
        también con la ficha abierta, y quien la reciba verá lo mismo.
      </p>
      <p>
        Los artículos y las sucursales se imprimen limpios, sin menús: usa la opción «Imprimir» del navegador.
      </p>
    </>
  )
}
