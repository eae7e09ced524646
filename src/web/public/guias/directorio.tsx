import { Shot } from './shot.tsx'
import caracteristica from './shots/caracteristica.webp'
import datos from './shots/datos.webp'

/** The manual's chapters on the data of branches, for administrators. */

export function BranchData() {
  return (
    <>
      <p>
        «Editar» cambia lo de todos los días: el orden y si está publicada. «Todos los datos», en la misma
        fila, abre la ficha completa, también el nombre y a quién pertenece. La dirección de su página no
        cambia: los enlaces que ya circulan siguen sirviendo.
      </p>
      <ul>
        <li>
          <strong>Dirección:</strong> mientras «Dirección» esté vacía, el sitio la compone con calle, número,
          colonia, código postal y lo demás. Si la escribes, se lee tal cual; las partes siguen sirviendo para
          filtrar por colonia o municipio.
        </li>
        <li>
          <strong>Ubicación:</strong> escribe latitud y longitud, pega la dirección completa de Google Maps o
          de OpenStreetMap (no un enlace acortado), o arrastra el marcador en el mapa. Si el punto queda fuera
          de México, el formulario pregunta.
        </li>
        <li>
          <strong>Clave:</strong> el número propio de la organización, que no se repite ni se muestra en el
          sitio. «Razón social» tampoco se muestra.
        </li>
        <li>
          <strong>Otras categorías:</strong> hasta cinco. La sucursal aparece en las listas, las búsquedas y
          los conteos de todas; la principal es la que se lee en su ficha.
        </li>
        <li>
          <strong>Tipo de negocio:</strong> en cada categoría puedes elegir el que Google y otros buscadores
          entienden, como panadería o taller mecánico.
        </li>
      </ul>
      <Shot src={datos} text="La ubicación se escribe, se pega o se arrastra en el mapa." />
      <p>
        El horario y los días especiales se escriben como se explica en{' '}
        <a href="#horarios">Horarios y días especiales</a>. Todo queda en el historial y se puede restaurar
        campo por campo.
      </p>
    </>
  )
}

export function Attributes() {
  return (
    <>
      <p>
        Una característica es lo que la gente pregunta antes de ir: si aceptan tarjeta, si hay
        estacionamiento, cuántas personas caben. Tú defines cuáles hay; cada sucursal contesta las suyas.
      </p>
      <ul>
        <li>
          <strong>Tipo:</strong> sí o no, una opción de una lista, varias opciones, un número con su unidad o
          un texto corto. No se puede cambiar cuando ya hay sucursales con un valor.
        </li>
        <li>
          <strong>Categorías:</strong> «Precio por persona» tiene sentido en taquerías y cafeterías; sin
          ninguna categoría, la característica es de todas.
        </li>
        <li>
          <strong>Se muestra y se filtra:</strong> son independientes. Lo que no se muestra solo lo ven la
          administración y quien tiene la sucursal.
        </li>
        <li>
          <strong>Quitar una opción</strong> de una lista la quita también de las sucursales que la tenían.
        </li>
      </ul>
      <Shot src={caracteristica} text="Una característica con sus opciones y sus categorías." />
    </>
  )
}
