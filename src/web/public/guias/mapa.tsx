/** The manual's chapter on the map of the city, for administrators. */
export function CityMap() {
  return (
    <>
      <p>
        El mapa del sitio es un solo archivo que guarda tu propio servidor. No pide claves, no cobra por
        visita y no le cuenta a nadie quién lo mira. Sin archivo todo lo demás funciona igual; solo no aparece
        «Ver mapa».
      </p>
      <ol>
        <li>
          <strong>Elige el rectángulo de tu ciudad.</strong> Anota la longitud y latitud de dos esquinas: la
          de abajo a la izquierda y la de arriba a la derecha. En <em>openstreetmap.org</em>, «Exportar» las
          muestra.
        </li>
        <li>
          <strong>Recórtalo.</strong> Quien cuida el servidor lo hace con el programa gratuito{' '}
          <code>pmtiles</code>, a partir del mapa del mundo que publica <em>Protomaps</em> con datos de
          OpenStreetMap. Una ciudad pesa alrededor de 10 MB y tarda unos segundos.
        </li>
        <li>
          <strong>Ponlo en su lugar.</strong> El archivo se llama <code>mapa.pmtiles</code> y va en la carpeta
          de datos del sitio. Aparece en unos segundos, sin reiniciar nada.
        </li>
      </ol>
      <ul>
        <li>
          <strong>Para actualizarlo</strong>, recorta otro y reemplaza el archivo; una o dos veces al año
          basta.
        </li>
        <li>
          <strong>Los respaldos del sitio no lo llevan</strong>, porque se puede recortar otra vez: guárdalo
          aparte si quieres.
        </li>
        <li>
          <strong>El crédito «© OpenStreetMap»</strong> se muestra siempre en el mapa: es la única condición
          para usar sus datos.
        </li>
        <li>
          <strong>El punto de cada sucursal</strong> se escribe, se pega desde otro mapa o se arrastra en el
          mapa del formulario.
        </li>
      </ul>
      <p>
        Los comandos exactos están en <code>docs/maps.md</code>, junto al programa. Si falta el archivo, o no
        es un mapa, la página de inicio de la administración lo dice.
      </p>
    </>
  )
}
