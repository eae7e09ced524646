/** All PDF catalogues of the demo; their content is in `tools/demo-art/catalogos/`. */
export const catalogos = [
  { titulo: 'Pan y repostería de encargo', orden: 1 },
  { titulo: 'Lista de precios de tlapalería', orden: 2 },
  { titulo: 'Útiles y regreso a clases', orden: 3 },
  { titulo: 'Canastas de Navidad y Año Nuevo', orden: 4 },
  { titulo: 'Flores para cada ocasión', orden: 5 },
  { titulo: 'Tarifas de corte, color y uñas', orden: 6 },
  { titulo: 'Servicios de taller y refacciones', orden: 7 },
  { titulo: 'Guía de servicios para afiliados', orden: 8 },
]
