/** The parts of the demo's addresses, which all have one form: 'Calle Hidalgo 40, interior 2, Centro, Peñablanca'. */

const POSTAL_CODES: Readonly<Record<string, string>> = {
  Centro: '55990',
  'San Miguelito': '55991',
  Obrera: '55992',
  'Los Fresnos': '55993',
  'La Estación': '55994',
  'Barrio de la Asunción': '55995',
  'Jardines del Mirador': '55996',
  'La Cañada': '55997',
  'Las Peñitas': '55997',
  'Ampliación Guadalupe': '55998',
  'Loma Bonita': '55999',
}

/** Returns the parts of an address by the fields of a branch. The town is laid on the hills of the Estado de México. */
export function partesDe(direccion: string) {
  const [via = '', ...rest] = direccion.split(', ')
  const [municipio, colonia = '', numero_interior = null] = rest.toReversed()
  const [, calle, numero_exterior = null] = /^(.+?)(?: ((?:km )?\d+))?$/.exec(via) ?? []
  const codigo_postal = POSTAL_CODES[colonia]
  if (!codigo_postal) throw new Error(`the town has no colonia ${colonia}`)
  const place = { colonia, codigo_postal, localidad: municipio, municipio, estado: '15' }
  return { calle, numero_exterior, numero_interior, ...place }
}
