/** What the maps of the panel say. */
export const mapTexts = {
  show: 'Ver mapa',
  hide: 'Ocultar mapa',
  map: 'Mapa para elegir el lugar',
  marker: 'Marcador que se puede mover',
  putHere: 'Poner aquí',
  help: 'Arrastra el marcador, muévelo con las flechas (con Mayús, más rápido), o lleva el mapa al lugar y elige «Poner aquí»: el marcador queda en el centro.',
  problems: {
    noGraphics:
      'Este navegador no puede dibujar el mapa: le falta WebGL 2, o está apagado. El punto se puede escribir o pegar.',
    failed:
      'El mapa no se pudo cargar. Revisa tu conexión e inténtalo otra vez; el punto se puede escribir o pegar.',
  },
  title: 'Mapa de la ciudad',
  none: 'Este sitio todavía no tiene mapa. Las sucursales se encuentran igual; para mostrarlas en un mapa hace falta un archivo, que se consigue gratis.',
  unreadable: 'El archivo del mapa no se puede leer como mapa: hace falta uno en formato PMTiles con calles.',
  howTo: 'Cómo poner el mapa de tu ciudad',
} as const
