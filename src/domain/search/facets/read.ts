import { categoriesOf, fieldRows, type IndexedTexts, type Row } from '../indexing/texts.ts'
import { type Filtered, filteredBy, type SearchedKind } from '../searched.ts'
import { NUMBER, type Said, type StoredSets, YES_OR_NO } from './sets.ts'
import type { Facets } from './storage.ts'

/** Returns what filters ask of a record. Throws when its kind has none. */
export function facetsOf(kind: SearchedKind, { orden, row }: IndexedTexts): Facets {
  const filtered = filteredBy(kind)
  if (!filtered) throw new Error(`${kind} has no filters`)
  const [lat, lng] = [row[`${filtered.point}_lat`], row[`${filtered.point}_lng`]]
  return {
    orden,
    place: Number(row.place),
    point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    sets: setsOf(kind, filtered, row),
  }
}

function setsOf(kind: SearchedKind, { attributes, place, hours }: Filtered, row: Row): StoredSets {
  const categories = categoriesOf(kind, row).sort((a, b) => a - b)
  const rows = fieldRows(row, attributes)
  return {
    places: [textIn(row, place.estado), textIn(row, place.municipio), textIn(row, place.colonia)],
    tags: [
      categories,
      rows.flatMap(({ id, tipo, texto, numero }): Said<string>[] => {
        const value = tipo === YES_OR_NO ? numero : texto
        return tipo === NUMBER || value === null ? [] : [[id, String(value)]]
      }),
    ],
    numbers: [
      categories,
      rows.flatMap(({ id, tipo, numero }): Said<number>[] =>
        tipo === NUMBER && numero !== null ? [[id, numero]] : [],
      ),
    ],
    hours: [
      textIn(row, hours.week),
      textIn(row, hours.exceptions),
      textIn(row, hours.closedUntil),
      textIn(row, hours.zone),
    ],
  }
}

function textIn(row: Row, field: string): string | null {
  const value = row[field]
  return typeof value === 'string' && value !== '' ? value : null
}
