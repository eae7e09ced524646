import { fold } from '../spanish/spanish.ts'
import { estadoName } from './estados.ts'

/** The parts of an address, named like the fields of a branch. */
export type AddressParts = Readonly<
  Record<
    | 'calle'
    | 'numero_exterior'
    | 'numero_interior'
    | 'entre_calles'
    | 'colonia'
    | 'codigo_postal'
    | 'localidad'
    | 'municipio'
    | 'estado',
    string | null
  >
>

/**
 * Composes an address: `Hidalgo 12, int. 3, entre Juárez y Allende, col. Centro, C.P. 06000, Tlalpan, Ciudad de México`.
 * Missing parts are left out; without any it is null. A word that a part has already (`Local 3`, `Fracc. Las Flores`) is
 * not put before it, and a place that is also the municipality is said once.
 */
export function composedAddress(parts: AddressParts): string | null {
  const {
    calle,
    numero_exterior,
    numero_interior,
    entre_calles,
    colonia,
    codigo_postal,
    localidad,
    municipio,
  } = parts
  const isTown = localidad !== null && municipio !== null && fold(localidad) === fold(municipio)
  const said = [
    calle && numero_exterior
      ? `${calle} ${numero_exterior}`
      : (calle ?? named('núm.', NUMBERED, numero_exterior)),
    named('int.', INSIDE, numero_interior),
    named('entre', BETWEEN, entre_calles),
    named('col.', QUARTER, colonia),
    codigo_postal && `C.P. ${codigo_postal}`,
    isTown ? null : localidad,
    municipio,
    parts.estado && estadoName(parts.estado),
  ].filter((part) => part !== null && part !== undefined && part !== '')
  return said.length === 0 ? null : said.join(', ')
}

const NUMBERED = /^(?:n[uú]m|no\.|#|s\/n|sin n|k\.?m\b|manzana\b|mz)/iu
const INSIDE =
  /^(?:int|local|loc\b|dep|apartamento|piso|planta|of(?:na|icina|\.)|despacho|consultorio|bodega|nave|edificio|edif|torre|casa|lote|suite|#)/iu
const BETWEEN = /^(?:entre|esq|casi|frente|a un|junto|atr[aá]s)/iu
const QUARTER =
  /^(?:col(?:onia\b|\.|\b)|fracc|barrio\b|bo\.|ejido\b|unidad hab|u\. ?h\.|residencial\b|conjunto\b|condominio\b|zona\b)/iu

/** Puts a word before a part, unless it begins with one of its kind. */
const named = (word: string, kind: RegExp, part: string | null): string | null =>
  part === null || part === '' || kind.test(part) ? part : `${word} ${part}`
