import { fold } from '../spanish/spanish.ts'

/** The 32 states of Mexico: INEGI's keys, and the names by which people call them. */

export interface Estado {
  /** INEGI's key, `01` to `32`. */
  readonly clave: string
  /** The name that addresses have, such as `Michoacán`. */
  readonly nombre: string
}

/** By key: the name, and what else it is called (INEGI's longer name and abbreviations). */
const NAMES = {
  '01': ['Aguascalientes', 'Ags'],
  '02': ['Baja California', 'BC', 'Baja California Norte', 'BCN'],
  '03': ['Baja California Sur', 'BCS'],
  '04': ['Campeche', 'Camp'],
  '05': ['Coahuila', 'Coahuila de Zaragoza', 'Coah'],
  '06': ['Colima', 'Col'],
  '07': ['Chiapas', 'Chis'],
  '08': ['Chihuahua', 'Chih'],
  '09': [
    'Ciudad de México',
    ...[
      'CDMX',
      'Cd de México',
      'Distrito Federal',
      'DF',
      'México Distrito Federal',
      'México DF',
      'Ciudad de México CDMX',
    ],
  ],
  '10': ['Durango', 'Dgo'],
  '11': ['Guanajuato', 'Gto'],
  '12': ['Guerrero', 'Gro'],
  '13': ['Hidalgo', 'Hgo'],
  '14': ['Jalisco', 'Jal'],
  '15': ['Estado de México', 'México', 'Edo de México', 'Edomex', 'Edo Mex', 'Méx', 'EM'],
  '16': ['Michoacán', 'Michoacán de Ocampo', 'Mich'],
  '17': ['Morelos', 'Mor'],
  '18': ['Nayarit', 'Nay'],
  '19': ['Nuevo León', 'NL'],
  '20': ['Oaxaca', 'Oax'],
  '21': ['Puebla', 'Pue'],
  '22': ['Querétaro', 'Querétaro de Arteaga', 'Qro'],
  '23': ['Quintana Roo', 'Q Roo', 'QR'],
  '24': ['San Luis Potosí', 'SLP'],
  '25': ['Sinaloa', 'Sin'],
  '26': ['Sonora', 'Son'],
  '27': ['Tabasco', 'Tab'],
  '28': ['Tamaulipas', 'Tamps', 'Tam'],
  '29': ['Tlaxcala', 'Tlax'],
  '30': ['Veracruz', 'Veracruz de Ignacio de la Llave', 'Veracruz Llave', 'Ver'],
  '31': ['Yucatán', 'Yuc'],
  '32': ['Zacatecas', 'Zac'],
} as const

/** Letters alone count: `Q. Roo`, `q roo` and `QROO` are one. */
const lettersOf = (text: string): string => fold(text).replace(/[^a-z~]/g, '')

/** In the order of the keys. */
export const estados: readonly Estado[] = Object.entries(NAMES)
  .map(([clave, [nombre]]) => ({ clave, nombre }))
  .sort((one, other) => Number(one.clave) - Number(other.clave))

const byKey = new Map(estados.map((estado) => [estado.clave, estado]))
const byName = new Map(
  Object.entries(NAMES).flatMap(([clave, names]) =>
    names.flatMap((name) =>
      [lettersOf(name), `estadode${lettersOf(name)}`].map((key) => [key, clave] as const),
    ),
  ),
)

/** No name of a state is as long. */
const LONGEST = 60

/** Returns the key of the state that a text names, by one or two digits or by a name; undefined for others. */
export function readEstado(text: string): string | undefined {
  if (text.length > LONGEST) return
  const written = text.trim()
  const key = /^\d{1,2}$/.test(written) ? written.padStart(2, '0') : byName.get(lettersOf(written))
  return key !== undefined && byKey.has(key) ? key : undefined
}

/** Returns the name of the state with this key. */
export const estadoName = (clave: string): string | undefined => byKey.get(clave)?.nombre
